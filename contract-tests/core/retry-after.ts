/**
 * How long a `Retry-After` header asks to wait, in milliseconds from `now`: it holds seconds or an HTTP date.
 * Undefined when there is none, or none that can be read.
 */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
