import { isJsonObject } from '../core/match.ts'
import type { Form } from '../writes/account.ts'

/** A row of an indexed list (section 2.1); rotation rows have no key. */
export interface InputRow {
  key?: string
  value: string
}

/** Whether a value of a field is a list of rows. An empty list is. */
export function areRows(value: unknown): value is readonly InputRow[] {
  return Array.isArray(value) && value.every(item => isJsonObject(item) && typeof item.value === 'string')
}

/** Whether a value of a field is a list of texts. An empty list is. */
export function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}

/**
 * The fields that are sent for a link (section 2.1), each value as text. A field that is left out is not
 * sent.
 */
export interface LinkInput {
  url?: string
  domain_id?: string
  domain?: string
  alias?: string
  password?: string
  space_id?: string
  pixel_ids?: readonly string[]
  disabled?: string
  privacy?: string
  privacy_password?: string
  expiration_url?: string
  expiration_date?: string
  expiration_time?: string
  expiration_clicks?: string
  target_type?: string
  country?: readonly InputRow[]
  platform?: readonly InputRow[]
  language?: readonly InputRow[]
  rotation?: readonly InputRow[]
}

/** The fields that are sent for a pixel (section 2.2). */
export interface PixelInput {
  name?: string
  type?: string
  value?: string
}

export type LinkField = keyof LinkInput
export type PixelField = keyof PixelInput
export type Input = LinkInput & PixelInput

export const lists = ['country', 'platform', 'language', 'rotation'] as const
export const platformKeys = ['iOS', 'Android', 'Windows', 'OS X', 'Linux', 'Ubuntu', 'Chrome OS'] as const

/** How lists are written: `pixel_ids[0]=`, `pixel_ids[]=`, or with indexes but the last item first. */
export type Spelling = 'indexed' | 'unindexed' | 'last-first'

/** Returns the form fields of an input. Rows always have indexes: `country[0][key]`. */
export function formFields(input: Input, spelling: Spelling = 'indexed'): Form {
  const form: [string, string][] = []
  const fields: [string, Input[keyof Input]][] = Object.entries(input)
  for (const [name, value] of fields) {
    if (value === undefined) continue
    if (typeof value === 'string') {
      form.push([name, value])
      continue
    }
    const items = [...value.entries()]
    for (const [index, item] of spelling === 'last-first' ? items.reverse() : items) {
      if (typeof item === 'string') {
        form.push([spelling === 'unindexed' ? `${name}[]` : `${name}[${index}]`, item])
        continue
      }
      if (item.key !== undefined) form.push([`${name}[${index}][key]`, item.key])
      form.push([`${name}[${index}][value]`, item.value])
    }
  }
  return form
}
