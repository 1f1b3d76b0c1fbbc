import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openTinyServer } from '../../../tests/suite/support/tiny-server.ts'
import { runContract } from '../../index.ts'

const apiKey = 'key-of-the-test'

/** The body of a 401: for no header, for a wrong key, and for a header that cannot be read. */
type Refusals = (path: string) => Record<'none' | 'wrong' | 'unreadable', unknown>

const cases: [title: string, refusals: Refusals, answer: unknown][] = [
  [
    'the same text as for a wrong key',
    () => ({ none: 'No key.', wrong: 'Wrong key.', unreadable: 'Wrong key.' }),
    { verdict: 'differs', received: 'invalid' },
  ],
  [
    'the same members as for a wrong key, with the id of the request',
    () => ({
      none: 'No key.',
      wrong: { message: 'Wrong key.', request_id: randomUUID() },
      unreadable: { message: 'Wrong key.', request_id: randomUUID() },
    }),
    { verdict: 'differs', received: 'invalid' },
  ],
  [
    'the same words as for no key, with the id of the request and its path',
    path => ({
      none: { error: { code: 'no-key', request: randomUUID() }, path },
      wrong: { error: { code: 'wrong-key', request: randomUUID() }, path },
      unreadable: { error: { code: 'no-key', request: randomUUID() }, path },
    }),
    { verdict: 'matches', received: 'missing' },
  ],
  [
    'the same words as all refusals, with the id of the request',
    () => {
      const refusal = () => ({ message: 'No.', id: randomUUID() })
      return { none: refusal(), wrong: refusal(), unreadable: refusal() }
    },
    { verdict: 'not-observable', received: undefined },
  ],
]

it.each(cases)('a header that cannot be read gets %s', async (_, refusals, answer) => {
  const { baseUrl, close } = await openTinyServer((request, response) => {
    const { authorization } = request.headers
    const isRight = authorization === `Bearer ${apiKey}`
    const kind =
      authorization === undefined ? 'none' : /^Bearer ./.test(authorization) ? 'wrong' : 'unreadable'
    const body = isRight ? { data: [] } : refusals(request.url!)[kind]
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const report = await runContract({ baseUrl, apiKey, readOnly: true, only: ['auth.malformed'] })
  await close()
  const [result] = report.results.filter(({ id }) => id === 'auth.malformed')
  const { verdict, received } = result ?? {}
  expect({ verdict, received }).toEqual(answer)
})
