import { isUnsure, type SeedMistakes } from './mistake-list.ts'

/** The id and the creation time that a row may state. */
interface NumberedRow {
  id?: number | undefined
  created_at?: number | undefined
}

/** A row's id and creation time, both set. */
export interface Numbering {
  id: number
  created_at: number
}

/**
 * Gives every row an id and a creation time, in the order of the rows. Missing ids continue after the
 * greatest one, in the order of creation. A missing time is that of the next id, or `now` for the last one.
 * Ids reflect the order of creation ("id (date created)", section 4.1), so rows that contradict it are
 * mistakes. `path` is the name of the list.
 */
export function numberRows(
  rows: (NumberedRow | undefined)[],
  path: string,
  now: number,
  mistakes: SeedMistakes,
): Numbering[] {
  const before = mistakes.issues.length
  const numbers = rows.map(row => ({ id: row?.id ?? 0, created_at: row?.created_at ?? now }))
  let last = checkTwice(rows, path, mistakes)
  const inOrder = numbers.filter(number => number.id === 0).sort((a, b) => a.created_at - b.created_at)
  for (const number of inOrder) number.id = ++last

  const sure = rows.every(row => !isUnsure(row, 'id') && !isUnsure(row, 'created_at'))
  if (sure && mistakes.issues.length === before) fitMoments(rows, numbers, path, now, mistakes)
  return numbers
}

/** Reports ids that occur twice. Returns the greatest id. */
function checkTwice(rows: (NumberedRow | undefined)[], path: string, mistakes: SeedMistakes): number {
  const holders = new Map<number, number>()
  let greatest = 0
  for (const [index, row] of rows.entries()) {
    if (row?.id === undefined) continue
    const holder = holders.get(row.id)
    if (holder === undefined) holders.set(row.id, index)
    else mistakes.add(`${path}[${index}].id`, `an id that ${path}[${holder}] does not have`, row.id)
    greatest = Math.max(greatest, row.id)
  }
  return greatest
}

/**
 * Goes from the last id to the first and sets missing times to the latest possible one. Reports times that
 * are later.
 */
function fitMoments(
  rows: (NumberedRow | undefined)[],
  numbers: Numbering[],
  path: string,
  now: number,
  mistakes: SeedMistakes,
): void {
  let latest = now
  let reason = "the mock's clock"
  const descending = [...numbers.entries()].sort(([, a], [, b]) => b.id - a.id)
  for (const [index, number] of descending) {
    if (rows[index]?.created_at === undefined) {
      number.created_at = latest
    } else if (number.created_at > latest) {
      const expected = `a moment up to ${new Date(latest).toISOString()} (${reason})`
      mistakes.add(`${path}[${index}].created_at`, expected, new Date(number.created_at).toISOString())
    } else {
      latest = number.created_at
      reason = `when ${path}[${index}] was made, whose id is greater`
    }
  }
}
