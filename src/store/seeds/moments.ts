import { isDate } from '../../documents/formats.ts'

/** Milliseconds in a day. */
export const DAY = 86_400_000

/** The UTC date (YYYY-MM-DD) of a moment. */
export function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
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
