import { formatPointer, parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { textOf } from '../../core/match.ts'
import { type FieldPlace, idNames, isId } from '../places.ts'
import { locateEnum } from './enum.ts'
import { nameScore, sameName } from './names.ts'
import type { Seen } from './seen.ts'
import { locateLeaf } from './text.ts'

/**
 * Finds the place of one id: a leaf that equals it, alone or inside an object that represents the other
 * record.
 * @param unsent records for which no id was sent
 */
export function locateReference(
  seen: readonly Seen<string>[],
  names: readonly string[],
  unsent: readonly unknown[] = [],
): FieldPlace | undefined {
  const found = locateLeaf(seen, names, isId)
  if (found !== undefined && isReference(found, seen, names, unsent)) return objectAround(found, names)
  // If the id is written as something else, such as a name, only a member with a fitting name can be the
  // field.
  const spelled = locateEnum(seen, names)
  if (spelled === undefined || nameScore(spelled.at, names) < 2) return undefined
  // If a leaf shows another record's id, it is not a spelling of this one.
  const swapped = [...spelled.spellings.values()].some(raw => seen.some(({ value }) => textOf(raw) === value))
  return swapped ? undefined : { ...spelled, kind: 'reference' }
}

/** Length from which an id is hardly shown by chance. */
const unlikelyLength = 6

/**
 * Whether a leaf showed more than one of the ids, or has the field's name. A single small number occurs in
 * many places, so if only one id was sent, its name must at least be like that of the field, or records for which
 * none was sent must all show another value.
 */
function isReference(
  { at }: FieldPlace,
  seen: readonly Seen<string>[],
  names: readonly string[],
  unsent: readonly unknown[],
): boolean {
  const shown = seen.filter(({ record, value }) => isId(textOf(readPointer(record, at)), value))
  const count = (some: readonly Seen<string>[]) => new Set(some.map(({ value }) => value)).size
  if (count(seen) === 1 && seen.every(({ value }) => value.length < unlikelyLength))
    return nameScore(at, names) > 0 || (shown.length === seen.length && isOtherWithout(at, seen, unsent))
  return nameScore(at, names) === sameName || count(shown) >= Math.min(2, count(seen))
}

/** Whether records for which an id was sent, and those for which none was, show one value each, and not the same. */
function isOtherWithout(at: string, seen: readonly Seen<string>[], unsent: readonly unknown[]): boolean {
  const valuesIn = (records: readonly unknown[]) => [
    ...new Set(records.map(record => textOf(readPointer(record, at)))),
  ]
  const [other, ...more] = valuesIn(unsent)
  const isOne = other !== undefined && more.length === 0
  return (
    isOne && unsent.length > 1 && seen.length > 2 && !valuesIn(seen.map(one => one.record)).includes(other)
  )
}

function objectAround(found: FieldPlace, names: readonly string[]): FieldPlace {
  const steps = parsePointer(found.at)
  const last = steps.at(-1) ?? ''
  const parent = formatPointer(steps.slice(0, -1))
  const inObject = steps.length > 1 && idNames.includes(last.toLowerCase()) && nameScore(parent, names) > 0
  if (inObject) return { ...found, kind: 'reference', at: parent, inside: `/${last}` }
  return { ...found, kind: 'reference' }
}
