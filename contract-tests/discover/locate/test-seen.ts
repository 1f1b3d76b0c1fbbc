import type { JsonRecord } from '../../core/match.ts'
import type { Seen } from './seen.ts'

/** Returns records, each with the value that was sent in it. */
export function seen<Value>(...pairs: [Value, JsonRecord][]): Seen<Value>[] {
  return pairs.map(([value, record]) => ({ value, record }))
}
