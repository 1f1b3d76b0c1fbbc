import { isJsonObject } from '../../core/match.ts'
import { UsageError } from '../../core/usage.ts'

/** A request of a HAR file with its response. */
export interface HarEntry {
  method: string
  url: URL
  /** Lower-case names, without the pseudo-headers of HTTP/2, which begin with a colon. */
  requestHeaders: Record<string, string>
  /** The body as it was sent. Undefined if there was none. */
  body: string | undefined
  status: number
  responseHeaders: Record<string, string>
  /** Undefined if the response had a body that the browser did not save. */
  text: string | undefined
  /** Milliseconds since 1970. */
  startedAt: number
  durationMs: number
}

/** Maximum size of a file in bytes: about a hundred times the recording of an afternoon. */
export const mostBytes = 200 * 1024 * 1024

/**
 * Reads a HAR 1.2 file as Chrome, Firefox, Safari and proxies save it. Invalid entries are skipped.
 * @throws UsageError if the text is not a HAR file
 */
export function readHar(text: string, file: string): HarEntry[] {
  const wrong = (reason: string) => new UsageError(`Failed to read the recording ${file}: ${reason}`)
  let document: unknown
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw wrong('it is not JSON')
  }
  const log = isJsonObject(document) ? document.log : undefined
  const entries = isJsonObject(log) ? log.entries : undefined
  if (!Array.isArray(entries)) throw wrong('it is not a HAR file: there is no list log.entries')
  const read = entries.flatMap(entry => readEntry(entry) ?? [])
  // Safari and some proxies write the entries in the order in which the requests ended.
  return read.sort((a, b) => a.startedAt - b.startedAt)
}

function readEntry(entry: unknown): HarEntry | undefined {
  if (!isJsonObject(entry) || !isJsonObject(entry.request) || !isJsonObject(entry.response)) return undefined
  const { request, response } = entry
  const { method, url } = request
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return undefined
  const startedAt = Date.parse(String(entry.startedDateTime))
  const status = Number(response.status)
  if (Number.isNaN(startedAt) || !Number.isInteger(status)) return undefined
  const time = Number(entry.time)
  return {
    method: method.toUpperCase(),
    url: new URL(url),
    requestHeaders: headersOf(request.headers),
    body: sentBody(request.postData),
    status,
    responseHeaders: headersOf(response.headers),
    text: responseText(response, status),
    startedAt,
    durationMs: time > 0 ? time : 0,
  }
}

function pairsIn(list: unknown): [string, string][] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one): [string, string][] =>
    isJsonObject(one) && typeof one.name === 'string' ? [[one.name, String(one.value ?? '')]] : [],
  )
}

function headersOf(list: unknown): Record<string, string> {
  const own = pairsIn(list).filter(([name]) => !name.startsWith(':'))
  return Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value]))
}

/** Returns a request's body. A form is saved as text or as a list of fields, encoded or decoded. */
function sentBody(data: unknown): string | undefined {
  if (!isJsonObject(data)) return undefined
  const text = typeof data.text === 'string' && data.text !== '' ? data.text : undefined
  if (text !== undefined) return data.encoding === 'base64' ? fromBase64(text) : text
  const params = pairsIn(data.params)
  if (params.length === 0) return undefined
  const isEncoded = params.every(([name, value]) => isFormEncoded(name) && isFormEncoded(value))
  if (isEncoded) return params.map(pair => pair.join('=')).join('&')
  return new URLSearchParams(params).toString()
}

/** Whether a text is valid in a form without further encoding, such as `a%20b`. */
function isFormEncoded(text: string): boolean {
  return /^[\w.*~+%-]*$/.test(text) && !/%(?![0-9a-f]{2})/i.test(text)
}

function responseText(response: Record<string, unknown>, status: number): string | undefined {
  const content = isJsonObject(response.content) ? response.content : {}
  const { text, size, encoding } = content
  if (typeof text === 'string') return encoding === 'base64' ? fromBase64(text) : text
  // A browser that discarded the body still saves its length.
  const length = [size, response.bodySize].map(Number).find(bytes => bytes > 0) ?? 0
  return status === 204 || status === 205 || length === 0 ? '' : undefined
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}
