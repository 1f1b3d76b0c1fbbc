import type { JsonRecord } from '../../core/match.ts'
import type { Listed } from '../../discover/reads.ts'

/** Returns the records of a list with their ids, in the order listed. Leaves out records without an id. */
export function recordsById({ ids, records }: Pick<Listed, 'ids' | 'records'>): [string, JsonRecord][] {
  return records.flatMap((record, index): [string, JsonRecord][] => {
    const id = ids[index] ?? ''
    return id === '' ? [] : [[id, record]]
  })
}
