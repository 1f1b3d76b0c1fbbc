import { readPointer } from '../../../src/documents/pointer.ts'
import { isEmpty, leavesOf, sameWords } from '../../core/match.ts'
import { isInRow } from '../columns.ts'
import { isMoment } from '../moments.ts'
import { type FieldPlace, isTaken } from '../places.ts'
import { isInList, nameScore, sameName } from './names.ts'
import { place, type Seen } from './seen.ts'

interface OtherLeaves {
  ids?: readonly ReadonlySet<string>[]
  identifiers?: ReadonlySet<string>
}

/**
 * Finds the place of a field with few values by comparison: the leaf that is written the same for equal
 * values, and differently for different values. A few samples may disagree, since one value may be stored
 * wrongly.
 * @param others what a leaf whose name does not fit may be instead: `ids` are values that were sent for other fields, to
 * which a leaf belongs that shows no other values; `identifiers` are the leaves that identify the record
 */
export function locateEnum(
  seen: readonly Seen<string>[],
  names: readonly string[],
  except: readonly string[] = [],
  { ids = [], identifiers }: OtherLeaves = {},
): FieldPlace | undefined {
  const all = seen.flatMap(({ record }) => leavesOf(record).map(leaf => leaf.pointer))
  const isRow = (at: string) => isInList(at) || seen.some(({ record }) => isInRow(record, at))
  const pointers = [...new Set(all)].filter(at => !isTaken(at, except) && !isRow(at))
  // Creates may store the field wrongly and updates correctly, or the reverse. So each part is also tried
  // alone, but then the name has to fit too.
  const parts = [seen, seen.filter(one => one.fresh === true), seen.filter(one => one.fresh === false)]
  let best: { score: number; at: string; spellings: Map<string, unknown> } | undefined
  for (const at of pointers) {
    const name = nameScore(at, names)
    const inLists = seen.some(({ record, listed }) => listed && readPointer(record, at) !== undefined)
    for (const [index, some] of parts.entries()) {
      const part = inLists ? some : some.filter(({ listed }) => !listed)
      const { spellings, agreeing } = assign(part, at)
      if (spellings.size < 2 || isNoSpelling(spellings, part, name) || !isConfirmed(spellings, part, at))
        continue
      const written = [...spellings.values()].filter(raw => !isEmpty(raw)).map(String)
      const isOther = identifiers?.has(at) || ids.some(some => written.every(raw => some.has(raw)))
      if (name < 2 && isOther) continue
      const share = agreeing / part.length
      const needed = index > 0 ? (name > 0 ? 0.95 : Number.POSITIVE_INFINITY) : name === sameName ? 0.5 : 0.7
      const own =
        [...spellings].filter(([value, raw]) => sameWords(String(raw), value)).length / spellings.size
      // If several names fit, the one that is listed first is better.
      const rank = names.findIndex(one => nameScore(at, [one]) === name) / 1000
      const score = share + name * 0.08 + own * 0.2 - rank - (index > 0 ? 0.15 : 0)
      if (share >= needed && (best === undefined || score > best.score)) best = { score, at, spellings }
    }
  }
  if (best === undefined) return undefined
  return place('enum', best.at, { spellings: best.spellings })
}

/**
 * Whether the values of a leaf cannot be spellings of the field's values: they are moments, objects, a masked
 * secret, other values of the field, or a flag for more than two values.
 */
function isNoSpelling(
  spellings: ReadonlyMap<string, unknown>,
  seen: readonly Seen<string>[],
  name: number,
): boolean {
  const raws = [...spellings.values()]
  if (raws.some(raw => typeof raw === 'object' && raw !== null) || raws.every(isMoment)) return true
  if (raws.some(raw => /^[*•]{3,}$/.test(String(raw)))) return true
  const values = new Set(seen.map(({ value }) => value))
  const isOther = ([value, raw]: [string, unknown]) => String(raw) !== value && values.has(String(raw))
  // If a leaf writes one value of the field as another value, it is the field only if its name fits well.
  if ([...spellings].some(isOther) && (name < 2 || spellings.size < values.size)) return true
  return values.size > 2 && raws.some(raw => typeof raw === 'boolean')
}

/**
 * Whether at least one spelling is seen only for its own value, or reads like that value. The leaf may
 * otherwise be something like a hash of the record, which stays the same when the value changes.
 */
function isConfirmed(
  spellings: ReadonlyMap<string, unknown>,
  seen: readonly Seen<string>[],
  at: string,
): boolean {
  return [...spellings].some(
    ([value, raw]) =>
      sameWords(String(raw), value) ||
      seen.every(one => one.value === value || (readPointer(one.record, at) ?? null) !== raw),
  )
}

/** Assigns a different spelling to each value, so that as many records as possible agree. */
function assign(
  seen: readonly Seen<string>[],
  at: string,
): { spellings: Map<string, unknown>; agreeing: number } {
  const table = new Map<string, Map<unknown, number>>()
  for (const { record, value } of seen) {
    const raw = readPointer(record, at) ?? null
    const row = table.get(value) ?? new Map<unknown, number>()
    table.set(value, row.set(raw, (row.get(raw) ?? 0) + 1))
  }
  const rows = [...table]
  // A leaf with many more spellings than the field has values is not the field.
  if (new Set([...table.values()].flatMap(row => [...row.keys()])).size > rows.length + 3)
    return { spellings: new Map(), agreeing: 0 }
  let best = { spellings: new Map<string, unknown>(), weight: -1 }
  const search = (index: number, spellings: Map<string, unknown>, agreeing: number): void => {
    const row = rows[index]
    if (row === undefined) {
      if (agreeing > best.weight) best = { spellings: new Map(spellings), weight: agreeing }
      return
    }
    const [value, spelled] = row
    for (const [raw, times] of spelled) {
      if ([...spellings.values()].includes(raw)) continue
      search(index + 1, spellings.set(value, raw), agreeing + times * likelihood(value, raw))
      spellings.delete(value)
    }
    search(index + 1, spellings, agreeing)
  }
  search(0, new Map(), 0)
  let agreeing = 0
  for (const [value, raw] of best.spellings) agreeing += table.get(value)?.get(raw) ?? 0
  return { spellings: best.spellings, agreeing }
}

/**
 * Returns a weight: a value is likelier to be written as itself, and an empty spelling is likelier for 0 than
 * for any other value.
 */
function likelihood(value: string, raw: unknown): number {
  if (sameWords(String(raw), value)) return 2
  return isEmpty(raw) && value !== '0' ? 0.5 : 1
}
