import { keyPlaceholder } from '../core/exchange.ts'
import type { Result } from '../run/result.ts'

/** Characters of a body that a line shows. */
const longest = 160
/** Headers whose presence an answer to a question may rest on. */
const telling = [
  'location',
  'link',
  'allow',
  'x-total-count',
  'www-authenticate',
  'retry-after',
  'x-ratelimit-limit',
]

/**
 * One line that says what an answer was seen in: the request and its answer. Nothing of the account is in it: of an
 * answer that succeeds only the outline is shown, of one that refuses what the server says of our own bad input. What
 * changes from run to run is left out, so that two files of one server are alike.
 */
export function evidenceLine({ request, response, reason }: Result, run: string): string | undefined {
  if (request === undefined || response === undefined) return undefined
  const word = run.replace(/\W|^slk/g, '')
  // Whole, without its dashes, or only its end: aliases have room for no more.
  const marker = new RegExp(`${run}(-\\d+)?|(slk)?\\w{0,4}${word.slice(-4)}\\d{4}\\w*`, 'gi')
  const steady = (text: string) => withoutIds(text).replaceAll(marker, 'slk-*')
  const body = request.body === undefined ? '' : ` ${cut(steady(withoutSecrets(request.body)))}`
  const headers = telling.filter(name => response.headers[name] !== undefined)
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

/** Ids are the account's, and other ones in each run, as moments are. */
function withoutIds(text: string): string {
  return text.replace(/^(\/(?:links|pixels)\/)[^/?]*/, '$1{id}').replace(ids, '$1*')
}

const ids =
  /((?:^|[?&])(?:(?:pixel|space|domain)(?:_ids?)?(?:%5B\w*%5D)?|expiration_date|expiration_time)=)([^&]*)/g

/** A message without the ids that it repeats of the request. */
function withoutSent(text: string, { path, body = '' }: NonNullable<Result['request']>): string {
  const sent = [...path.matchAll(ids), ...body.matchAll(ids)].map(match => match[2]!)
  const inPath = /^\/(?:links|pixels)\/([^/?]+)/.exec(path)?.[1] ?? ''
  const values = [...sent, inPath].map(value => new URLSearchParams(`v=${value}`).get('v') ?? '')
  let rest = text
  for (const value of values) {
    const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (value !== '') rest = rest.replaceAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'g'), '*')
  }
  return rest
}

/** Ids that a message repeats are other ones each time. */
function withoutNumbers(text: string): string {
  return text.replace(/\b\d{4,}\b/g, '*')
}

function withoutSecrets(form: string): string {
  return form.replace(/(^|&)((?:privacy_)?password)=[^&]*/g, '$1$2=*')
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** The members of a JSON text with their types: `{"data":{"id":#,"url":"…"}}`; for any other text, how long it is. */
function outlineOf(text: string): string {
  if (text === '') return ''
  // A key that is a number is masked without quotes around it.
  for (const json of [text, text.replaceAll(keyPlaceholder, '0')]) {
    try {
      return outline(JSON.parse(json))
    } catch {}
  }
  // A report keeps only the beginning of a long answer.
  return text.endsWith('…') ? 'a long answer' : `${text.length} characters that are no JSON`
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
