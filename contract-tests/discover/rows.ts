import { formatPointer, parsePointer, readPointer } from '../../src/dialect/pointer.ts'
import { isObject, leavesOf, sameAddress, sameWords, textOf } from '../core/match.ts'
import type { Row } from './input.ts'

/** How the rows of an indexed list are written. */
export interface RowPlace {
  /**
   * What contains the key of a row: the name of the member that is the row (`name`), the text before the
   * address (`before`), or a member of the row (`member`). Undefined if none was seen, for example if
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
  /**
   * Texts that all rows of this list have, by pointer. They distinguish the rows from those of other lists in
   * the same table.
   */
  alike: ReadonlyMap<string, string>
}

/** Returns the rows of a list. `raw` is what a record shows for the list. */
export function rowsIn(raw: unknown, place: RowPlace | undefined): Row[] {
  if (place === undefined) return rowsOf(raw)
  const { keys, key, around = ['', ''], value, alike } = place
  const [start, end] = around
  const rowIn = ([name, item]: [string, unknown]): Row[] => {
    const isOwn = [...alike].every(([at, text]) => textOf(readPointer(item, at)) === text)
    const text = textOf(readPointer(item, value)) ?? ''
    const from = Math.max(0, text.search(/[a-z][a-z\d+.-]*:\/\//i))
    const inside = key === undefined ? undefined : textOf(readPointer(item, key))
    const isAround = inside?.startsWith(start) === true && inside.endsWith(end)
    const member = isAround ? inside.slice(start.length, inside.length - end.length) : undefined
    // If several lists share a table, a row without the member for the key may belong to another list.
    if (!isOwn || (keys === 'member' && member === undefined)) return []
    const shown = { name, before: text.slice(0, from), member }[keys ?? 'member']
    return [{ ...(shown !== undefined && { key: shown }), value: text.slice(from) }]
  }
  return typeof raw === 'object' && raw !== null ? Object.entries(raw).flatMap(rowIn) : []
}

/** A record, and the rows of a list that were sent for it. */
export interface SeenRows {
  record: unknown
  value: readonly Row[]
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
      .map(split => ({ ...split, item: readPointer(one.record, `${at}/${split.step}`) })),
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
  const alike = leaves.filter(pointer => {
    const text = readPointer(first.item, pointer)
    return typeof text === 'string' && own.every(({ item }) => readPointer(item, pointer) === text)
  })
  const areSeveral = new Set(own.map(({ step }) => step)).size > 1
  return {
    keys: isName ? 'name' : isBefore ? 'before' : key === undefined ? undefined : 'member',
    ...(key !== undefined && { key }),
    ...(around !== undefined && { around }),
    value: first.inside,
    alike: new Map(areSeveral ? alike.map(pointer => [pointer, textAt(first.item, pointer)!]) : []),
  }
}

/** Returns the text around the keys in a member of the rows, if it is the same in all rows. */
function aroundKeys(
  rows: readonly { row: Row; item: unknown }[],
  pointer: string,
): readonly [string, string] | undefined {
  const all = rows.map(({ row: { key }, item }) => {
    const text = textOf(readPointer(item, pointer))
    const at = key === undefined ? -1 : (text?.toLowerCase().lastIndexOf(key.toLowerCase()) ?? -1)
    return at < 0 ? undefined : ([text!.slice(0, at), text!.slice(at + key!.length)] as const)
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
  row: Row
}

/**
 * Returns where a record shows each row that was sent. Splits the pointer to a row at the step in which it
 * differs from the pointer to another row.
 */
function splitsOf({ record, value }: SeenRows): Split[] {
  const leaves = leavesOf(record)
  const found = value.flatMap(row =>
    leaves
      .filter(leaf => textOf(leaf.value)?.endsWith(row.value))
      .map(({ pointer }) => ({ row, steps: parsePointer(pointer) })),
  )
  return found.flatMap(({ row, steps }) => {
    const neighbour = found.find(other => other.row !== row && differences(steps, other.steps).length === 1)
    const index =
      neighbour === undefined
        ? steps.findLastIndex(step => /^\d+$/.test(step))
        : differences(steps, neighbour.steps)[0]!
    const cut = index < 0 ? steps.length - 1 : index
    const step = steps[cut]
    if (step === undefined) return []
    const [at, inside] = [formatPointer(steps.slice(0, cut)), formatPointer(steps.slice(cut + 1))]
    return [{ at, step, inside, isMap: !/^\d+$/.test(step), row }]
  })
}

function differences(a: readonly string[], b: readonly string[]): number[] {
  if (a.length !== b.length) return []
  return a.flatMap((step, index) => (step === b[index] ? [] : [index]))
}

/**
 * Parses the rows of an indexed list, written as objects, as texts, as pairs, or as an object from key to
 * value.
 */
function rowsOf(raw: unknown): Row[] {
  if (Array.isArray(raw)) return raw.map(rowOf)
  if (!isObject(raw)) return []
  return Object.entries(raw).map(([key, value]) =>
    isObject(value) ? rowOf(value) : { key, value: textOf(value) ?? '' },
  )
}

function rowOf(item: unknown): Row {
  if (isObject(item)) {
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
export function sameRows(shown: readonly Row[], sent: readonly Row[]): boolean {
  if (shown.length !== sent.length) return false
  return sent.every((row, index) => {
    if (row.key === undefined) return sameAddress(shown[index]?.value ?? '', row.value)
    const isSame = ({ key }: Row) => key === undefined || sameWords(key, row.key!)
    return shown.some(other => isSame(other) && sameAddress(other.value, row.value))
  })
}
