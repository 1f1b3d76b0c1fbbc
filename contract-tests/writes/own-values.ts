import { formatPointer, parsePointer } from '../../src/documents/pointer.ts'
import { ancestorsOf, type Leaf, textOf } from '../core/match.ts'
import { isIdName } from './ids.ts'

/**
 * Returns the values of a record without those of other records inside it: objects that show another id, and
 * not this one.
 */
export function ownOf(leaves: readonly Leaf[], id: string): readonly Leaf[] {
  const holders = new Map<string, boolean>()
  for (const { pointer, value } of leaves) {
    const steps = parsePointer(pointer)
    if (!isIdName(steps.at(-1) ?? '')) continue
    const holder = formatPointer(steps.slice(0, -1))
    holders.set(holder, holders.get(holder) === true || textOf(value) === id)
  }
  // If no object shows the id, all values belong to the record.
  if (![...holders.values()].includes(true)) return leaves
  const others = new Set(
    [...holders].filter(([holder, isOwn]) => !isOwn && holder !== '').map(([holder]) => holder),
  )
  return leaves.filter(({ pointer }) => ![...ancestorsOf([pointer])].some(holder => others.has(holder)))
}
