import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../../contract-tests/index.ts'
import { serve } from '../../../src/hosts/node/index.ts'
import { createMock } from '../../../src/index.ts'
import { choices, type Draw, plainDraw } from './grammar/index.ts'
import { startStranger } from './service/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'slk-traced-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the answers about refusals that the suite observes on a service. */
async function answersOf(draw: Draw): Promise<Record<string, unknown>> {
  const { baseUrl, apiKey, close } = await startStranger(draw)
  const ledger = join(folder, `${Math.random()}.jsonl`)
  const only = ['auth.*', 'errors.*', 'input.content-type', 'ids.malformed']
  const { results } = await runContract({ baseUrl, apiKey, only, ledger })
  await close()
  const answers = results.filter(({ level }) => level === 'assumed')
  return Object.fromEntries(answers.map(({ id, verdict, received }) => [id, received ?? verdict]))
}

// The body of a refusal alone tells how such a service reads a body of another type.
const plain: Draw = { ...plainDraw, 'input.type': 'ignored', 'update.empty': 'refused' }
const traced = choices['errors.trace'].options.filter(trace => trace !== plainDraw['errors.trace'])

it('what names a refusal hides no answer about refusals', async () => {
  const answers = await answersOf(plain)
  for (const trace of traced)
    expect(await answersOf({ ...plain, 'errors.trace': trace } as Draw), String(trace)).toEqual(answers)
})

it('what names a refusal does not hide the largest body', async () => {
  const answer = { status: 413, bytes: 131_072, fields: 500 }
  const body = { message: '$message', id: { $any: 'request-id' } }
  const dialect = {
    name: 'traced',
    shapes: { errors: { error: { body } } },
    answers: { 'errors.too-large': answer },
  }
  const { baseUrl, close } = await serve(createMock({ dialect }))
  const ledger = join(folder, 'size.jsonl')
  const { results } = await runContract({ baseUrl, apiKey: 'demo-key', only: ['errors.too-large'], ledger })
  await close()
  expect(results.map(({ received }) => received)).toEqual([answer])
})
