import { expect, it } from 'vitest'
import type { Exchange } from '../core/exchange.ts'
import type { Form } from './account.ts'
import type { Ledger } from './ledger.ts'
import { Room } from './room.ts'

const request = { method: 'POST', path: '/links', headers: {} } as const

function answered(status: number, text: string): Exchange {
  return { request, answer: { status, headers: {}, text, json: undefined }, durationMs: 1, attempts: 1 }
}

/**
 * Creates links until the server refuses one, in an account with room for `most`.
 * @param refusal the text of every refusal
 * @returns what was thrown, and the forms that were sent to see whether the account is full
 */
async function refusedAt(records: number, most: number, refusal = 'Maximum number of links exceeded') {
  const ledger = { written: [] as { resource: string; state: string }[] }
  const controls: Form[] = []
  const room = new Room(ledger as unknown as Ledger, async (_, formOf) => {
    controls.push(formOf('slk-11111111-0099'))
    return ledger.written.length < most ? answered(201, '') : answered(422, refusal)
  })
  for (let n = 1; n <= records; n += 1) {
    const marker = `slk-11111111-000${n}`
    ledger.written.push({ resource: 'links', state: 'created' })
    const form: Form = [
      ['url', `https://a.example/${marker}`],
      ...(n === 1 ? [['alias', 'one'] as const] : []),
    ]
    await room.note('links', marker, form, { id: `${n}`, exchange: answered(201, '') })
  }
  const refused = { id: undefined, exchange: answered(422, refusal) }
  const thrown = await room.note('links', 'slk-11111111-0009', [['url', '?']], refused).catch(error => error)
  return { thrown, controls, room, ledger }
}

it('skips what needs another record if a create that was accepted before is refused too', async () => {
  const { thrown, controls, room, ledger } = await refusedAt(4, 4)
  expect(thrown).toMatchObject({
    name: 'Skipped',
    message: expect.stringMatching(/^the server allows no more links: with 4 /),
  })
  expect(controls).toEqual([[['url', 'https://a.example/slk-11111111-0099']]])
  expect(() => room.mustBeLeft('links')).toThrow(/422 "Maximum number of links exceeded"/)
  ledger.written.pop()
  expect(() => room.mustBeLeft('links')).not.toThrow()
})

it.each([
  ['if the server accepts such a create', 4, 9, 'A maximum was exceeded', 1],
  ['if it is about a field', 4, 4, 'The url exceeds the maximum length', 0],
  ['before the account has three records', 2, 2, 'Maximum number of links exceeded', 0],
])('judges a refusal as one of its input %s', async (_, records, most, refusal, count) => {
  const { thrown, controls } = await refusedAt(records, most, refusal)
  expect(thrown).toBeUndefined()
  expect(controls).toHaveLength(count)
})

it.each([
  ['a read is accepted', 200, 4, true],
  ['a read gets 429, too', 429, 4, false],
  ['the run has two links', 200, 2, false],
])('a create that gets 429 for as long as the client waits: %s', async (_, status, records, isFull) => {
  const { room } = await refusedAt(records, 9, 'The url is no address')
  const thrown = await room
    .noteBusy('links', answered(429, 'Quota exceeded'), async () => answered(status, '[]'))
    .catch(error => error)
  expect(thrown?.message).toEqual(
    isFull
      ? expect.stringMatching(/with 4 of this run, a create that was sent again and again got 429/)
      : undefined,
  )
})
