import { readPointer } from '../../../src/dialect/pointer.ts'
import { leavesOf, textOf } from '../../core/match.ts'
import { showsDate, showsTime } from '../moments.ts'
import type { FieldPlace } from '../places.ts'
import { count, ranked } from './names.ts'
import { place, type Seen } from './seen.ts'

/** Finds the place of a free text: the leaf that is what was sent. */
export function locateText(seen: readonly Seen<string>[], names: readonly string[]): FieldPlace | undefined {
  return locateLeaf(seen, names, (text, value) => text === value)
}

/** Finds the place of a date or a time: the leaf that is it, or has it in a longer text or in another format. */
export function locateMoment(
  kind: 'date' | 'time',
  seen: readonly Seen<string>[],
  names: readonly string[],
): FieldPlace | undefined {
  const exact = locateText(seen, names)
  if (exact !== undefined) return { ...exact, kind }
  const part = leafThat((text, value) => text.includes(value), seen, names)
  const other = leafThat(kind === 'date' ? showsDate : showsTime, seen, names)
  // In half of the day `9:43` is also how another clock writes it.
  const isOther = part === undefined || (other !== undefined && other.agreeing > part.agreeing)
  const best = isOther ? other : part
  if (best === undefined) return undefined
  // Lists may show less than a record does by itself.
  const showing = seen.filter(({ record }) => readPointer(record, best.at) !== undefined)
  if (best.agreeing < 0.6 * showing.length) return undefined
  return place(kind, best.at, { partly: isOther ? 'reformatted' : true })
}

/** Finds the leaf that shows what was sent, by what counts as showing it. */
export function locateLeaf(
  seen: readonly Seen<string>[],
  names: readonly string[],
  shows: (text: string, value: string) => boolean,
): FieldPlace | undefined {
  const { at } = leafThat(shows, seen, names) ?? {}
  return at === undefined ? undefined : place('text', at)
}

/** The leaf that shows what was sent in most of the records, and in how many. */
function leafThat(
  shows: (text: string, value: string) => boolean,
  seen: readonly Seen<string>[],
  names: readonly string[],
): { at: string; agreeing: number } | undefined {
  const counts = countsOf(shows, seen)
  // Lists may call a member otherwise, or show less.
  const single = seen.filter(({ listed }) => !listed)
  const ownCounts = countsOf(shows, single)
  const [own] = ranked(ownCounts, names, single.length)
  const [usual] = ranked(counts, names, seen.length)
  const isOwn = own !== undefined && ownCounts.get(own)! > single.length / 2
  const at = isOwn ? own : usual
  return at === undefined ? undefined : { at, agreeing: counts.get(at)! }
}

/** The leaves that show what was sent, and in how many records. */
function countsOf(
  shows: (text: string, value: string) => boolean,
  seen: readonly Seen<string>[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      const text = textOf(leaf.value)
      if (text !== undefined && shows(text, value)) count(counts, leaf.pointer)
    }
  }
  return counts
}
