import { readPointer } from '../../src/documents/pointer.ts'
import { isJsonObject, sameAddress, sameWords, textOf } from '../core/match.ts'
import { rowsOfColumns } from './columns.ts'
import type { InputRow } from './input.ts'

/** The way in which the rows of an indexed list are written. */
export interface RowPlace {
  /**
   * The part that contains the key of a row: the name of the member that is the row (`name`), the text before
   * the address (`before`), or a member of the row (`member`). Undefined if no key was seen, for example if
   * countries are written by their names.
   */
  keys: 'name' | 'before' | 'member' | undefined
  /** Pointer from the row to that member. */
  key?: string
  /**
   * The text around the key in that member, the same in all rows of this list: `country:` in `country:DE`.
   */
  around?: readonly [before: string, after: string]
  /** Pointer from the row to its address; empty if the row is only the address. */
  value: string
  /** Whether the rows are written as numbered members of one object, as in a flat table: `COUNTRY_1_KEY`. */
  areColumns: boolean
  /** Names of the members beside the rows, if the object from key to row has others: `url` beside `ios`. */
  beside: ReadonlySet<string>
  /**
   * Texts that all rows of this list have, by pointer. They distinguish the rows from those of other lists in
   * the same table.
   */
  alike: ReadonlyMap<string, string>
}

/** Returns the rows of a list. `raw` is what a record shows for the list. */
export function rowsIn(raw: unknown, place: RowPlace | undefined): InputRow[] {
  if (place === undefined) return rowsOf(raw)
  const { keys, key, around = ['', ''], value, alike, beside } = place
  const isAmidOthers = areAmidOthers(place)
  const [start, end] = around
  const rowIn = ([name, item]: [string, unknown]): InputRow[] => {
    const isOwn = [...alike].every(([at, text]) => textOf(readPointer(item, at)) === text)
    const text = textOf(readPointer(item, value)) ?? ''
    const from = Math.max(0, text.search(/[a-z][a-z\d+.-]*:\/\//i))
    const inside = key === undefined ? undefined : textOf(readPointer(item, key))
    const isAround = inside?.startsWith(start) === true && inside.endsWith(end)
    const member = isAround ? inside.slice(start.length, inside.length - end.length) : undefined
    // If several lists share a table, a row without the member for the key may belong to another list.
    if (!isOwn || (keys === 'member' && member === undefined)) return []
    // Members that are empty, or that belong to another list, are no row.
    if (isAmidOthers && (text === '' || beside.has(name))) return []
    const shown = { name, before: text.slice(0, from), member }[keys ?? 'member']
    return [{ ...(shown !== undefined && { key: shown }), value: text.slice(from) }]
  }
  const items = place.areColumns ? rowsOfColumns(raw) : (linesOf(raw) ?? raw)
  return typeof items === 'object' && items !== null ? Object.entries(items).flatMap(rowIn) : []
}

/** Whether the rows are members of an object that has other members too. */
export function areAmidOthers({ areColumns, beside }: RowPlace): boolean {
  return areColumns || beside.size > 0
}

/** Returns the rows of a list that is one text: each ends with an address. Undefined if the value is no such text. */
export function linesOf(raw: unknown): string[] | undefined {
  return typeof raw === 'string' && raw.includes('://') ? raw.split(/\r?\n/).flatMap(rowsOfLine) : undefined
}

/** The punctuation between the rows of one line. A bar may also be between the key and the address of each row. */
const separators: readonly [RegExp, 'between rows' | 'within rows, too'][] = [
  [/(;\s*)/, 'between rows'],
  [/(\|\s*)/, 'within rows, too'],
  [/(,\s+)/, 'between rows'],
]

function rowsOfLine(line: string): string[] {
  for (const [separator, is] of separators) {
    const rows = divided(line.split(separator), is === 'within rows, too')
    if (rows.length > 1) return rows
  }
  return [line]
}

/**
 * Joins pieces of a line to rows that each have an address. Takes time in proportion to the length of the line.
 * @param pieces texts, with the separators between them
 * @param areKeys whether a text without an address is the key of the next one, and not the end of the one before
 */
function divided(pieces: readonly string[], areKeys: boolean): string[] {
  const lastAddress = pieces.findLastIndex(hasAddress)
  const rows: string[] = []
  let isWhole = false
  for (let index = 0; index < pieces.length; index += 2) {
    const text = pieces[index]!
    const begins = hasAddress(text) || (areKeys && index < lastAddress)
    if (rows.length === 0 || (isWhole && begins)) {
      rows.push(text)
      isWhole = hasAddress(text)
    } else {
      rows.push(`${rows.pop()}${pieces[index - 1]}${text}`)
      isWhole ||= hasAddress(text)
    }
  }
  return rows
}

function hasAddress(text: string): boolean {
  return text.includes('://')
}

/**
 * Parses the rows of an indexed list, written as objects, as texts, as pairs, or as an object from key to
 * value.
 */
function rowsOf(raw: unknown): InputRow[] {
  const lines = linesOf(raw)
  if (lines !== undefined) return lines.map(rowOf)
  if (Array.isArray(raw)) return raw.map(rowOf)
  if (!isJsonObject(raw)) return []
  return Object.entries(raw).map(([key, value]) =>
    isJsonObject(value) ? rowOf(value) : { key, value: textOf(value) ?? '' },
  )
}

function rowOf(item: unknown): InputRow {
  if (isJsonObject(item)) {
    const texts = Object.entries(item).map(([name, value]) => [name, textOf(value)] as const)
    const value = texts.find(([name]) => name === 'value') ?? texts.find(([, text]) => text?.includes('://'))
    const key =
      texts.find(([name]) => name === 'key') ??
      texts.find(pair => pair[0] !== value?.[0] && pair[1] !== undefined)
    return { ...(key?.[1] === undefined ? {} : { key: key[1] }), value: value?.[1] ?? '' }
  }
  if (Array.isArray(item)) {
    const [first, second] = item.map(textOf)
    return second === undefined
      ? { value: first ?? '' }
      : { ...(first === undefined ? {} : { key: first }), value: second }
  }
  return { value: textOf(item) ?? '' }
}

/**
 * Whether rows are those that were sent. Rows with keys may be in any order, since an object from key to row
 * cannot preserve one. Rows without keys must be in the same order.
 */
export function sameRows(shown: readonly InputRow[], sent: readonly InputRow[]): boolean {
  if (shown.length !== sent.length) return false
  return sent.every(({ key, value }, index) => {
    if (key === undefined) return sameAddress(shown[index]?.value ?? '', value)
    const isSame = (other: InputRow) => other.key === undefined || isKey(other.key, key)
    return shown.some(other => isSame(other) && sameAddress(other.value, value))
  })
}

/** Later or shorter names of the document's platforms. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'OS X': ['macOS', 'Mac OS', 'Mac OS X', 'Mac', 'Darwin'],
  'Chrome OS': ['cros', 'Chromebook'],
}

function isKey(shown: string, key: string): boolean {
  return [key, ...(otherNames[key] ?? [])].some(name => sameWords(shown, name))
}
