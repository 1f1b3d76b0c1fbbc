import { nearest } from '../dialect/nearest.ts'
import { operations } from '../generated/operations.ts'

/**
 * Throws a RangeError for what names no operation: programs without types can say anything.
 * @param besides what may be said in place of one, as the message has it
 */
export function requireOperation(operationId: string, failure: string, besides = ''): void {
  if (Object.hasOwn(operations, operationId)) return
  const names = Object.keys(operations)
  const meant = nearest(operationId, names)
  const hint =
    meant === undefined ? `expected one of ${names.join(', ')}${besides}` : `did you mean ${meant}?`
  throw new RangeError(`${failure}: there is no operation ${JSON.stringify(operationId)} (${hint})`)
}
