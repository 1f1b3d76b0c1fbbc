import { describe, expect, it } from 'vitest'
import { requestLines, requestOf } from '../../tests/support/described-requests.ts'
import { judgeOf } from '../../tests/support/response-judge.ts'
import { dialectsOfToday, fixtures } from '../../tests/support/sample-dialects.ts'
import { type Dialect, defaultDialect } from '../dialect/dialect.ts'
import { createMock, host } from '../mock/mock.ts'
import { fixedClock } from '../store/clock.ts'
import { contractIn } from './contract.ts'

const clock = fixedClock(Date.parse('2026-02-03T04:05:06Z'))

/**
 * Sends requests to a mock in a dialect and validates the responses against the document of a dialect, the
 * same one or another. Returns the mistakes, the statuses and the number of requests.
 */
async function judged(dialect: Dialect, by: Dialect) {
  const mock = createMock({ dialect, clock, keys: ['good'] })
  const judge = judgeOf(contractIn(by))
  const lines = requestLines(dialect, mock[host].store('good'))
  const wrong: string[] = []
  const statuses = new Set<number>()
  for (const line of lines) {
    const request = requestOf(line)
    const response = await mock[host].handle(request)
    statuses.add(response.status)
    const [reason] = judge(request, response)
    if (reason !== undefined)
      wrong.push(`${line[0]} ${(line[1] ?? '').slice(0, 80)} ${response.status}: ${reason}`)
  }
  const list = requestOf(['GET /links'])
  for (const malformation of ['unreadable', 'headers', 'slow'] as const)
    wrong.push(...judge(list, mock[host].refuseMalformed(malformation)))
  wrong.push(...judge(list, await createMock({ dialect, clock, maxAccounts: 0 })[host].handle(list)))
  return { wrong, statuses, count: lines.length }
}

describe('every response of the mock is valid against the contract in its dialect', () => {
  it.each([
    ['the default dialect', defaultDialect] as const,
    ...dialectsOfToday(12),
  ])('%s', async (_, dialect) => {
    const { wrong, statuses, count } = await judged(dialect, dialect)
    expect(wrong).toEqual([])
    // If the mock refused every request, the test would prove nothing.
    expect(statuses.size).toBeGreaterThan(3)
    expect(count).toBeGreaterThan(60)
  })
})

it.each(
  fixtures,
)('most responses of the mock in the dialect %s are invalid against the default contract', async (_, dialect) => {
  const { wrong, count } = await judged(dialect, defaultDialect)
  expect(wrong.length).toBeGreaterThan(count / 2)
})
