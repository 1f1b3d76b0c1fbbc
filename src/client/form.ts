import type { FormFields } from './fields.ts'

/**
 * Encodes the fields of a request as a form body, `application/x-www-form-urlencoded` (section 4):
 *
 * | field                                | is sent as                                         |
 * | ------------------------------------ | -------------------------------------------------- |
 * | `alias: 'sale'`, `disabled: 0`       | `alias=sale`, `disabled=0`                         |
 * | `alias: null`                        | `alias=` (clears the field)                        |
 * | `alias: undefined`                   | nothing                                            |
 * | `pixel_ids: [3, 7]`                  | `pixel_ids[]=3`, `pixel_ids[]=7`                   |
 * | `country: [{key: 'DE', value: '…'}]` | `country[0][key]=DE`, `country[0][value]=…` (2.1)  |
 * | `pixel_ids: []`, `country: []`       | `pixel_ids=`, `country=` (clears the list)         |
 *
 * @throws TypeError if a form cannot carry a value, such as NaN or an object. The error names only the field.
 * @example
 * ```ts
 * import { encodeForm } from 'shortlink-kit/client'
 *
 * const form = encodeForm({ alias: 'sale', pixel_ids: [3, 7] })
 * console.log(decodeURIComponent(String(form))) // alias=sale&pixel_ids[]=3&pixel_ids[]=7
 * ```
 */
export function encodeForm(fields: FormFields): URLSearchParams {
  const form = new URLSearchParams()
  const entries: [name: string, value: unknown][] = Object.entries(fields)
  for (const [name, value] of entries) {
    if (value === undefined) continue
    if (Array.isArray(value)) addList(form, name, value)
    else form.append(name, value === null ? '' : text(name, value))
  }
  return form
}

function addList(form: URLSearchParams, name: string, list: readonly unknown[]): void {
  if (list.length === 0) form.append(name, '')
  for (const [index, entry] of list.entries()) {
    if (typeof entry !== 'object' || entry === null) {
      form.append(`${name}[]`, text(`${name}[${index}]`, entry))
      continue
    }
    for (const [part, value] of Object.entries(entry) as [string, unknown][]) {
      const field = `${name}[${index}][${part}]`
      if (value !== undefined) form.append(field, value === null ? '' : text(field, value))
    }
  }
}

function text(field: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  const type = typeof value === 'number' ? String(value) : `a value of type ${typeof value}`
  throw new TypeError(`Failed to encode the form: ${field} is ${type}, neither text nor a finite number.`)
}
