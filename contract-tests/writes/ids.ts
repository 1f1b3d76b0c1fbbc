import { formatPointer, parsePointer } from '../../src/documents/pointer.ts'
import type { Exchange } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import { ancestorsOf, leavesOf, textOf } from '../core/match.ts'
import type { Resource } from './account.ts'
import type { Ids } from './ledger-lines.ts'
import { marksIn } from './marks.ts'

/**
 * Whether a write may go to an address with this id. Refuses every id that could mean several records or
 * another path: slashes, wildcards, lists of ids, only dots, digits of other scripts, characters that need
 * double escaping. One slash may follow the name of a host, as in the ids of Bitly (`go.example/3kQ0aZ`), and a GUID may
 * be in braces.
 */
export function isSafeId(id: string): boolean {
  const own = id.replace(/^(?:[a-z0-9-]+\.)+[a-z]{2,}\//i, '').replace(/^\{([a-f0-9-]{36})\}$/i, '$1')
  return id.length <= 200 && /^[\p{L}0-9_~:@+=.-]+$/u.test(own) && /[\p{L}0-9]/u.test(own)
}

/**
 * Whether a lenient server may read an id as one of the others, which are grouped by the name of their member: `5.81`,
 * `5-81`, `+5` or `05` as `5`. A server may be strict in reads and lenient in writes. A long id is read as a whole if other
 * records have ids of its form: the `3` in the UUID `3f0c…` is no domain 3.
 */
export function isLikeOne(id: string, byName: Ids): boolean {
  const groups = Object.values(byName)
  if (id.length >= longId && groups.some(ids => ids.length > 1 && ids.every(one => haveOneForm(one, id))))
    return false
  const others = new Set(groups.flat())
  const plain = id.normalize('NFKC').trim()
  const number = Number(plain)
  const readings = [
    plain,
    ...(/^[+-]?\d/.test(plain) ? [Number.parseInt(plain, 10), Math.abs(Number.parseInt(plain, 10))] : []),
    ...(Number.isFinite(number) ? [number, Math.abs(number), Math.trunc(number)] : []),
    ...(/^\d{1,15}$/.test(plain) ? [] : plain.split(/[^\p{L}\d]+/u)),
  ]
  return readings.map(String).some(reading => reading !== id && others.has(reading))
}

/** The least length of an id that nobody takes for a number. */
const longId = 20

/** Whether two ids have the same length, and their separators at the same places. */
function haveOneForm(one: string, other: string): boolean {
  const formOf = (id: string) => id.replace(/[\p{L}\d]/gu, 'x')
  return formOf(one) === formOf(other)
}

/**
 * Whether a server that ignores case may read an id as one of the others: `aBc` as `AbC`. A server certainly tells ids
 * apart by their case if two of the others differ in nothing else.
 */
export function isOneInAnotherCase(id: string, byName: Ids): boolean {
  const groups = Object.values(byName)
  const folded = id.toLowerCase()
  const isNear = groups.flat().some(other => other !== id && other.toLowerCase() === folded)
  return isNear && !groups.some(areToldApartByCase)
}

function areToldApartByCase(ids: readonly string[]): boolean {
  return new Set(ids.map(id => id.toLowerCase())).size < new Set(ids).size
}

/**
 * Returns an id of the same form that no record should have: with another number, or with other letters and digits
 * after its last separator. The first of these often says what kind of id it is, so it stays.
 */
export function unlikeId(id: string): string {
  if (/^\d+$/.test(id)) return String(BigInt(id) + 987_654n).padStart(id.length, '0')
  const [, before = '', own = id] = /^(.*[^a-z0-9])([a-z0-9]+)$/i.exec(id) ?? []
  // A hexadecimal id stays hexadecimal. Some alphabets leave out i, l, o and u, because they look like others.
  const letters = /[g-z]/i.test(own) ? 'abcdefghjkmnpqrstvwxyz' : 'abcdef'
  const kept = own.length > 2 ? own.slice(0, 1) : ''
  return before + kept + own.slice(kept.length).replace(/[a-z0-9]/gi, letter => otherLetter(letter, letters))
}

function otherLetter(letter: string, letters: string): string {
  if (/\d/.test(letter)) return String((Number(letter) + 5) % 10)
  const at = letters.indexOf(letter.toLowerCase())
  const other = letters[(at + 3) % letters.length]!
  return letter === letter.toLowerCase() ? other : other.toUpperCase()
}

/** Returns the path of a record below the base URL. */
export function pathOf(resource: Resource, id: string): string {
  return `/${resource}/${encodeURIComponent(id)}`
}

const addressOf = (resource: Resource) => new RegExp(`(?:^|/)${resource}/([^/?#\\s]+)/?(?:[?#].*)?$`)
const addresses = { links: addressOf('links'), pixels: addressOf('pixels') }

/** The name of a format after an id in an address: `links/x.json`. */
const format = /(?<=.)\.(?:json|xml)$/

/**
 * Returns the id at the end of an address or a resource name: `links/x`,
 * `https://example.com/api/v1/links/x`.
 */
export function idInAddress(resource: Resource, text: string): string | undefined {
  const match = text.includes('/') ? addresses[resource].exec(text) : null
  return match === null ? undefined : decoded((match[1] ?? '').replace(format, ''))
}

/**
 * Returns the id in a Location header, if the response to a create gives it there: the segment after the path of the
 * request (`/links/x/versions/1`), otherwise the last one.
 */
export function locationId({ request, answer }: Exchange): string | undefined {
  const segments = (answer.headers.location?.split(/[?#]/)[0] ?? '').split('/').filter(step => step !== '')
  const collection = segments.lastIndexOf(request.path.split(/[/?]/)[1] ?? '')
  const id = (collection >= 0 ? segments[collection + 1] : undefined) ?? segments.at(-1)
  return id === undefined ? undefined : decoded(id.replace(format, ''))
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Returns the pointers of the values that equal this id, or are an address that ends with it. */
export function pointersOf(document: unknown, resource: Resource, id: string): string[] {
  return leavesOf(document)
    .filter(({ value }) => {
      const text = textOf(value)
      return text === id || (text !== undefined && idInAddress(resource, text) === id)
    })
    .map(({ pointer }) => pointer)
}

/**
 * Rates how unlikely it is that a member is the id of its record, from its name and depth. Higher means less
 * likely.
 */
export function unlikeliness(pointer: string, resource: Resource, isAddress = false): number {
  const steps = parsePointer(pointer)
  const name = steps.at(-1) ?? ''
  const byName = isIdName(name, resource) ? 1 : isAddress ? 2 : /id$/i.test(name) ? 10 : 20
  return byName + steps.length
}

/**
 * Whether a text is the name of a record in the service's paths, as in Google's APIs: `links/8f3k2`. Its id is likelier
 * than one in another member, such as a UUID that only some requests accept.
 */
export function isResourceName(text: string, resource: Resource): boolean {
  return text.startsWith(`${resource}/`)
}

/** Whether a member name means an id, or the id of such a record: `pixel_id` or `pixelId` in a pixel. */
export function isIdName(name: string, resource?: Resource): boolean {
  const plain = name.toLowerCase()
  if (/^(_?id|uuid|uid|guid|oid|pk|ident|identifier)$/.test(plain)) return true
  return resource !== undefined && plain.replace(/[_-]/, '') === `${resource.slice(0, -1)}id`
}

/** A value that may be the id of a new record. */
export interface IdCandidate {
  id: string
  /**
   * Whether its name means an id and it is in the object that holds the marker, or in one around it. Without
   * a marker: whether it is at most two levels deep.
   */
  isOwn: boolean
}

/**
 * Returns the values in some records that may be the id of a new record: short values, the likeliest first.
 */
export function candidatesIn(records: readonly unknown[], resource: Resource, marker: string): IdCandidate[] {
  const found: (IdCandidate & { rank: number })[] = []
  for (const record of records) {
    const marks = marksIn(record, marker)
    const holders = ancestorsOf(marks)
    for (const { pointer, value } of leavesOf(record)) {
      const text = typeof value === 'boolean' ? undefined : textOf(value)
      if (text === undefined) continue
      const inAddress = idInAddress(resource, text)
      const id = inAddress ?? text
      if (!isSafeId(id)) continue
      if (inAddress === undefined && (id.length > 64 || /[:@+]/.test(id))) continue
      // An alias that the suite chose may also be the id, if no other value is.
      const chosen = carries(id, marker) ? 30 : 0
      const rank = chosen + unlikeliness(pointer, resource, inAddress !== undefined)
      const steps = parsePointer(pointer)
      const isNear = marks.length > 0 ? holders.has(formatPointer(steps.slice(0, -1))) : steps.length <= 2
      const isOwn = isNear && isIdName(steps.at(-1) ?? '', resource)
      const isName = inAddress !== undefined && isNear && isResourceName(text, resource)
      found.push({ id, isOwn, rank: rank - (isName ? 3 : isOwn ? 1 : 0) })
    }
  }
  const seen = new Set<string>()
  const isFirst = ({ id }: IdCandidate) => !seen.has(id) && seen.add(id)
  return found
    .sort((a, b) => a.rank - b.rank)
    .filter(isFirst)
    .slice(0, 10)
}
