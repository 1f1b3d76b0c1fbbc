/** The fields of a request under the document's names. */
export type Values = Record<string, unknown>

/** A row of an indexed list (section 2.1). */
export type Row = Record<string, string>

const lists = ['country', 'platform', 'language', 'rotation']

/** Reads form fields (section 4): plain ones, `pixel_ids[]`, and rows such as `country[0][key]`. */
export function valuesOf(body: string): Values {
  const values: Values = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [base = '', ...keys] = name.split('[').map(part => part.replace(/\]$/, ''))
    if (base === 'pixel_ids') values[base] = [...((values[base] as string[]) ?? []), value].filter(Boolean)
    else if (lists.includes(base)) addRow(values, base, keys, value)
    else if (keys.length === 0) values[base] = value
  }
  return values
}

function addRow(values: Values, list: string, [index = '', key]: string[], value: string): void {
  const rows = (values[list] ?? {}) as Record<string, Row>
  values[list] = rows
  if (key !== undefined) rows[index] = { ...rows[index], [key]: value }
}
