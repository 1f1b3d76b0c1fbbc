import type { RecordedExchange } from '../../../src/client/index.ts'
import { hidden } from '../../../src/wire/secrets.ts'

type Pair = readonly [name: string, value: string]

/** The parts of a recorded request that can be sent again. */
export interface Replay {
  method: string
  /** The path and query. Secrets in it are `[redacted]`. */
  target: string
  /** The headers that may change the response. */
  headers: Pair[]
  body: { fields: Pair[] } | { json: unknown } | { text: string } | undefined
  /** The names of the redacted values: `header authorization`, `field password`. */
  redacted: string[]
  /** What cannot be sent again, in sentences. */
  lost: string[]
}

/** Headers of the connection and of the browser, which the sending program sets itself. */
const own =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|accept-language|user-agent|origin|referer|cookie|dnt|priority|cache-control|pragma|sec-.*)$/i

/** The control plane writes this in place of a field name that is no plain word. */
const unusual = '(unusual name)'

/** Returns what has to be sent to send a recorded request again. */
export function replayOf({ method, target, request }: RecordedExchange): Replay {
  const headers = pairsOf(request.headers).filter(([name]) => !own.test(name))
  const body = bodyOf(request)
  const redacted = [
    ...(target.includes(hidden) || target.includes(encodeURIComponent(hidden)) ? ['the address'] : []),
    ...headers.filter(isRedacted).map(([name]) => `the header ${name}`),
    ...(body && 'fields' in body ? body.fields.filter(isRedacted).map(([name]) => `the field ${name}`) : []),
    ...(body && 'json' in body ? redactedMembers(body.json) : []),
  ]
  const lost: string[] = []
  if (request.note !== undefined)
    lost.push(`The body was not recorded ${request.note}. Replace the text that is sent instead.`)
  if (body && 'fields' in body && body.fields.some(([name]) => name === unusual))
    lost.push('A field has an unusual name, which was not recorded.')
  if (request.headers.some(([name]) => name?.toLowerCase() === 'cookie'))
    lost.push('The cookies are left out.')
  return { method, target, headers, body, redacted: [...new Set(redacted)], lost }
}

/** Returns the value of a header, or undefined if the request did not have it. */
export function headerIn({ headers }: Pick<Replay, 'headers'>, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
}

export function isRedacted([, value]: Pair): boolean {
  return value.includes(hidden)
}

/** Returns pairs of the control plane, whose type says only that they are lists of texts. */
export function pairsOf(pairs: readonly (readonly string[])[]): Pair[] {
  return pairs.map(([name = '', value = '']) => [name, value])
}

/** The body that is sent if the one of the request was not recorded. */
const placeholder = 'the body was not recorded'

function bodyOf({ fields, json, note }: RecordedExchange['request']): Replay['body'] {
  if (fields !== undefined) return { fields: pairsOf(fields) }
  if (json !== undefined) return { json }
  return note === undefined ? undefined : { text: placeholder }
}

function redactedMembers(json: unknown, name = 'body'): string[] {
  if (typeof json === 'string') return json.includes(hidden) ? [`the member ${name}`] : []
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([member, value]) => redactedMembers(value, member))
}
