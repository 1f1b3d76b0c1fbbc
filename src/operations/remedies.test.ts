import { describe, expect, it } from 'vitest'
import type { Sent } from '../../tests/hosts/same-bytes/request.ts'
import { dialects, mockIn, requestsIn } from '../../tests/hosts/same-bytes/table.ts'
import { sampled } from '../../tests/support/sample.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { withAnswer } from '../dialect/file.ts'
import { settingOf } from '../mock/answer-text.ts'
import { host } from '../mock/mock.ts'
import { plainRequest } from '../wire/fetch.ts'
import type { Reason } from '../wire/plain.ts'

const base = 'http://localhost/api/v1'

/** Sends one request to a new mock. Returns why it was refused, if it was. */
async function reasonOf(dialect: Dialect, { target, init }: Sent): Promise<Reason | undefined> {
  const { handle, bodyLimit } = mockIn(dialect)[host]
  const request = await plainRequest(new Request(base + target, init()), base, bodyLimit)
  return (await handle(request)).reason
}

// The table of requests that is played on all hosts has refusals of every kind, in dialects that refuse
// differently.
describe.each(sampled(dialects, 4))('requests that the $name dialect refuses', dialect => {
  it('are not refused for the same reason with the answer to try', async () => {
    const stubborn: string[] = []
    let tried = 0
    for (const sent of requestsIn(dialect)) {
      const reason = await reasonOf(dialect, sent)
      const setting = reason && settingOf(reason)
      if (reason?.question === undefined || setting === undefined) continue
      tried++
      const other = withAnswer(dialect, reason.question, setting.slice(reason.question.length + 1))
      const then = await reasonOf(other, sent)
      if (then?.text === reason.text && then.question === reason.question)
        stubborn.push(`${sent.title}: ${reason.text} (${setting})`)
    }
    expect(stubborn).toEqual([])
    expect(tried).toBeGreaterThan(10)
  })
})
