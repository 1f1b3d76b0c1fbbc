import { expect, it } from 'vitest'
import { RunEnded } from '../core/ended.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import type { Sighting } from './identify.ts'
import type { Ledger } from './ledger.ts'
import type { WriteRefusals } from './refusals.ts'
import { settleUnproven } from './unproven.ts'
import type { Written } from './written.ts'

const exchangeOf = (method: 'GET' | 'POST', path: string, status: number): Exchange => ({
  request: { method, path, headers: {}, authorization: 'Bearer k' },
  answer: { status, headers: {}, text: '', json: undefined },
  durationMs: 1,
  attempts: 1,
})
const read: Reader = async ({ method, path }) => exchangeOf(method as 'GET', path, 404)
const ledger = { run: 'slk-11111111', written: [], settle() {} } as unknown as Ledger
const entry = { resource: 'pixels', marker: 'slk-11111111-0001' } as Written
const contrary = exchangeOf('GET', '/pixels/5caf61cd', 404)
const sighting = { isListed: true, isShown: true, claimed: '5caf61cd', contrary }

it.each<[string, boolean, RegExp, string | undefined]>([
  ['leads to no record', false, /its id cannot be determined/, 'pixels.get.by-id'],
  ['may not be the id: another may be read as that of a record of before', true, /may be read as/, undefined],
])('a run ends if a create is listed, and its id %s', async (_, isAmbiguous, message, requirement) => {
  const refusals = { isInWords: async () => false } as unknown as WriteRefusals
  const created = exchangeOf('POST', '/pixels', 200)
  const all: Sighting = { ...sighting, isAmbiguous }
  const ended = await settleUnproven({ read, ledger, refusals }, entry, created, all).catch(error => error)
  expect(ended).toBeInstanceOf(RunEnded)
  expect(ended.message).toMatch(message)
  expect(ended.blame?.requirement).toBe(requirement)
})
