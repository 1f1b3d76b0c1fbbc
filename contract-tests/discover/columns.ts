import { formatPointer, parsePointer, readPointer } from '../../src/documents/pointer.ts'
import { isJsonObject } from '../core/match.ts'

/** A member that is a column of a numbered row: `COUNTRY_2_KEY`, `country[2][key]`, `key2`. */
const numbered = /^(.*?)(\d+)(\D*)$/s

/** Returns the number of the row in the name of a column, and that name without it; undefined for other names. */
export function columnOf(name: string): { number: string; column: string } | undefined {
  const [, start = '', number, end = ''] = numbered.exec(name) ?? []
  return number === undefined || start + end === '' ? undefined : { number, column: `${start}#${end}` }
}

/** Returns the numbered rows whose columns are members of an object: `{ KEY_1, KEY_2 }` is two rows with `KEY_#`. */
export function rowsOfColumns(object: unknown): Record<string, Record<string, unknown>> {
  const rows: Record<string, Record<string, unknown>> = Object.create(null)
  for (const [name, value] of Object.entries(isJsonObject(object) ? object : {})) {
    const { number, column } = columnOf(name) ?? {}
    if (number === undefined || column === undefined) continue
    rows[number] ??= Object.create(null) as Record<string, unknown>
    rows[number][column] = value
  }
  return rows
}

/** Whether a member of a record is a column of a numbered row with an address: `KEY_1` beside `URL_1`. */
export function isInRow(record: unknown, pointer: string): boolean {
  const steps = parsePointer(pointer)
  const { number } = columnOf(steps.at(-1) ?? '') ?? {}
  if (number === undefined) return false
  const row = rowsOfColumns(readPointer(record, formatPointer(steps.slice(0, -1))))[number]
  return Object.values(row ?? {}).some(value => typeof value === 'string' && value.includes('://'))
}
