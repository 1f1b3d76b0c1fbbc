import { type JsonRecord, leavesOf } from '../../core/match.ts'
import { isInList } from '../../discover/locate/names.ts'
import type { Listed } from '../../discover/reads.ts'

/** Returns the records of a list with their ids, in the order listed. Leaves out records without an id. */
export function recordsById({ ids, records }: Pick<Listed, 'ids' | 'records'>): [string, JsonRecord][] {
  return records.flatMap((record, index): [string, JsonRecord][] => {
    const id = ids[index] ?? ''
    return id === '' ? [] : [[id, record]]
  })
}

/** Returns the pointers of all scalar members that any of the records has outside of lists. */
export function membersOf(records: readonly JsonRecord[]): string[] {
  const all = records.flatMap(record => leavesOf(record).map(({ pointer }) => pointer))
  return [...new Set(all)].filter(at => !isInList(at))
}
