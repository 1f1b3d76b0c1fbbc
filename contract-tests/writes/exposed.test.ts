import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Exchange, Outgoing, SentRequest } from '../core/exchange.ts'
import { Bystanders } from './bystanders.ts'
import { ExposedLinks } from './exposed.ts'
import { newLedger } from './ledger.ts'

/** The links of other people, by id, and whether each has expired. */
type Links = Map<string, boolean>

function exchangeOf(request: Pick<SentRequest, 'method' | 'path'>, status: number, json?: unknown): Exchange {
  return {
    request: { method: request.method, path: request.path, headers: {} },
    answer: { status, headers: {}, text: JSON.stringify(json), json },
    durationMs: 1,
    attempts: 1,
  }
}

function answerTo(links: Links, request: Outgoing): Exchange {
  const id = request.path.split('/')[2]
  if (id !== undefined) return exchangeOf(request, links.has(id) ? 200 : 404, { id })
  const wanted = request.query?.find(([name]) => name === 'status')
  const shown = [...links].filter(([, isExpired]) => wanted === undefined || isExpired)
  return exchangeOf(request, 200, { data: shown.map(([shownId]) => ({ id: shownId })) })
}

/**
 * Creates an expired link. Link 2 of other people, which has expired, disappears meanwhile.
 * @param othersDo what other people do in a pause
 * @returns the error, if there was one
 */
async function createExpired(othersDo: (links: Links) => void): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'slk-exposed-'))
  const links: Links = new Map([
    ['1', false],
    ['2', true],
    ['3', true],
    ['4', false],
  ])
  const read = async (request: Outgoing) => answerTo(links, request)
  const pause = async () => othersDo(links)
  const ledger = newLedger(join(folder, 'ledger.jsonl'), 'slk1234567', 'http://localhost')
  const exposed = new ExposedLinks(read, ledger, new Bystanders(read, ledger, pause))
  const form = [['expiration_date', '2020-01-01']] as const
  try {
    await exposed.create(form, async () => {
      links.delete('2')
      return { id: '5', exchange: exchangeOf({ method: 'POST', path: '/links' }, 201, { id: '5' }) }
    })
    return undefined
  } catch (error) {
    return error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('ends the run if an expired link of other people disappears when one is created', async () => {
  expect(await createExpired(() => {})).toMatchObject({
    name: 'RunEnded',
    exitCode: 3,
    blame: { requirement: 'links.create.alone' },
    message: expect.stringMatching(/^links\/2, .* disappeared when POST \/links was sent/),
  })
})

it.each<[string, string]>([
  ['an expired one', '3'],
  ['one that has not expired', '4'],
])('blames nothing if other people delete another link soon after it: %s', async (_, id) => {
  expect(await createExpired(links => void links.delete(id))).toBeUndefined()
})
