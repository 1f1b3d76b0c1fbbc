/** Milliseconds in a day. */
export const DAY = 86_400_000

/** The UTC date (YYYY-MM-DD) of a moment. */
export function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** Whether a text is a date of the calendar written YYYY-MM-DD; 2026-02-30 is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  // Date.parse takes 31 days for every month and rolls the rest over into the next one.
  return !Number.isNaN(moment) && dateOf(moment) === text
}

/** Whether a text is a time of the day written HH:MM, from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The moment an ISO 8601 text names, a date alone being its start in UTC; undefined for anything else. */
export function momentOf(text: string): number | undefined {
  if (!isDate(text.slice(0, 10))) return undefined
  // Without a zone it would depend on the machine that reads it.
  if (!/^.{10}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}
