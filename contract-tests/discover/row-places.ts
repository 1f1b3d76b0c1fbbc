import { formatPointer, parsePointer, readPointer } from '../../src/documents/pointer.ts'
import { isEmpty, isJsonObject, type Leaf, leavesOf, sameWords, textOf } from '../core/match.ts'
import { columnOf, rowsOfColumns } from './columns.ts'
import type { InputRow } from './input.ts'
import { linesOf, type RowPlace } from './rows.ts'

/** A record, and the rows of one targeting list that were sent for it. */
export interface SeenRows {
  record: unknown
  value: readonly InputRow[]
}

/** Returns the places where rows were seen: how often, and whether the place is an object from key to row. */
export function placesOfRows(seen: readonly SeenRows[]): Map<string, { times: number; isMap: boolean }> {
  const places = new Map<string, { times: number; isMap: boolean }>()
  for (const one of seen) {
    for (const { at, isMap } of splitsOf(one)) {
      const known = places.get(at) ?? { times: 0, isMap }
      places.set(at, { ...known, times: known.times + 1 })
    }
  }
  return places
}

/** Returns how the rows at a place are written; undefined if none was seen there. */
export function rowPlaceOf(seen: readonly SeenRows[], at: string): RowPlace | undefined {
  const rows = seen.flatMap(one =>
    splitsOf(one)
      .filter(split => split.at === at)
      .map(split => ({ ...split, item: itemOf(one.record, split) })),
  )
  const [first] = rows
  if (first === undefined) return undefined
  const own = rows.filter(row => row.inside === first.inside)
  const leaves = leavesOf(first.item).map(({ pointer }) => pointer)
  const textAt = (item: unknown, pointer: string) => textOf(readPointer(item, pointer))
  const keys = own.map(({ row }) => row.key)
  const isKey = (shown: string | undefined, key: string | undefined) =>
    shown !== undefined && key !== undefined && sameWords(shown, key)
  // A row that shows the key of another row is faulty, but also proves that rows show keys.
  const areKeys = (keyOf: (row: (typeof own)[number]) => string | undefined) =>
    own.some(one => isKey(keyOf(one), one.row.key)) &&
    own.every(one => keys.some(key => isKey(keyOf(one), key)))
  const plain = leaves.find(pointer => areKeys(({ item }) => textAt(item, pointer)))
  const texts = leaves.filter(pointer => pointer !== first.inside)
  const tagged =
    plain === undefined ? texts.find(pointer => aroundKeys(own, pointer) !== undefined) : undefined
  const around = tagged === undefined ? undefined : aroundKeys(own, tagged)
  const key = plain ?? tagged
  const isBefore = areKeys(({ item, row }) => before(textAt(item, first.inside) ?? '', row.value))
  const isName = first.isMap && areKeys(({ step }) => step)
  const alike = leaves.flatMap(pointer => {
    const text = readPointer(first.item, pointer)
    const isAlike = own.every(({ item }) => readPointer(item, pointer) === text)
    return typeof text === 'string' && isAlike ? [[pointer, text] as const] : []
  })
  const areSeveral = new Set(own.map(({ step }) => step)).size > 1
  return {
    keys: isName ? 'name' : isBefore ? 'before' : key === undefined ? undefined : 'member',
    ...(key !== undefined && { key }),
    ...(around !== undefined && { around }),
    value: first.inside,
    areColumns: first.isColumn,
    beside: first.isMap && !first.isColumn ? namesBeside(seen, at) : new Set(),
    alike: new Map(areSeveral ? alike : []),
  }
}

/**
 * Returns the names of an object's members that showed something else than a row that was sent. None if no member always
 * did: a row that a server did not clear is still a row.
 */
function namesBeside(seen: readonly SeenRows[], at: string): Set<string> {
  const names = seen.flatMap(({ record, value }) => {
    const object = readPointer(record, at)
    const isRow = (member: unknown) =>
      leavesOf(member).some(leaf => value.some(row => textOf(leaf.value)?.endsWith(row.value)))
    if (!isJsonObject(object)) return []
    return [Object.keys(object).filter(name => !isEmpty(object[name]) && !isRow(object[name]))]
  })
  const isAlways = (name: string) => names.every(one => one.includes(name))
  return new Set(names[0]?.some(isAlways) ? names.flat() : [])
}

function itemOf(record: unknown, { at, step, isColumn }: Split): unknown {
  if (isColumn) return rowsOfColumns(readPointer(record, at))[step]
  const lines = linesOf(readPointer(record, at))
  return lines === undefined ? readPointer(record, at + formatPointer([step])) : lines[Number(step)]
}

/** Returns the leaves of a record. A text with several rows, or with a row and its key, also has one for each row. */
function rowLeavesOf(record: unknown): Leaf[] {
  return leavesOf(record).flatMap(leaf => {
    const lines = linesOf(leaf.value) ?? []
    const isKeyed = lines.some(line => !/^\w+:\/\//.test(line))
    const each = lines.map((value, index) => ({ pointer: `${leaf.pointer}/${index}`, value }))
    return lines.length > 1 ? each : [leaf, ...(isKeyed ? each : [])]
  })
}

/** Returns the text around the keys in a member of the rows, if it is the same in all rows. */
function aroundKeys(
  rows: readonly { row: InputRow; item: unknown }[],
  pointer: string,
): readonly [string, string] | undefined {
  const all = rows.map(({ row: { key }, item }) => {
    const text = textOf(readPointer(item, pointer))
    if (key === undefined || text === undefined) return undefined
    const at = text.toLowerCase().lastIndexOf(key.toLowerCase())
    return at < 0 ? undefined : ([text.slice(0, at), text.slice(at + key.length)] as const)
  })
  const [first] = all
  const isSame = (one: typeof first) => one !== undefined && one.join('\n') === first?.join('\n')
  return all.every(isSame) ? first : undefined
}

/** Returns the text before the given end; undefined if the text has another end, or nothing before it. */
function before(text: string, end: string): string | undefined {
  return text.endsWith(end) && text !== end ? text.slice(0, -end.length) : undefined
}

interface Split {
  /** The array, or the object from key to row. */
  at: string
  /** The index or the key of the row. */
  step: string
  /** Pointer from the row to its address. */
  inside: string
  isMap: boolean
  /** Whether the row is written as numbered members of the object. */
  isColumn: boolean
  row: InputRow
}

/**
 * Returns where a record shows each row that was sent. Splits the pointer to a row at the step in which it
 * differs from the pointer to another row.
 */
function splitsOf({ record, value }: SeenRows): Split[] {
  const leaves = rowLeavesOf(record)
  const found = value.flatMap(row =>
    leaves
      .filter(leaf => textOf(leaf.value)?.endsWith(row.value))
      .map(({ pointer }) => ({ row, steps: parsePointer(pointer) })),
  )
  return found.flatMap(({ row, steps }): Split[] => {
    const neighbour = found.find(other => other.row !== row && differences(steps, other.steps).length === 1)
    const [differing] = neighbour === undefined ? [] : differences(steps, neighbour.steps)
    const index = differing ?? steps.findLastIndex(step => /^\d+$/.test(step))
    const cut = index < 0 ? steps.length - 1 : index
    const step = steps[cut]
    if (step === undefined) return []
    const [at, rest] = [formatPointer(steps.slice(0, cut)), steps.slice(cut + 1)]
    const numbered = row.key !== undefined && sameWords(step, row.key) ? undefined : columnOf(step)
    if (numbered !== undefined) {
      const inside = formatPointer([numbered.column, ...rest])
      return [{ at, step: numbered.number, inside, isMap: false, isColumn: true, row }]
    }
    return [{ at, step, inside: formatPointer(rest), isMap: !/^\d+$/.test(step), isColumn: false, row }]
  })
}

function differences(a: readonly string[], b: readonly string[]): number[] {
  if (a.length !== b.length) return []
  return a.flatMap((step, index) => (step === b[index] ? [] : [index]))
}
