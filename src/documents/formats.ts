/** Whether a text is an existing date in the form YYYY-MM-DD; 2026-02-30 is not. */
export function isDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  // Date.parse accepts up to 31 days in every month: it reads 2026-02-30 as 2 March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** The formats of the schemas in spec/. The generated validators call these functions. */
export const formats = {
  date: isDate,
  uri: (text: string): boolean => URL.canParse(text),
}
