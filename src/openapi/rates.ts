import type { Answers } from '../generated/answers.ts'
import type { Header, OpenApiDocument } from './document.ts'
import { component, header } from './parts.ts'

/**
 * Adds the rate limit headers to all successful responses if the dialect has a limit (question
 * `limits.rate`).
 */
export function writeRateHeaders(document: OpenApiDocument, answers: Answers): void {
  const limit = answers['limits.rate']
  if (limit === 'none') return
  const refused = component(document, 'responses', 'TooManyRequests')
  const most = header(refused, 'X-RateLimit-Limit')
  header(refused, 'Retry-After').example = Math.ceil((limit.seconds ?? 60) / 2)
  most.example = limit.requests
  const headersOf = (requests: number): Record<string, Header> => ({
    'X-RateLimit-Limit': { ...most, example: requests },
    'X-RateLimit-Remaining': { ...header(refused, 'X-RateLimit-Remaining'), example: requests - 1 },
  })
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.put, item.delete]) {
      const requests = operation === item.get ? limit.requests : (limit.writes ?? limit.requests)
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        if (status.startsWith('2'))
          response.headers = { ...response.headers, ...structuredClone(headersOf(requests)) }
      }
    }
  }
}
