import type { AccountStore } from '../store/store.ts'
import { readKey } from '../wire/authorization.ts'
import { plainName } from '../wire/issues.ts'
import { essenceOf } from '../wire/media.ts'
import type { Pair } from '../wire/plain.ts'
import { hidden, isSecretField, isSecretHeader, isSecretMember } from '../wire/secrets.ts'
import type { Answered } from './answered.ts'
import { credentialsIn, hiddenIn, hiderOf } from './credentials.ts'

/** One side of an exchange as a log shows it, without secrets. */
export interface ShownSide {
  headers: Pair[]
  /** Form fields, JSON, or a description of a body that cannot be shown. Undefined if there is no body. */
  body: { fields: Pair[] } | { json: unknown } | { note: string } | undefined
}

/** A request and its response without secrets. */
export interface ShownExchange {
  request: ShownSide
  response: ShownSide
}

/**
 * A secret shorter than this is only hidden if it is a whole value: otherwise ordinary texts would be hidden.
 */
const shortest = 4

/**
 * Returns a request and its response without secrets.
 * @param stored secrets of the account that responses may show under any name
 */
export function shownExchange(answered: Answered, stored: ReadonlySet<string>): ShownExchange {
  const isPixel = answered.request.path?.startsWith('/pixels') ?? false
  const isSecret = (name: string) => isSecretField(name) || (isPixel && rootOf(name) === 'value')
  const raw = bodyOf(answered)
  const sent = secretsSent(answered, raw, isSecret)
  const credentials = credentialsIn(answered.headers)
  const all = new Set([...stored, ...sent, ...credentials])
  const inside = [...all].filter(secret => secret.length >= shortest)
  const text = (value: string) =>
    all.has(value) ? hidden : inside.reduce((rest, secret) => rest.replaceAll(secret, hidden), value)
  const headers = (pairs: readonly Pair[]) =>
    pairs.map(([name, value]): Pair => [name, isSecretHeader(name) ? withoutSecret(value) : text(value)])
  const hide = hiderOf(credentials)
  return {
    request: hiddenSide({ headers: headers(answered.headers), body: maskedBody(raw, isSecret, text) }, hide),
    response: hiddenSide(
      {
        headers: headers(Object.entries(answered.response.headers)),
        body: responseBody(answered.response.body, text),
      },
      hide,
    ),
  }
}

/** Returns a side without the credentials of the request, in names too. */
function hiddenSide({ headers, body }: ShownSide, hide: (text: string) => string): ShownSide {
  const pairs = (list: readonly Pair[]) => list.map(([name, value]): Pair => [hide(name), hide(value)])
  const shown = { headers: pairs(headers), body }
  if (body === undefined) return shown
  if ('fields' in body) return { ...shown, body: { fields: pairs(body.fields) } }
  return { ...shown, body: 'json' in body ? { json: hiddenIn(body.json, hide) } : { note: hide(body.note) } }
}

/**
 * Returns the values of an account's pixels, which a dialect may show under any name. It never shows
 * passwords.
 */
export function secretsIn({ db }: AccountStore): Set<string> {
  return new Set(db.pixel.getAll().flatMap(({ value }) => value || []))
}

/** Returns the value of a secret header: only the scheme of an Authorization header is shown. */
function withoutSecret(value: string): string {
  const scheme = /^(bearer|basic|token|digest) +(?=\S)/i.exec(value)?.[0] ?? ''
  return scheme + hidden
}

type Body = ShownSide['body']

function bodyOf({ request }: Answered): Body {
  const { body } = request
  if (body === null) return undefined
  if (body === 'too-large') return { note: '(a body that is too large)' }
  if (body.length === 0) return undefined
  const text = new TextDecoder().decode(body)
  const json = parsed(text)
  if (json !== undefined) return { json }
  const type = essenceOf(request.header('content-type'))
  const isForm = type === 'application/x-www-form-urlencoded' && /^[^{[]/.test(text)
  if (isForm) return { fields: [...new URLSearchParams(text)] }
  return { note: `(${body.length} bytes${/^[\w.+-]+\/[\w.+-]+$/.test(type) ? ` of type ${type}` : ''})` }
}

function responseBody(body: string | null, text: (value: string) => string): Body {
  if (body === null || body === '') return undefined
  const json = parsed(body)
  return json === undefined
    ? { note: `(${body.length} characters)` }
    : { json: maskedJson(json, isSecretMember, text) }
}

function maskedBody(body: Body, isSecret: (name: string) => boolean, text: (value: string) => string): Body {
  if (body === undefined || 'note' in body) return body
  if ('json' in body) return { json: maskedJson(body.json, isSecret, text) }
  return {
    fields: body.fields.map(([name, value]) => [
      plainName(name),
      isSecret(name) && value !== '' ? hidden : text(value),
    ]),
  }
}

/** Returns JSON in which the texts and numbers of secret members are hidden, and so is every secret text. */
function maskedJson(
  json: unknown,
  isSecret: (name: string) => boolean,
  text: (value: string) => string,
  isHidden = false,
): unknown {
  if (typeof json === 'string') return isHidden && json !== '' ? hidden : text(json)
  if (typeof json === 'number') return isHidden || text(String(json)) !== String(json) ? hidden : json
  if (Array.isArray(json)) return json.map(item => maskedJson(item, isSecret, text, isHidden))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      maskedJson(value, isSecret, text, isHidden || isSecret(name)),
    ]),
  )
}

/** Returns the secrets of a request: its key, and the values of its secret fields and parameters. */
function secretsSent({ request }: Answered, body: Body, isSecret: (name: string) => boolean): Set<string> {
  const key = readKey(request.header('authorization'), 'lenient')
  const fields = body !== undefined && 'fields' in body ? body.fields : []
  const pairs = [...new URLSearchParams(request.query), ...fields]
  const values = pairs.filter(([name]) => isSecret(name)).map(([, value]) => value)
  const inJson = body !== undefined && 'json' in body ? secretTexts(body.json, isSecret) : []
  return new Set([...(key === undefined ? [] : [key]), ...values, ...inJson].filter(secret => secret !== ''))
}

function secretTexts(json: unknown, isSecret: (name: string) => boolean, isHidden = false): string[] {
  if (typeof json !== 'object' || json === null)
    return isHidden && (typeof json === 'string' || typeof json === 'number') ? [String(json)] : []
  return Object.entries(json).flatMap(([name, value]) =>
    secretTexts(value, isSecret, isHidden || isSecret(name)),
  )
}

function rootOf(name: string): string {
  return name.split('[', 1)[0] ?? name
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}
