import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { ErrorCase } from '../../../src/dialect/shapes/shapes.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import type { ResponsePair } from './pairs.ts'

/** The error cases that the mock detects before it knows whose rate limit applies. */
const uncounted: readonly ErrorCase[] = ['unauthenticated', 'wrong_key', 'no_path']

/** Returns the header shapes of an error case where the service differs from the mock's default headers. */
export function refusalHeaders(pairs: readonly ResponsePair[], name: ErrorCase): Record<string, Json> {
  const all = pairs.map(({ exchange }) => exchange.answer.headers)
  if (name === 'method') return allowHeader(pairs)
  if (!uncounted.includes(name)) return {}
  const [first = {}] = all
  const scheme = first['www-authenticate']
  // By default the mock sends `WWW-Authenticate: Bearer` with 401 only.
  const isOther =
    scheme !== undefined &&
    (!/^bearer\b/i.test(scheme) || pairs.some(({ exchange }) => exchange.answer.status !== 401))
  const asks = isOther && all.every(headers => headers['www-authenticate'] === scheme)
  const rates = Object.entries(first).filter(
    ([header]) => /^(x-)?ratelimit-/.test(header) && all.every(headers => headers[header] !== undefined),
  )
  return {
    ...(asks && { 'WWW-Authenticate': spelled(scheme) }),
    ...Object.fromEntries(rates.map(([header, text]) => [header, { $seen: text }])),
  }
}

/**
 * Returns the `Allow` header of 405 if it differs from the mock's, which names each method that is accepted.
 */
function allowHeader(pairs: readonly ResponsePair[]): Record<string, Json> {
  const allow = pairs.map(({ exchange }) => exchange.answer.headers.allow)
  const [first, ...others] = allow
  if (allow.every(text => text === undefined)) return { Allow: '$absent' }
  const isOther = ({ usualHeaders }: ResponsePair, index: number) =>
    usualHeaders?.allow !== undefined && methodsIn(usualHeaders.allow) !== methodsIn(allow[index])
  const isRecord = ({ step }: ResponsePair) => /^\/(links|pixels)\/[^/]+$/.test(step.path)
  const isSame = others.every(text => methodsIn(text) === methodsIn(first))
  if (first === undefined || !isSame || !pairs.every(isOther) || !pairs.every(isRecord)) return {}
  // The plan sends no request that a list refuses because of its method.
  const all = /\bHEAD\b/i.test(first) ? 'GET, POST, HEAD' : 'GET, POST'
  return { Allow: choice('path_id', spelled(first), all) }
}

/**
 * Returns the methods of an `Allow` header, sorted. HEAD and OPTIONS may be supported without being named.
 */
function methodsIn(allow = ''): string {
  const methods = allow.toUpperCase().split(/\s*,\s*/)
  return methods
    .filter(method => method !== 'HEAD' && method !== 'OPTIONS')
    .sort()
    .join()
}

/** Returns `$absent` for each header that a case would inherit, although none of its responses has it. */
export function absentHeaders(
  pairs: readonly ResponsePair[],
  inherited: Readonly<Record<string, unknown>> = {},
): Record<string, Json> {
  const isSent = (header: string) =>
    pairs.some(({ exchange }) => exchange.answer.headers[header.toLowerCase()] !== undefined)
  const lacking = Object.keys(inherited).filter(header => pairs.length > 0 && !isSent(header))
  return Object.fromEntries(lacking.map(header => [header, '$absent']))
}
