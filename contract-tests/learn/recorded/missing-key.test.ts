import { expect, it } from 'vitest'
import { withMissingKeys } from './missing-key.ts'
import type { Taken } from './recording.ts'

/** A request and its status: `GET /links -> 200`. */
function taken(line: string): Taken {
  const [, method = '', path = '', status] = /^(\w+) (\S+) -> (\d+)$/.exec(line) ?? []
  const answer = { status: Number(status), headers: {}, text: '', json: undefined }
  const request = { method, path, headers: {} }
  return { exchange: { request, answer, durationMs: 1, attempts: 1 }, sentAt: 0, receivedAt: 1 }
}

it.each([
  ['a list that another request got', ['GET /links -> 403', 'GET /links -> 200'], [true, false]],
  ['a list that nobody got', ['GET /links -> 403', 'GET /pixels -> 200'], [false, false]],
  ['another page', ['GET /links?page=9 -> 400', 'GET /links -> 200'], [false, false]],
  ['a record that is deleted later', ['GET /links/3 -> 200', 'GET /links/3 -> 404'], [false, false]],
  ['a create', ['POST /links -> 422', 'POST /links -> 201'], [false, false]],
])('requests without a key in a recording without keys: %s', (_, lines, expected) => {
  const marked = (hasKeys: boolean) =>
    withMissingKeys({ taken: lines.map(taken), hasKeys }).map(
      ({ exchange }) => exchange.request.authorization === null,
    )
  expect(marked(false)).toEqual(expected)
  expect(marked(true)).toEqual(lines.map(() => false))
})
