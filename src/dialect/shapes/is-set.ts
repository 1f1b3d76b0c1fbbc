/** Whether a value is set. A list is set if it is not empty. */
export function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** Whether a value is a number above 0. */
export function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0
}
