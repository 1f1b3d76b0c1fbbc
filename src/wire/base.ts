import { addressesOf, addressNames } from '../dialect/shapes/addresses.ts'

/**
 * Placeholders in the JSON text of a record: for the base URL, its origin and its path. Record texts are
 * cached, and the same mock can be called under several addresses, so the address is filled in when a
 * response is written.
 */
export const addressTexts = { base: '\u0000base', origin: '\u0000origin', base_path: '\u0000path' } as const

/** The path of the interface (section 9). Every base URL ends with it. */
export const basePath = '/api/v1'

const begin = inJson('\u0000')
const placeholders = addressNames.map(name => [name, inJson(addressTexts[name])] as const)

/** Replaces the placeholders in the JSON text of a record with the base URL of the request and its parts. */
export function withBase(text: string, base: string): string {
  if (!text.includes(begin)) return text
  const own = addressesOf(base)
  return placeholders.reduce((rest, [name, mark]) => rest.replaceAll(mark, inJson(own[name])), text)
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
