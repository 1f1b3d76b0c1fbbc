import type { SeedFile } from '../../generated/seed.js'

/** The rows of a seed file by section, without null. */
export type SeedRows = {
  [Section in Exclude<keyof SeedFile, '$schema' | 'state'>]-?: NonNullable<SeedFile[Section]>
}

/** The rows of a seed file without mistakes, and the id and the times of each row. */
export interface NumberedRows {
  rows: SeedRows
  numbers: Record<keyof SeedRows, Numbering[]>
}

/** A row's id, times and number of updates, all set. */
export interface Numbering {
  id: number
  created_at: number
  updated_at: number
  updates: number
}
