import type { ResponsePair } from './pairs.ts'

/** Returns a response about links with these headers. Its other parts are dummies. */
export function pairWith(path: string, headers: Record<string, string>, of?: string): ResponsePair {
  const answer = { status: of === undefined ? 200 : 404, headers, text: '', json: undefined }
  return {
    step: { method: 'GET', path },
    resource: 'links',
    exchange: { answer } as unknown as ResponsePair['exchange'],
    sentAt: 0,
    receivedAt: 0,
    name: undefined,
    values: {},
    records: [],
    case: of,
  }
}
