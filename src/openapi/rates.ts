import type { Limit } from '../dialect/rate-headers.ts'
import type { Answers } from '../generated/answers.ts'
import type { Header, OpenApiDocument } from './document.ts'
import { component, header } from './parts.ts'

/** The start of the names of the headers, as they are usually written. */
const prefixes: Record<NonNullable<Limit['headers']>, string | undefined> = {
  'x-ratelimit': 'X-RateLimit',
  ratelimit: 'RateLimit',
  none: undefined,
}

/**
 * Adds the rate limit headers to all successful responses if the dialect has a limit, and renames those of the refusal
 * (question `limits.rate`).
 */
export function writeRateHeaders(document: OpenApiDocument, answers: Answers): void {
  const limit = answers['limits.rate']
  if (limit === 'none') return
  const refused = component(document, 'responses', 'TooManyRequests')
  header(refused, 'Retry-After').example = Math.ceil((limit.seconds ?? 60) / 2)
  const [most, left] = [header(refused, 'X-RateLimit-Limit'), header(refused, 'X-RateLimit-Remaining')]
  const prefix = prefixes[limit.headers ?? 'x-ratelimit']
  const headersOf = (requests: number, remaining: number): Record<string, Header> =>
    prefix === undefined
      ? {}
      : {
          [`${prefix}-Limit`]: { ...structuredClone(most), example: requests },
          [`${prefix}-Remaining`]: { ...structuredClone(left), example: remaining },
        }
  const { 'X-RateLimit-Limit': _, 'X-RateLimit-Remaining': __, ...others } = refused.headers ?? {}
  refused.headers = { ...others, ...headersOf(limit.requests, 0) }
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.put, item.delete]) {
      const requests = operation === item.get ? limit.requests : (limit.writes ?? limit.requests)
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        if (status.startsWith('2'))
          response.headers = { ...response.headers, ...headersOf(requests, requests - 1) }
      }
    }
  }
}
