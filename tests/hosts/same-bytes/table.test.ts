import { expect, test } from 'vitest'
import { defaultDialect } from '../../../src/dialect/dialect.ts'
import { operations } from '../../../src/generated/operations.ts'
import { play } from './play.ts'
import { serveTable } from './served.ts'
import { dialects, requestsIn } from './table.ts'

// Checks that the table covers enough for the comparisons of hosts.
test('the table has successes and refusals of every operation, and all kinds of responses', async () => {
  const requests = requestsIn(defaultDialect)
  const { baseUrl, close } = await serveTable(defaultDialect)
  const answers = await play(baseUrl, requests)
  await close()
  const reached = new Set<string>()
  const statuses = new Set<number>()
  for (const [index, answer] of answers.entries()) {
    if ('failed' in answer) throw new Error(`${requests[index]!.title}: ${answer.failed}`)
    statuses.add(answer.status)
    const { method, target } = requests[index]!
    const path = target.split(/[?#]/)[0]!.replace(/^(\/\w+)\/[^/]+$/, '$1/{id}')
    const operation = Object.values(operations).find(known => known.method === method && known.path === path)
    if (operation) reached.add(`${operation.operationId} ${answer.status < 300 ? 'answers' : 'refuses'}`)
  }
  const outcomes = Object.keys(operations).flatMap(id => [`${id} answers`, `${id} refuses`])
  expect([...reached].sort()).toEqual(outcomes.sort())
  expect([...statuses].sort()).toEqual([200, 204, 400, 401, 404, 405, 413, 415, 422])
})

test.each(dialects)('$name: the table has at least 300 requests', dialect => {
  expect(requestsIn(dialect).length).toBeGreaterThanOrEqual(300)
})
