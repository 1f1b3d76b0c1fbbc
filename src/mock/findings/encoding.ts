import { schemeOf } from '../../operations/link-fields.ts'

/** Fields and parameters whose values have no percent sign of their own. */
const plain = /^(alias|name|search|(space|domain|pixel)_id|domain|pixel_ids.*|expiration_(date|time|clicks))$/
/**
 * Fields that are addresses. They may well contain percent-encoding, but an address starts with its scheme.
 */
const address = /^(url|expiration_url|.+\[value\])$/

/** Whether the value of a field or parameter is percent-encoded after it was decoded once. */
export function doubleEncoded(name: string, value: string): boolean {
  if (!/%[0-9a-f]{2}/i.test(value)) return false
  if (plain.test(name)) return decodes(value) !== undefined
  if (!address.test(name) || schemeOf(value) !== undefined) return false
  const decoded = decodes(value)
  return decoded !== undefined && schemeOf(decoded) !== undefined
}

function decodes(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
