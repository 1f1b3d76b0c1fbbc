import type { Exchange } from '../../core/exchange.ts'
import { keyPlaceholder } from '../../core/exchange.ts'
import { parseJson } from '../../core/json.ts'
import { isJsonObject } from '../../core/match.ts'
import { UsageError } from '../../core/usage.ts'
import type { HarEntry } from './har.ts'

/** An exchange with a service and its times, in milliseconds since 1970 on the service's clock. */
export interface Taken {
  exchange: Exchange
  sentAt: number
  receivedAt: number
}

/** The exchanges with one service, in the order of their requests. */
export interface Recording {
  /** With `/api/v1`, without a trailing slash. */
  baseUrl: string
  taken: readonly Taken[]
  /** Whether the browser saved keys. By default Chrome omits them. */
  hasKeys: boolean
  /** Number of requests to the service that were not used, by reason. */
  skipped: ReadonlyMap<string, number>
  /** Keys, cookies and tokens, which must not be written. */
  secrets: readonly string[]
}

const interfacePath = /^(.*?\/api\/v1)(\/(?:links|pixels)(?:\/.*)?)$/

/**
 * Selects the exchanges with one service from the entries of a HAR file.
 * @param baseUrl with `/api/v1`. If left out, the only service in the recording with paths of the API
 * @throws UsageError if there is no such service or more than one, or if no request can be used
 */
export function recordingOf(entries: readonly HarEntry[], file: string, baseUrl?: string): Recording {
  const of = baseUrl ?? onlyBase(entries, file)
  const own = entries.flatMap(entry => {
    const address = entry.url.origin + entry.url.pathname
    const path = address.startsWith(`${of}/`) ? address.slice(of.length) : undefined
    return path === undefined ? [] : [{ entry, path }]
  })
  if (own.length === 0) throw new UsageError(`Failed to learn from ${file}: no request in it goes to ${of}`)
  const skipped = new Map<string, number>()
  const taken: Taken[] = []
  const usual = usualKey(own.map(({ entry }) => entry))
  const skew = skewOf(own.map(({ entry }) => entry))
  for (const { entry, path } of own) {
    const reason = unusable(entry)
    if (reason === undefined) taken.push(takenOf(entry, path, usual, skew))
    else skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
  }
  if (taken.length === 0)
    throw new UsageError(
      `Failed to learn from ${file}: of ${own.length} requests to ${of} none can be used: ${[...skipped.keys()].join('; ')}`,
    )
  return {
    baseUrl: of,
    taken,
    hasKeys: usual !== undefined,
    skipped,
    secrets: secretsIn(own.map(({ entry }) => entry)),
  }
}

function onlyBase(entries: readonly HarEntry[], file: string): string {
  const bases = new Set(
    entries.flatMap(({ url }) => {
      const found = interfacePath.exec(url.pathname)
      return found === null ? [] : [url.origin + found[1]]
    }),
  )
  const [base, ...others] = bases
  if (base === undefined)
    throw new UsageError(
      `Failed to learn from ${file}: no request in it has a path of the interface, such as /api/v1/links`,
    )
  if (others.length === 0) return base
  throw new UsageError(
    `${file} has requests to several services: name one of them, learn --har ${file} BASE_URL: ${[...bases].join(', ')}`,
  )
}

/** Returns the reason why nothing can be learned from an entry. Undefined if the entry can be used. */
function unusable({ method, status, text }: HarEntry): string | undefined {
  if (method === 'OPTIONS') return 'preflights of the browser'
  if (status === 0) return 'no response: blocked, or aborted by the page'
  if (status === 304) return 'not modified: the response is in the browser cache, not in the file'
  if (status < 200 || (status >= 300 && status < 400)) return 'redirects'
  if (status === 429 || status >= 500) return 'the service was busy or failed'
  if (text === undefined) return 'the body of the response is not in the file'
  return undefined
}

/**
 * Returns the most frequent Authorization header. Requests refused with 401 or 403 do not count. Undefined if
 * the browser saved none.
 */
function usualKey(entries: readonly HarEntry[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { requestHeaders, status } of entries) {
    const { authorization } = requestHeaders
    if (authorization !== undefined)
      counts.set(authorization, (counts.get(authorization) ?? 0) + (status === 401 || status === 403 ? 0 : 1))
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function takenOf(entry: HarEntry, path: string, usual: string | undefined, skew: number): Taken {
  const { method, url, requestHeaders, body, status, responseHeaders, text = '', startedAt } = entry
  const { authorization: key, cookie: _, ...headers } = requestHeaders
  // If the browser saved no Authorization header at all, only a 401 response shows that the key was missing.
  const isUsual = usual === undefined ? status !== 401 : key === usual
  const authorization = isUsual ? undefined : key === undefined ? null : wrongKey(key)
  return {
    exchange: {
      request: {
        method,
        path: path + url.search,
        headers,
        ...(body !== undefined && { body }),
        ...(authorization !== undefined && { authorization }),
      },
      answer: { status, headers: responseHeaders, text, json: parseJson(text) },
      durationMs: entry.durationMs,
      attempts: 1,
    },
    sentAt: startedAt + skew,
    receivedAt: startedAt + entry.durationMs + skew,
  }
}

/** Replaces the key in an unusual Authorization header: only its form matters; the key must not be stored. */
function wrongKey(header: string): string {
  const scheme = /^([A-Za-z]+)\s+\S/.exec(header)?.[1]
  return `${scheme === undefined ? '' : `${scheme} `}not-${keyPlaceholder}`
}

/** Returns how many milliseconds the service's clock is ahead of the browser's, by its Date headers. */
function skewOf(entries: readonly HarEntry[]): number {
  const found = entries.flatMap(({ responseHeaders: { date = '' }, startedAt, durationMs }) => {
    const said = Date.parse(date)
    // A Date is truncated to seconds, so half a second is added.
    return Number.isNaN(said) ? [] : [said + 500 - (startedAt + durationMs)]
  })
  const median = found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
  return Math.abs(median) < 1500 ? 0 : median
}

const secretHeaders = /^(authorization|cookie|set-cookie|proxy-authorization|x-api-key|x-[a-z-]*token)$/

function secretsIn(entries: readonly HarEntry[]): string[] {
  const found = entries.flatMap(({ requestHeaders, responseHeaders, url }) => [
    ...[...Object.entries(requestHeaders), ...Object.entries(responseHeaders)]
      .filter(([name]) => secretHeaders.test(name))
      .flatMap(([, value]) => value.split(/[\s;,=]+/)),
    ...[...url.searchParams].filter(([name]) => /token|key|secret/i.test(name)).map(([, value]) => value),
  ])
  return [...new Set(found)].filter(word => word.length >= 8)
}

/** Returns the fields that a request sent: those of its form, or the members of its JSON. */
export function sentFields({ request }: Exchange): [string, string][] {
  const { body = '', headers } = request
  const type = headers['content-type'] ?? ''
  if (!/json/i.test(type)) return [...new URLSearchParams(body)]
  const json = parseJson(body)
  return isJsonObject(json) ? Object.entries(json).map(([name, value]) => [name, String(value)]) : []
}

/** Returns the query parameters of a path, decoded. */
export function queryOf(path: string): [string, string][] {
  const at = path.indexOf('?')
  return at < 0 ? [] : [...new URLSearchParams(path.slice(at + 1))]
}
