import { describe, type Issue } from '../../documents/issue.ts'
import { momentOf } from './moments.ts'
import type { Numbering } from './types.ts'

/** The id and the times that a row may state. */
interface NumberedRow {
  id?: number
  created_at?: string
  updated_at?: string
  updates?: number
}

/** Whether rows may state any times of creation, or only those that fit to their ids and to the clock. */
export type Times = 'in-order' | 'any'

/**
 * Gives every row an id and a creation time, in the order of the rows. Missing ids continue after the
 * greatest one, in the order of creation. A missing time is that of the next id, or `now` for the last one.
 * Ids reflect the order of creation ("id (date created)", section 4.1), so rows that contradict it are
 * mistakes. `path` is the name of the list.
 * @param times 'any' if rows may contradict the order, as those of an account do whose clock was moved
 */
export function numberRows(
  rows: NumberedRow[],
  path: string,
  now: number,
  issues: Issue[],
  times: Times = 'in-order',
): Numbering[] {
  const before = issues.length
  const moments = rows.map(({ created_at }, index) => {
    const moment = created_at === undefined ? undefined : momentOf(created_at)
    if (created_at !== undefined && moment === undefined) {
      const expected = 'a moment such as 2026-01-31 or 2026-01-31T09:30:00Z'
      issues.push({ path: `${path}[${index}].created_at`, expected, received: describe(created_at) })
    }
    return moment
  })
  const numbers = rows.map(({ id = 0 }, index) => {
    const created_at = moments[index] ?? now
    return { id, created_at, updated_at: created_at, updates: 0 }
  })
  let last = checkTwice(rows, path, issues)
  const inOrder = numbers.filter(({ id }) => id === 0).sort((a, b) => a.created_at - b.created_at)
  for (const number of inOrder) number.id = ++last
  const contradictions: Issue[] = []
  if (issues.length === before) fitMoments(moments, numbers, path, now, contradictions)
  if (times === 'in-order') issues.push(...contradictions)
  for (const [index, number] of numbers.entries())
    setUpdate(rows[index]!, number, { path: `${path}[${index}]`, issues, times })
  return numbers
}

/** Sets when a row was last changed, and how often. A row that states neither was not changed. */
function setUpdate(
  { updated_at: text, updates }: NumberedRow,
  number: Numbering,
  { path, issues, times }: { path: string; issues: Issue[]; times: Times },
): void {
  const { created_at } = number
  const updated_at = text === undefined ? created_at : momentOf(text)
  if (updated_at === undefined || (updated_at < created_at && times === 'in-order')) {
    const expected = `a moment from ${new Date(created_at).toISOString()} on, when the record was created`
    issues.push({ path: `${path}.updated_at`, expected, received: describe(text) })
    return
  }
  number.updated_at = updated_at
  number.updates = updates ?? (updated_at > created_at ? 1 : 0)
}

/** Reports ids that occur twice. Returns the greatest id. */
function checkTwice(rows: NumberedRow[], path: string, issues: Issue[]): number {
  const holders = new Map<number, number>()
  let greatest = 0
  for (const [index, { id }] of rows.entries()) {
    if (id === undefined) continue
    const holder = holders.get(id)
    if (holder === undefined) holders.set(id, index)
    else {
      const expected = `an id that ${path}[${holder}] does not have`
      issues.push({ path: `${path}[${index}].id`, expected, received: describe(id) })
    }
    greatest = Math.max(greatest, id)
  }
  return greatest
}

/**
 * Goes from the last id to the first and sets missing times to the latest possible one. Reports times that
 * are later.
 */
function fitMoments(
  moments: (number | undefined)[],
  numbers: Numbering[],
  path: string,
  now: number,
  issues: Issue[],
): void {
  let latest = now
  let reason = "the mock's clock"
  const descending = [...numbers.entries()].sort(([, a], [, b]) => b.id - a.id)
  for (const [index, number] of descending) {
    if (moments[index] === undefined) {
      number.created_at = latest
    } else if (number.created_at > latest) {
      const expected = `a moment up to ${new Date(latest).toISOString()} (${reason})`
      const received = describe(new Date(number.created_at).toISOString())
      issues.push({ path: `${path}[${index}].created_at`, expected, received })
    } else {
      latest = number.created_at
      reason = `when ${path}[${index}] was created, whose id is greater`
    }
  }
}
