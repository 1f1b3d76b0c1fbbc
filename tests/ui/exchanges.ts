import type { RecordedExchange } from '../../src/client/index.ts'

/** Returns a recorded request: the list of links, with the given members instead. */
export function exchange(given: Partial<RecordedExchange> = {}): RecordedExchange {
  return {
    id: 1,
    account: 1,
    operationId: 'listLinks',
    method: 'GET',
    path: '/links',
    target: '/api/v1/links',
    status: 200,
    ms: 1,
    at: '2026-05-01T12:00:00.000Z',
    reason: null,
    findings: [],
    request: {
      headers: [
        ['host', '127.0.0.1:4010'],
        ['accept', 'application/json'],
        ['authorization', 'Bearer [redacted]'],
      ],
    },
    response: { headers: [['content-type', 'application/json']] },
    ...given,
  }
}

/** Returns a recorded request that creates a link with form fields. */
export function createExchange(
  fields: [name: string, value: string][],
  given: Partial<RecordedExchange> = {},
): RecordedExchange {
  const { request } = exchange()
  return exchange({
    operationId: 'createLink',
    method: 'POST',
    request: { headers: [...request.headers, ['content-type', 'application/x-www-form-urlencoded']], fields },
    ...given,
  })
}
