import { leavesOf } from '../../core/match.ts'
import { flagOf } from '../flags.ts'
import type { FieldPlace } from '../places.ts'
import { countNames, nameScore, ranked, sameName } from './names.ts'
import { place, type Seen } from './seen.ts'

/**
 * Finds the member that shows whether a secret is set: true if it was sent, false if not.
 * @param others what else a member may be the flag of. A member that always agrees with one of these, but not
 * always with the secret, is not the secret's flag.
 */
export function locateFlag(
  seen: readonly Seen<boolean>[],
  names: readonly string[],
  others: readonly { seen: readonly Seen<boolean>[]; names: readonly string[] }[],
): FieldPlace | undefined {
  const { agreeing, shown } = flagsIn(seen)
  const flags = others.map(other => flagsIn(other.seen))
  // A member with the secret's own name is its flag, even if one password serves as both secrets.
  const isOfOther = (at: string) =>
    nameScore(at, names) < sameName &&
    agreeing.get(at) !== shown.get(at) &&
    flags.some(other => other.shown.has(at) && other.agreeing.get(at) === other.shown.get(at))
  const likely = ranked(agreeing, names, seen.length).filter(
    at =>
      nameScore(at, names) > 0 &&
      others.every(other => nameScore(at, names) >= nameScore(at, other.names)) &&
      (agreeing.get(at) ?? 0) > (shown.get(at) ?? 0) / 2 &&
      !isOfOther(at),
  )
  return likely[0] === undefined ? undefined : place('flag', likely[0])
}

/**
 * Counts, by pointer, how often a member is a flag (`shown`), and how often that flag is true exactly when the
 * secret was sent (`agreeing`). The counts differ because a list may show fewer members of a record.
 */
function flagsIn(seen: readonly Seen<boolean>[]): Record<'agreeing' | 'shown', Map<string, number>> {
  const agreeing = new Map<string, number>()
  const shown = new Map<string, number>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      const flag = flagOf(leaf.value)
      if (flag === undefined) continue
      countNames(shown, leaf.pointer)
      if (flag === value) countNames(agreeing, leaf.pointer)
    }
  }
  return { agreeing, shown }
}
