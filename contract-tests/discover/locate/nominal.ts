import { type JsonRecord, nodesOf } from '../../core/match.ts'
import type { FieldPlace } from '../places.ts'
import { isInList, nameScore, sameName } from './names.ts'
import { place } from './seen.ts'

const oneValue: readonly FieldPlace['kind'][] = ['text', 'date', 'time', 'enum', 'flag']

/**
 * Returns the place of the member that has a field's own name, although no value that was sent has been seen
 * there.
 */
export function nominalPlace(
  kind: FieldPlace['kind'],
  records: readonly JsonRecord[],
  names: readonly string[],
): FieldPlace | undefined {
  for (const record of records) {
    const named = nodesOf(record).find(
      ({ pointer, value }) =>
        pointer !== '' &&
        !isInList(pointer) &&
        nameScore(pointer, names) === sameName &&
        !(oneValue.includes(kind) && typeof value === 'object' && value !== null),
    )
    if (named !== undefined) return place(kind, named.pointer, { proven: false })
  }
  return undefined
}
