import { isUnsure, type Mistakes } from './mistakes.ts'

/** What a row may say of its id and its making. */
interface NumberedRow {
  id?: number | undefined
  created_at?: number | undefined
}

/** A row's id and when it was made, both set. */
export interface Numbering {
  id: number
  created_at: number
}

/**
 * Gives every row an id and a moment, in the order of the rows. Ids that are not given go on from the greatest that
 * is, in the order of making; moments that are not given are those of the next id, and at last `now`. As ids stand for
 * the order of making ("id (date created)", section 4.1), rows that contradict it are mistakes. `path` names the list.
 */
export function numberRows(
  rows: (NumberedRow | undefined)[],
  path: string,
  now: number,
  mistakes: Mistakes,
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

/** Notes ids that are given twice, and gives back the greatest. */
function checkTwice(rows: (NumberedRow | undefined)[], path: string, mistakes: Mistakes): number {
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

/** Goes from the last id to the first, with the latest moment that is still possible. */
function fitMoments(
  rows: (NumberedRow | undefined)[],
  numbers: Numbering[],
  path: string,
  now: number,
  mistakes: Mistakes,
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
