import type { JsonObject } from '../../core/match.ts'
import type { FieldPlace } from '../places.ts'

/** What is needed to find a field: records, and what had been sent for it. */
export interface Seen<Value> {
  record: JsonObject
  value: Value
  /** Set by the create alone, and by no update since. */
  fresh?: boolean
  /** Seen in a list, which may show less than a record does by itself. */
  listed?: boolean
}

/** A place of which nothing else is known. */
export function place(kind: FieldPlace['kind'], at: string, rest: Partial<FieldPlace> = {}): FieldPlace {
  return { kind, at, spellings: new Map(), partly: false, proven: true, ...rest }
}
