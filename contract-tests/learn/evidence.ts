import { keyPlaceholder } from '../core/exchange.ts'
import { inLetters } from '../requirements/support/sample-values.ts'
import type { Result } from '../run/result.ts'

/** Maximum number of characters of a body in an evidence line. */
const longest = 160
/** Headers whose presence can be the evidence for an answer. */
const headerNames = [
  'location',
  'link',
  'allow',
  'x-total-count',
  'www-authenticate',
  'retry-after',
  'x-ratelimit-limit',
]

/**
 * Describes in one line the exchange that an answer was observed in. Undefined if there was no exchange. The
 * line shows no data of the account: only the outline of a successful response, and the text of an error,
 * which is about the suite's own bad input. Values that change from run to run are replaced, so that two
 * dialect files of one server are equal.
 */
export function evidenceLine({ request, response, reason }: Result, run: string): string | undefined {
  if (request === undefined || response === undefined) return undefined
  const word = run.replace(/\W|^slk/g, '')
  // Matches a marker in full, without its dashes, only its end, because an alias may be too short for more, or in
  // letters.
  const inFigures = `(slk)?\\w{0,4}${word.slice(-4)}\\d{4}\\w*`
  const marker = new RegExp(`${run}(-\\d+)?|${inFigures}|[a-z]*${inLetters(word.slice(-6))}[g-p]{4,}`, 'gi')
  const steady = (text: string) => withoutIds(text).replaceAll(marker, 'slk-*')
  const body = request.body === undefined ? '' : ` ${cut(steady(withoutSecrets(request.body)))}`
  const headers = headerNames.filter(name => response.headers[name] !== undefined)
  const parts = [
    `${request.method} ${steady(request.path)}${body}${authorizationOf(request.authorization)}`,
    '->',
    String(response.status),
    ...(headers.length > 0 ? [`[${headers.join(', ')}]`] : []),
    cut(
      response.status >= 400
        ? withoutNumbers(withoutSent(steady(response.text), request))
        : outlineOf(response.text),
    ),
    ...(reason === undefined ? [] : [`(${reason})`]),
  ]
  return parts
    .filter(part => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
}

function authorizationOf(value: string | null | undefined): string {
  if (value === undefined) return ''
  return value === null ? ' without a key' : ` with "Authorization: ${value}"`
}

/** Replaces ids and expiration times in a path or form: they are the account's or change with each run. */
function withoutIds(text: string): string {
  return text.replace(/^(\/(?:links|pixels)\/)[^/?]*/, '$1{id}').replace(ids, '$1*')
}

const ids =
  /((?:^|[?&])(?:(?:pixel|space|domain)(?:_ids?)?(?:%5B\w*%5D)?|expiration_date|expiration_time)=)([^&]*)/g

/** Replaces the ids of the request in an error text. */
function withoutSent(text: string, { path, body = '' }: NonNullable<Result['request']>): string {
  const sent = [...path.matchAll(ids), ...body.matchAll(ids)].map(([, , value = '']) => value)
  const inPath = /^\/(?:links|pixels)\/([^/?]+)/.exec(path)?.[1] ?? ''
  const values = [...sent, inPath].map(value => new URLSearchParams(`v=${value}`).get('v') ?? '')
  let rest = text
  for (const value of values) {
    const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (value !== '') rest = rest.replaceAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'g'), '*')
  }
  return rest
}

/** Replaces numbers of four or more digits in an error text: they may be ids, which change with each run. */
function withoutNumbers(text: string): string {
  return text.replace(/\b\d{4,}\b/g, '*')
}

function withoutSecrets(form: string): string {
  return form.replace(/(^|&)((?:privacy_)?password)=[^&]*/g, '$1$2=*')
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Reduces JSON to its members and types, `{"data":{"id":#,"url":"…"}}`, and any other text to its length. */
function outlineOf(text: string): string {
  if (text === '') return ''
  // If the API key is a number in the JSON, its placeholder has no quotes: try again with a number.
  for (const json of [text, text.replaceAll(keyPlaceholder, '0')]) {
    try {
      return outline(JSON.parse(json))
    } catch {}
  }
  // A report contains only the beginning of a long body, followed by `…`.
  return text.endsWith('…') ? 'a long body' : `${text.length} characters that are not JSON`
}

function outline(value: unknown): string {
  if (typeof value === 'string') return '"…"'
  if (typeof value === 'number') return '#'
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return `[${outline(value[0])}${value.length > 1 ? ',…' : ''}]`
  }
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${outline(member)}`)
    .join(',')}}`
}
