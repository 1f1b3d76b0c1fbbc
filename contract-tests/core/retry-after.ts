/**
 * Returns how long a `Retry-After` header (seconds or an HTTP date) asks to wait from `now`, in milliseconds.
 * Undefined if there is no header or it is invalid.
 */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
