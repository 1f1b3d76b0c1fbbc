import { leavesOf } from '../../core/match.ts'
import type { FieldPlace } from '../places.ts'
import { count, nameScore, ranked, sameName } from './names.ts'
import { place, type Seen } from './seen.ts'

/**
 * Finds the member that says whether a secret is set: true where it was sent, false or empty where it was not.
 * @param others what else a member can be the flag of: what always agrees with it, and not always with the secret, is
 */
export function locateFlag(
  seen: readonly Seen<boolean>[],
  names: readonly string[],
  others: readonly { seen: readonly Seen<boolean>[]; names: readonly string[] }[],
): FieldPlace | undefined {
  const { agreeing, shown } = flagsIn(seen)
  const flags = others.map(other => flagsIn(other.seen))
  // A member of the secret's own name is its flag, even where one password is both.
  const isOfOther = (at: string) =>
    nameScore(at, names) < sameName &&
    agreeing.get(at) !== shown.get(at) &&
    flags.some(other => other.shown.has(at) && other.agreeing.get(at) === other.shown.get(at))
  const likely = ranked(agreeing, names, seen.length).filter(
    at =>
      nameScore(at, names) > 0 &&
      others.every(other => nameScore(at, names) >= nameScore(at, other.names)) &&
      agreeing.get(at)! > shown.get(at)! / 2 &&
      !isOfOther(at),
  )
  return likely[0] === undefined ? undefined : place('flag', likely[0])
}

/** How often each member is true or false, and how often it is what a secret was. A list may show less of a record. */
function flagsIn(seen: readonly Seen<boolean>[]): Record<'agreeing' | 'shown', Map<string, number>> {
  const agreeing = new Map<string, number>()
  const shown = new Map<string, number>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      if (typeof leaf.value !== 'boolean') continue
      count(shown, leaf.pointer)
      if (leaf.value === value) count(agreeing, leaf.pointer)
    }
  }
  return { agreeing, shown }
}
