/** Whether a value is set: a list where there is anything in it. */
export function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}
