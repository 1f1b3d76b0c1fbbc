import { formatPointer, parsePointer } from '../../../src/documents/pointer.ts'
import { isJsonObject, leavesOf, nodesOf, textOf } from '../../core/match.ts'
import type { InputRow } from '../input.ts'
import { type FieldPlace, isId } from '../places.ts'
import { placesOfRows, rowPlaceOf } from '../row-places.ts'
import { countNames, nameScore, ranked } from './names.ts'
import { place, type Seen } from './seen.ts'

/** What stands for the pointer inside the elements if the ids are the names of members. */
const asNames = '*'

/**
 * Finds the place of a list of ids: an array of texts or of objects, one text with commas, or an object whose members
 * have the ids as names.
 */
export function locateIds(
  seen: readonly Seen<readonly string[]>[],
  names: readonly string[],
): FieldPlace | undefined {
  const counts = new Map<string, number>()
  /** Places at which the id is the whole text, and not the end of an address. */
  const alone = new Set<string>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      const text = textOf(leaf.value)
      if (text === undefined) continue
      if (value.some(id => isId(text, id))) {
        // Only ids in an array count, not the id of the record itself or of a single object in it.
        const steps = parsePointer(leaf.pointer)
        for (const [index, step] of steps.entries()) {
          if (index === 0 || !/^\d+$/.test(step)) continue
          const at = `${formatPointer(steps.slice(0, index))} ${formatPointer(steps.slice(index + 1))}`
          countNames(counts, at)
          if (value.includes(text)) alone.add(at)
        }
      } else if (value.length > 1 && text.split(/\s*,\s*/).join() === value.join())
        countNames(counts, `${leaf.pointer} `)
    }
    for (const at of objectsNamedBy(record, value)) {
      // Each id counts, as in an array.
      const key = `${at} ${asNames}`
      counts.set(key, (counts.get(key) ?? 0) + value.length)
    }
  }
  const scoreOf = (key: string) => nameScore(key.split(' ', 1).join(), names)
  const [best] = [...counts].sort(
    ([a, timesA], [b, timesB]) =>
      timesB - timesA ||
      scoreOf(b) - scoreOf(a) ||
      Number(b.endsWith(asNames)) - Number(a.endsWith(asNames)) ||
      Number(alone.has(b)) - Number(alone.has(a)),
  )
  if (best === undefined) return undefined
  const [at = '', inside = ''] = best[0].split(' ')
  if (inside === asNames) return place('ids', at, { areNames: true })
  return place('ids', at, inside === '' ? {} : { inside })
}

/** Returns the pointers of the objects whose members have just these names. */
function objectsNamedBy(record: unknown, names: readonly string[]): string[] {
  return nodesOf(record).flatMap(({ pointer, value }) => {
    const own = isJsonObject(value) ? Object.keys(value) : []
    return own.length === names.length && names.every(name => own.includes(name)) ? [pointer] : []
  })
}

/**
 * Finds the place of an indexed list: the array, or the object from key to value, that contains the values
 * that were sent.
 */
export function locateRows(
  seen: readonly Seen<readonly InputRow[]>[],
  names: readonly string[],
): FieldPlace | undefined {
  const places = placesOfRows(seen)
  const counts = new Map([...places].map(([at, { times }]) => [at, times]))
  const at = ranked(counts, names, seen.length)[0]
  if (at === undefined) return undefined
  const row = rowPlaceOf(seen, at)
  return place('rows', at, row && { row })
}
