import { readPointer } from '../../../src/documents/pointer.ts'
import { type JsonRecord, leavesOf, textOf } from '../../core/match.ts'

/** The fewest records that show that a member differs in every record. */
const fewestRecords = 3

/**
 * Returns the pointers of the members that differ in every record and stay the same in all responses about one record.
 * They identify it, such as its name beside its id.
 * @param ids the pointers of the record's id
 */
export function identifiersIn(records: readonly JsonRecord[], ids: readonly string[]): Set<string> {
  const byId = new Map<string, JsonRecord[]>()
  for (const record of records) {
    const id = ids.map(at => textOf(readPointer(record, at))).find(text => text !== undefined)
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), record])
  }
  if (byId.size < fewestRecords) return new Set()
  const pointers = new Set(records.flatMap(record => leavesOf(record).map(({ pointer }) => pointer)))
  const identifies = (at: string) => {
    const values = [...byId.values()].map(all => new Set(all.map(record => textOf(readPointer(record, at)))))
    const shown = values.flatMap(own => [...own])
    return shown.length === byId.size && !shown.includes(undefined) && new Set(shown).size === byId.size
  }
  return new Set([...pointers].filter(identifies))
}
