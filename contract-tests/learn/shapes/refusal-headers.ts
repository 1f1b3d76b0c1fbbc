import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { ErrorCase } from '../../../src/dialect/shapes/shapes.ts'
import { spelled } from './fit/leaf.ts'
import type { ResponsePair } from './pairs.ts'

/** The error cases that the mock detects before it knows whose rate limit applies. */
const uncounted: readonly ErrorCase[] = ['unauthenticated', 'wrong_key', 'no_path']

/** Returns the header shapes of an error case where the service differs from the mock's default headers. */
export function refusalHeaders(pairs: readonly ResponsePair[], name: ErrorCase): Record<string, Json> {
  const all = pairs.map(({ exchange }) => exchange.answer.headers)
  // By default the mock sends `Allow` with 405.
  if (name === 'method' && all.every(({ allow }) => allow === undefined)) return { Allow: '$absent' }
  if (!uncounted.includes(name)) return {}
  const [first = {}] = all
  const scheme = first['www-authenticate']
  const isOther = scheme !== undefined && !/^bearer\b/i.test(scheme)
  const asks = isOther && all.every(headers => headers['www-authenticate'] === scheme)
  const rates = Object.entries(first).filter(
    ([header]) => /^(x-)?ratelimit-/.test(header) && all.every(headers => headers[header] !== undefined),
  )
  return {
    ...(asks && { 'WWW-Authenticate': spelled(scheme) }),
    ...Object.fromEntries(rates.map(([header, text]) => [header, { $seen: text }])),
  }
}
