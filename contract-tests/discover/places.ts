import { pixelTypes } from '../../src/dialect/shapes/scopes/pixel.ts'
import { readPointer } from '../../src/documents/pointer.ts'
import { isHtmlFor } from '../core/html.ts'
import { brief, isEmpty, isJsonObject, sameAddress, sameWords, textOf } from '../core/match.ts'
import { flagOf } from './flags.ts'
import { areRows, areTexts, type InputRow } from './input.ts'
import { showsDate, showsTime, textOfNumbers } from './moments.ts'
import { areAmidOthers, type RowPlace, rowsIn, sameRows } from './rows.ts'

/** The ways in which the values of a field are compared. */
export type FieldKind = 'text' | 'date' | 'time' | 'enum' | 'reference' | 'ids' | 'rows' | 'flag'

/** A value of a field as in the document; null means "not set". */
export type FieldValue = string | readonly string[] | readonly InputRow[] | null

/** The place at which a record shows a field, and the way in which it writes the values. */
export interface FieldPlace {
  kind: FieldKind
  at: string
  /** Pointer to the value inside the object that represents it: `/id` of a domain. */
  inside?: string
  /** Whether the value is an object whose member names are the ids of the list. */
  areNames?: boolean
  /** The way in which the rows of an indexed list are written, if that was seen. */
  row?: RowPlace
  /** The server's spelling of each value of the document, as far as it was seen. */
  spellings: Map<string, unknown>
  /**
   * True if the value is part of a longer text, such as a date in a moment; `reformatted` if it is in another
   * format.
   */
  partly: boolean | 'reformatted'
  /** Whether a value that was sent has been seen there. If not, the member only has the field's name. */
  proven: boolean
}

/**
 * Whether a record shows a value of a field. Undefined if the record has no such member. A list may show less
 * than a single record, so the caller decides what that means.
 */
export function showsValue(place: FieldPlace, record: unknown, value: FieldValue): boolean | undefined {
  const raw = readPointer(record, place.at)
  // If the server writes this value by leaving the member out, its absence shows the value.
  if (raw === undefined && typeof value === 'string' && place.spellings.get(value) === null) return true
  if (raw === undefined) return undefined
  if (value === null) return isEmpty(raw) || raw === false || raw === 0
  if (place.kind === 'rows') return areRows(value) && sameRows(rowsIn(raw, place.row), value)
  if (place.kind === 'ids') return areTexts(value) && sameIds(raw, value, place)
  if (typeof value !== 'string') return false
  const spelled = place.spellings.get(value)
  if (spelled !== undefined) return raw === spelled || sameScalar(scalarOf(raw, place), String(spelled))
  const text = scalarOf(raw, place) ?? textOfNumbers(raw)
  // A server may show the secret itself. That is for other requirements to judge.
  if (place.kind === 'flag') return flagOf(raw) === true || text === value
  // The spelling of another value does not show a value that was never seen before.
  if (place.kind === 'enum' && [...place.spellings.values()].includes(raw)) return false
  if (place.kind === 'enum' && place.spellings.size > 0) {
    const own = [...place.spellings].every(([known, written]) => sameWords(known, String(written)))
    return own ? sameWords(value, String(raw)) || isRenamedType(value, raw) : !isEmpty(raw)
  }
  if (text === undefined) return false
  if (typeof raw === 'boolean') return place.kind === 'enum' && raw === (value === '1')
  if (place.partly === 'reformatted') return (place.kind === 'date' ? showsDate : showsTime)(text, value)
  if (place.kind === 'reference') return isId(text, value)
  if (place.kind === 'text' && isNamedHtml(`${place.at}${place.inside ?? ''}`)) return isHtmlFor(text, value)
  return sameScalar(text, value) || (place.partly && text.includes(value))
}

/** Whether the name of a member says that it has HTML. */
export function isNamedHtml(at: string): boolean {
  return /(^|[/_-])(rendered|html)$/i.test(at)
}

/**
 * Whether a text may be the service's own word for one pixel type, although it writes others as they are sent: the text
 * is no documented type, such as `twitter` for `x`.
 */
function isRenamedType(value: string, raw: unknown): boolean {
  const isType = pixelTypes.some(type => type === value)
  return isType && typeof raw === 'string' && raw !== '' && !pixelTypes.some(type => sameWords(type, raw))
}

/**
 * Whether a member that only has a field's name may show the value in an unreadable form: a count instead of
 * a list, a name instead of an id, a text masked with asterisks.
 */
export function isUnreadable({ kind, at, proven }: FieldPlace, record: unknown, value: FieldValue): boolean {
  const raw = readPointer(record, at)
  if (proven || value === null) return false
  if (kind === 'enum' && typeof raw === 'object' && raw !== null) return true
  if (isEmpty(raw)) return kind === 'enum' && value === '0'
  switch (kind) {
    case 'ids':
      return !Array.isArray(raw) || raw.length === value.length
    case 'rows':
      return typeof raw !== 'object'
    case 'reference':
      return true
    case 'enum':
      // A word for a number: nothing shows which number it means.
      return typeof raw === 'boolean' || (/^\d+$/.test(String(value)) && !/^\d+$/.test(textOf(raw) ?? ''))
    case 'date':
    case 'time':
      return !/\d/.test(textOf(raw) ?? '')
    default:
      return /\*{2}|•{2}|…$/.test(textOf(raw) ?? '')
  }
}

/**
 * Whether a pointer is one of the places of fields, or inside one. Rows may be written as columns of the record itself:
 * that place takes no other member.
 */
export function isTaken(pointer: string, places: readonly string[]): boolean {
  return places.some(at => at !== '' && (pointer === at || pointer.startsWith(`${at}/`)))
}

/** Whether a text is an id, alone or at the end of an address: `/api/v1/domains/3`. */
export function isId(text: string | undefined, id: string): boolean {
  return sameScalar(text, id) || text?.endsWith(`/${id}`) === true
}

/** Returns the value that a record shows for a field, as text for a sentence. */
export function describePlace(place: FieldPlace, record: unknown): string {
  const raw = readPointer(record, place.at)
  // The members around the rows are not part of them.
  if (place.row !== undefined && areAmidOthers(place.row)) return brief(rowsIn(raw, place.row))
  for (const [value, spelled] of place.spellings) {
    if (raw === spelled && raw !== value) return `${value} (written ${brief(raw)})`
  }
  return brief(raw)
}

/** Names of a member inside an object that shows an id, or an address that ends with one. */
export const idNames = ['id', 'uid', 'uuid', '_id', 'key', 'slug', 'code', '@id', 'href', 'uri', 'url']

/**
 * Returns the scalar that represents a value: the value itself, or the member inside the object. A server may show an id
 * in one response and the whole object in another one. The place inside is then unknown, and the id is found by its name.
 */
export function scalarOf(raw: unknown, place: Pick<FieldPlace, 'inside'>): string | undefined {
  if (typeof raw !== 'object' || raw === null) return textOf(raw)
  if (place.inside !== undefined) return textOf(readPointer(raw, place.inside))
  if (!isJsonObject(raw)) return undefined
  const names = Object.keys(raw)
  const name = idNames
    .map(one => names.find(key => key.toLowerCase() === one))
    .find(found => found !== undefined)
  return name === undefined ? undefined : textOf(raw[name])
}

function sameScalar(text: string | undefined, value: string): boolean {
  if (text === undefined) return false
  if (sameAddress(text, value)) return true
  // A text of digits that begins with 0 is no number.
  if (!/^(0|[1-9]\d*)$/.test(value) || !/^\d+(\.0+)?$/.test(text)) return false
  // Compared as texts, because JavaScript has one number for several ids of more than 15 digits.
  return text.replace(/\..*/, '').replace(/^0+(?=\d)/, '') === value
}

/**
 * Returns the ids in an array of ids or objects, in an object that PHP made of an array with gaps (`{"1": "340"}`), in
 * one text with commas, in the names of members, or of a list of one that is written as its only element. Undefined for
 * anything else.
 */
export function idsOf(raw: unknown, place: Pick<FieldPlace, 'inside' | 'areNames'>): string[] | undefined {
  if (raw === null || raw === '') return []
  if (typeof raw === 'string') return raw.split(/\s*,\s*/)
  if (place.areNames && isJsonObject(raw)) return Object.keys(raw)
  const hasIndexes = isJsonObject(raw) && /^\d+(,\d+)*$/.test(Object.keys(raw).join())
  const items = hasIndexes ? Object.values(raw) : raw
  if (!Array.isArray(items)) {
    const only = scalarOf(items, place)
    return only === undefined ? undefined : [only]
  }
  return items.map(item => scalarOf(item, place) ?? '')
}

function sameIds(raw: unknown, ids: readonly string[], place: FieldPlace): boolean {
  const shown = idsOf(raw, place)
  if (shown === undefined) return false
  const wanted = ids.map(id => String(place.spellings.get(id) ?? id))
  return shown.length === wanted.length && wanted.every(id => shown.some(one => isId(one, id)))
}
