import { readPointer } from '../../../src/documents/pointer.ts'
import { nodesOf, textOf } from '../../core/match.ts'
import { showsDate, showsTime, textOfNumbers } from '../moments.ts'
import type { FieldPlace } from '../places.ts'
import { countNames, ranked } from './names.ts'
import { place, type Seen } from './seen.ts'

/** Whether a text is a number with zeros before it: `000071011`. */
function isPadded(text: string, value: string): boolean {
  return (
    /^[1-9]\d*$/.test(value) &&
    text.length > value.length &&
    /^0+$/.test(text.slice(0, -value.length)) &&
    text.endsWith(value)
  )
}

/** Finds the place of a free text: the leaf that equals what was sent, or the same number with zeros before it. */
export function locateText(seen: readonly Seen<string>[], names: readonly string[]): FieldPlace | undefined {
  return locateLeaf(seen, names, (text, value) => text === value || isPadded(text, value))
}

/**
 * Finds the place of a date or a time: the leaf that equals it, contains it in a longer text, or shows it in
 * another format.
 */
export function locateMoment(
  kind: 'date' | 'time',
  seen: readonly Seen<string>[],
  names: readonly string[],
): FieldPlace | undefined {
  const exact = locateText(seen, names)
  if (exact !== undefined) return { ...exact, kind }
  const part = leafThat((text, value) => text.includes(value), seen, names)
  const other = leafThat(kind === 'date' ? showsDate : showsTime, seen, names)
  // A 12-hour clock repeats the text that was sent only for times in one half of the day. Reading it as a
  // time works for all times.
  const isOther = part === undefined || (other !== undefined && other.agreeing > part.agreeing)
  const best = isOther ? other : part
  // An update may fail to change it.
  const created = seen.filter(({ fresh }) => fresh === true)
  const byCreates = () =>
    created.length > 1 && created.length < seen.length ? locateMoment(kind, created, names) : undefined
  if (best === undefined) return byCreates()
  // Lists may show less of a record than a read of it, so only records with the member count.
  const showing = seen.filter(({ record }) => readPointer(record, best.at) !== undefined)
  if (best.agreeing < 0.6 * showing.length) return byCreates()
  return place(kind, best.at, { partly: isOther ? 'reformatted' : true })
}

/** Finds the leaf that shows the value that was sent. `shows` decides what counts as showing it. */
export function locateLeaf(
  seen: readonly Seen<string>[],
  names: readonly string[],
  shows: (text: string, value: string) => boolean,
): FieldPlace | undefined {
  const { at } = leafThat(shows, seen, names) ?? {}
  return at === undefined ? undefined : place('text', at)
}

/**
 * Returns the leaf that shows the value that was sent in most of the records, and the number of these
 * records.
 */
function leafThat(
  shows: (text: string, value: string) => boolean,
  seen: readonly Seen<string>[],
  names: readonly string[],
): { at: string; agreeing: number } | undefined {
  const counts = countsOf(shows, seen)
  // Lists may use another name for a member, or leave it out, so reads of single records decide if most of
  // them agree.
  const single = seen.filter(({ listed }) => !listed)
  const ownCounts = countsOf(shows, single)
  const [own] = ranked(ownCounts, names, single.length)
  const [usual] = ranked(counts, names, seen.length)
  const isOwn = own !== undefined && (ownCounts.get(own) ?? 0) > single.length / 2
  const at = isOwn ? own : usual
  return at === undefined ? undefined : { at, agreeing: counts.get(at) ?? 0 }
}

/** Returns the leaves that show the value that was sent, and in how many records each does. */
function countsOf(
  shows: (text: string, value: string) => boolean,
  seen: readonly Seen<string>[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { record, value } of seen) {
    for (const node of nodesOf(record)) {
      const text = textOf(node.value) ?? textOfNumbers(node.value)
      if (text !== undefined && shows(text, value)) countNames(counts, node.pointer)
    }
  }
  return counts
}
