import { readPointer } from '../../../src/documents/pointer.ts'
import { isWholeNumber, type JsonRecord, textOf } from '../../core/match.ts'
import { derivedNames } from '../../discover/derived.ts'
import { nameScore } from '../../discover/locate/names.ts'
import type { Listed } from '../../discover/reads.ts'
import { membersOf } from './listed.ts'

/** Returns what may show the order of creation: the times that records show, and numeric ids. */
export function creationKeys({ ids, records }: Pick<Listed, 'ids' | 'records'>): number[][] {
  const isNumeric = ids.every(isWholeNumber)
  return [...creationTimes(records), ...(isNumeric ? [ids.map(Number)] : [])]
}

/**
 * Returns the times of creation that records may show, in milliseconds since the epoch: for each member with such a
 * name, the time in each record.
 */
export function creationTimes(records: readonly JsonRecord[]): number[][] {
  return membersOf(records)
    .filter(at => nameScore(at, derivedNames.created_at) >= 2)
    .flatMap(at => {
      const times = records.map(record => timeOf(readPointer(record, at)))
      return times.every(time => time !== undefined) ? [times] : []
    })
}

/** Returns a time as milliseconds since the epoch. Undefined if the value is in no form that orders times. */
function timeOf(value: unknown): number | undefined {
  const text = textOf(value) ?? ''
  if (/^\d{9,10}(\.\d+)?$/.test(text)) return Number(text) * 1000
  if (/^\d{12,13}$/.test(text)) return Number(text)
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
