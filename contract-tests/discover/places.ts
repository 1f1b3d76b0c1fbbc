import { readPointer } from '../../src/dialect/pointer.ts'
import { brief, isEmpty, isObject, sameAddress, sameWords, textOf } from '../core/match.ts'
import type { Row } from './input.ts'
import { showsDate, showsTime } from './moments.ts'
import { type RowPlace, rowsIn, sameRows } from './rows.ts'

/** How the values of a field are compared. */
export type FieldKind = 'text' | 'date' | 'time' | 'enum' | 'reference' | 'ids' | 'rows' | 'flag'

/** A value of a field in the document's words; null is "not set". */
export type FieldValue = string | readonly string[] | readonly Row[] | null

/** Where a record shows a field, and how it writes its values. */
export interface FieldPlace {
  kind: FieldKind
  at: string
  /** Where the value is inside the object that stands for it: `/id` of a domain. */
  inside?: string
  /** How the rows of an indexed list are written, where that was seen. */
  row?: RowPlace
  /** The document's value -> what the server writes for it, where that was seen. */
  spellings: Map<string, unknown>
  /** The text is part of a longer one, a date in a moment; or it is written in another format. */
  partly: boolean | 'reformatted'
  /** A value that was sent has been seen there; otherwise the member only bears the field's name. */
  proven: boolean
}

/**
 * Whether a record shows a value of a field. Undefined where the record has no such member and therefore says nothing,
 * which is for the caller to judge: a list may show less than a single record.
 */
export function showsValue(place: FieldPlace, record: unknown, value: FieldValue): boolean | undefined {
  const raw = readPointer(record, place.at)
  // A value that is written as nothing at all is shown by its absence.
  if (raw === undefined && typeof value === 'string' && place.spellings.get(value) === null) return true
  if (raw === undefined) return undefined
  if (value === null) return isEmpty(raw) || raw === false || raw === 0
  if (place.kind === 'rows') return sameRows(rowsIn(raw, place.row), value as readonly Row[])
  if (place.kind === 'ids') return sameIds(raw, value as readonly string[], place)
  if (typeof value !== 'string') return false
  const spelled = place.spellings.get(value)
  if (spelled !== undefined) return raw === spelled || sameScalar(scalarOf(raw, place), String(spelled))
  const text = scalarOf(raw, place)
  if (place.kind === 'flag') return raw === true || text === '1' || text === 'true'
  // A value never seen before must not wear the spelling of another one.
  if (place.kind === 'enum' && [...place.spellings.values()].includes(raw)) return false
  if (place.kind === 'enum' && place.spellings.size > 0) {
    const own = [...place.spellings].every(([known, written]) => sameWords(known, String(written)))
    return own ? sameWords(value, String(raw)) : !isEmpty(raw)
  }
  if (text === undefined) return false
  if (typeof raw === 'boolean') return place.kind === 'enum' && raw === (value === '1')
  if (place.partly === 'reformatted') return (place.kind === 'date' ? showsDate : showsTime)(text, value)
  if (place.kind === 'reference') return isId(text, value)
  return sameScalar(text, value) || (place.partly && text.includes(value))
}

/**
 * Whether a member that only bears a field's name may well show the value in a way that cannot be read: a count in place
 * of a list, a name in place of an id, a text behind asterisks.
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
      return typeof raw === 'boolean'
    case 'date':
    case 'time':
      return !/\d/.test(textOf(raw) ?? '')
    default:
      return /\*{2}|•{2}|…$/.test(textOf(raw) ?? '')
  }
}

/** Whether a text is an id, alone or at the end of an address: `/api/v1/domains/3`. */
export function isId(text: string | undefined, id: string): boolean {
  return sameScalar(text, id) || text?.endsWith(`/${id}`) === true
}

/** What a record shows of a field, for a sentence. */
export function describe(place: FieldPlace, record: unknown): string {
  const raw = readPointer(record, place.at)
  for (const [value, spelled] of place.spellings) {
    if (raw === spelled && raw !== value) return `${value} (written ${brief(raw)})`
  }
  return brief(raw)
}

/** The scalar that stands for a value: itself, or the member inside the object. */
export function scalarOf(raw: unknown, place: Pick<FieldPlace, 'inside'>): string | undefined {
  if (isObject(raw)) return textOf(place.inside === undefined ? undefined : readPointer(raw, place.inside))
  return textOf(raw)
}

function sameScalar(text: string | undefined, value: string): boolean {
  if (text === undefined) return false
  if (sameAddress(text, value)) return true
  return /^\d+$/.test(value) && /^\d+(\.0+)?$/.test(text) && Number(text) === Number(value)
}

/** The ids in a list of them, in a list of objects, or in one text with commas. */
export function idsOf(raw: unknown, place: Pick<FieldPlace, 'inside'>): string[] | undefined {
  if (raw === null || raw === '') return []
  if (typeof raw === 'string') return raw.split(/\s*,\s*/)
  if (!Array.isArray(raw)) return undefined
  return raw.map(item => scalarOf(item, place) ?? '')
}

function sameIds(raw: unknown, ids: readonly string[], place: FieldPlace): boolean {
  const shown = idsOf(raw, place)
  if (shown === undefined) return false
  const wanted = ids.map(id => String(place.spellings.get(id) ?? id))
  return shown.length === wanted.length && wanted.every(id => shown.some(one => isId(one, id)))
}
