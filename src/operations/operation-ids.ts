import { nearest } from '../documents/nearest.ts'
import { operations } from '../generated/operations.ts'

/**
 * Throws a RangeError if the text names no operation. Callers without types can pass any text.
 * @param besides text that the message adds to the valid values, such as ` or *`
 */
export function requireOperation(operationId: string, failure: string, besides = ''): void {
  if (Object.hasOwn(operations, operationId)) return
  const names = Object.keys(operations)
  const meant = nearest(operationId, names)
  const hint =
    meant === undefined ? `expected one of ${names.join(', ')}${besides}` : `did you mean ${meant}?`
  throw new RangeError(`${failure}: there is no operation ${JSON.stringify(operationId)} (${hint})`)
}
