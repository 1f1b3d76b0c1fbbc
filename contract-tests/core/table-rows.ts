import { isJsonObject, type JsonRecord, textOf } from './match.ts'

/** A list that is written as a table: where its cells are, and its records. */
interface Table {
  /** Steps to the member with the cells. */
  at: readonly string[]
  records: JsonRecord[]
}

/**
 * Returns the outermost table of a response: `{ columns: ["id", "url"], rows: [[3, "…"]] }`, or with the cells by
 * column, `{ columns: ["id", "url"], data: { id: [3], url: ["…"] } }`. Does not look inside of arrays.
 */
export function tableIn(node: unknown, steps: readonly string[] = []): Table | undefined {
  if (!isJsonObject(node)) return undefined
  const members = Object.entries(node)
  const columns = members.map(([, value]) => columnsIn(value)).filter(names => names !== undefined)
  for (const names of columns)
    for (const [name, cells] of members) {
      const records = recordsIn(cells, names)
      if (records !== undefined) return { at: [...steps, name], records }
    }
  for (const [name, value] of members) {
    const found = tableIn(value, [...steps, name])
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the names of columns, which may be objects with a name. */
function columnsIn(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined
  const names = value.map(one => (isJsonObject(one) ? textOf(one.name) : one))
  const areNames = names.every(name => typeof name === 'string' && name !== '')
  return areNames && new Set(names).size === names.length ? (names as string[]) : undefined
}

/** Returns the records of the cells of a table. Undefined if they are not the cells of these columns. */
function recordsIn(cells: unknown, names: readonly string[]): JsonRecord[] | undefined {
  if (Array.isArray(cells)) {
    // A list without rows may be one of records.
    if (cells.length === 0) return undefined
    const areRows = cells.every((row): row is unknown[] => Array.isArray(row) && row.length === names.length)
    return areRows ? cells.map(row => recordOf(names, row)) : undefined
  }
  if (!isJsonObject(cells) || Object.keys(cells).length !== names.length) return undefined
  const columns = names.map(name => (Object.hasOwn(cells, name) ? cells[name] : undefined))
  const [first] = columns
  if (!Array.isArray(first)) return undefined
  const areColumns = columns.every(
    (column): column is unknown[] => Array.isArray(column) && column.length === first.length,
  )
  if (!areColumns) return undefined
  const rowAt = (index: number) => columns.map(column => column[index])
  return first.map((_, index) => recordOf(names, rowAt(index)))
}

function recordOf(names: readonly string[], values: readonly unknown[]): JsonRecord {
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}
