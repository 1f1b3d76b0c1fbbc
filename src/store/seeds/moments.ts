/** Milliseconds in a day. */
export const DAY = 86_400_000

/** The UTC date (YYYY-MM-DD) of a moment. */
export function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** Whether a text is an existing date in the form YYYY-MM-DD; 2026-02-30 is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  // Date.parse accepts up to 31 days in every month: it reads 2026-02-30 as 2 March.
  return !Number.isNaN(moment) && dateOf(moment) === text
}

/** Whether a text is a time of day in the form HH:MM, from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/**
 * Returns the moment of an ISO 8601 text, or undefined for any other text. A date alone is its start in UTC.
 */
export function momentOf(text: string): number | undefined {
  if (!isDate(text.slice(0, 10))) return undefined
  // A time without a zone would depend on the zone of the machine.
  if (!/^.{10}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}
