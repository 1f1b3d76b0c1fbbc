import { formatPointer, parsePointer, readPointer } from '../../src/documents/pointer.ts'
import { parseJson } from './json.ts'
import { isJsonObject, type JsonRecord, textOf } from './match.ts'
import { tableIn } from './table-rows.ts'

/**
 * How an object stands for a list: its members are the rows, named by their numbers or ids, or it is a table that names
 * its columns.
 */
export type RowNames = 'numbers' | 'ids' | 'columns'

/** A list whose rows are the members of an object, as PHP writes an array with keys, or the rows of a table. */
export interface KeyedRows {
  /** Pointer of the list. */
  at: string
  names: RowNames
}

/** The name of a member that is the id of its record, in any style. */
const idName = /^_?(link|pixel)?[_-]?(id|uid|uuid|guid|ident|identifier|key|pk)$/i

/** A list as it was parsed, and where and how its rows were named. */
export interface ParsedList {
  json: unknown
  keyed?: KeyedRows
}

/**
 * Returns a function that parses lists of a resource. It remembers where a list had its rows: the name of a single row may
 * look like a word.
 */
export function createListParser(): (of: string, text: string) => ParsedList {
  const known = new Map<string, string>()
  return (of, text) => {
    const parsed = parseList(text, known.get(of))
    if (parsed.keyed !== undefined) known.set(of, parsed.keyed.at)
    return parsed
  }
}

/**
 * Parses the body of a list. Tables, and objects whose members are the rows, become arrays, in the order of the text. Rows
 * that do not show their id get the name of their member as `id`.
 * @param known pointer of the object that had the rows in an earlier list
 */
export function parseList(text: string, known?: string): ParsedList {
  const json = parseJson(text)
  const table = tableIn(json)
  if (table !== undefined)
    return {
      json: replaced(json, table.at, table.records),
      keyed: { at: formatPointer(table.at), names: 'columns' },
    }
  const at = keyedRowsIn(json) ?? (holdsObjects(json, known) ? parsePointer(known) : undefined)
  if (at === undefined) return { json }
  const rows = orderedRows(text, at)
  const areNumbered = rows.every(([, row]) => showsId(row))
  const list = rows.map(([id, row]) => (areNumbered ? row : { id, ...row }))
  return {
    json: replaced(json, at, list),
    keyed: { at: formatPointer(at), names: areNumbered ? 'numbers' : 'ids' },
  }
}

/**
 * Whether a row shows an id, or wraps a record that does: `{ link: { id: 3 } }`.
 * @param id the id that it must be; otherwise any
 */
function showsId(row: JsonRecord, id?: string): boolean {
  const [inner, ...others] = Object.values(row)
  const isIt = (value: unknown) => id === undefined || textOf(value) === id
  const isThere = (record: JsonRecord) =>
    Object.entries(record).some(([name, value]) => idName.test(name) && isIt(value))
  return isThere(row) || (others.length === 0 && isJsonObject(inner) && isThere(inner))
}

/** Returns the steps to the outermost object whose members are rows. Does not look inside of arrays and rows. */
function keyedRowsIn(node: unknown, steps: readonly string[] = []): readonly string[] | undefined {
  if (!isJsonObject(node)) return undefined
  if (isKeyed(node)) return steps
  for (const [name, value] of Object.entries(node)) {
    const found = keyedRowsIn(value, [...steps, name])
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a member has only objects as members. The whole body may be an error instead. */
function holdsObjects(json: unknown, at: string | undefined): at is string {
  const object = at === undefined || at === '' ? undefined : readPointer(json, at)
  return isJsonObject(object) && Object.keys(object).length > 0 && Object.values(object).every(isJsonObject)
}

/** Whether all members are objects, and named by numbers or by ids: those that they show, or such as UUIDs. */
function isKeyed(object: JsonRecord): boolean {
  const rows = Object.entries(object)
  const areObjects = (least: number) =>
    rows.length > 0 && rows.every(([, row]) => isJsonObject(row) && Object.keys(row).length >= least)
  if (!areObjects(1)) return false
  if (rows.every(([name, row]) => isJsonObject(row) && showsId(row, name))) return true
  const names = rows.map(([name]) => name)
  if (names.every(name => /^\d+$/.test(name))) return true
  // Other objects, such as the links of pages, have words for names, and fewer members.
  const areCoded = names.every(name => /^[a-z0-9_-]{8,40}$/i.test(name) && isCode(name, names))
  return areCoded && areObjects(2)
}

/** Whether a name has a digit, or is as long as the others, of which some have one. */
function isCode(name: string, names: readonly string[]): boolean {
  const hasDigit = (one: string) => /\d/.test(one)
  return hasDigit(name) || (names.some(hasDigit) && names.every(({ length }) => length === name.length))
}

/** A sign before each name that is a number. An object in JavaScript sorts names that are only numbers. */
const unsorted = '\uE000'

/** Returns the rows at these steps with their names, in the order of the text. */
function orderedRows(text: string, steps: readonly string[]): [name: string, row: JsonRecord][] {
  const marked = parseJson(text.replaceAll(/([{,]\s*")(\d+"\s*:)/g, `$1${unsorted}$2`))
  const order = readPointer(marked, formatPointer(steps))
  const rows = readPointer(parseJson(text), formatPointer(steps))
  if (!isJsonObject(order) || !isJsonObject(rows)) return []
  return Object.keys(order).flatMap((marked): [string, JsonRecord][] => {
    const name = marked.replace(unsorted, '')
    const row = rows[name]
    return isJsonObject(row) ? [[name, row]] : []
  })
}

function replaced(node: unknown, [step, ...rest]: readonly string[], list: readonly JsonRecord[]): unknown {
  if (step === undefined) return list
  if (!isJsonObject(node)) return node
  return { ...node, [step]: replaced(node[step], rest, list) }
}
