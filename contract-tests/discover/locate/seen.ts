import type { JsonRecord } from '../../core/match.ts'
import type { FieldPlace } from '../places.ts'

/** A record, and the value that was sent in it for the field to be found. */
export interface Seen<Value> {
  record: JsonRecord
  value: Value
  /** Whether only the create has set it, and no update since. */
  fresh?: boolean
  /** Whether the record is from a list, which may show less of it than a read of the single record. */
  listed?: boolean
}

/** Returns a place, with defaults for everything that is not given. */
export function place(kind: FieldPlace['kind'], at: string, rest: Partial<FieldPlace> = {}): FieldPlace {
  return { kind, at, spellings: new Map(), partly: false, proven: true, ...rest }
}
