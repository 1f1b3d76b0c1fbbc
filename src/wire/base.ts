import { addressesOf, addressNames } from '../dialect/shapes/addresses.ts'

/**
 * Stand in a record's text for the address of the service: whole, without its path, and the path alone. Texts are kept,
 * and the same mock can be asked under several addresses, so that they are put in when a response is made.
 */
export const addressTexts = { base: '\u0000base', origin: '\u0000origin', base_path: '\u0000path' } as const

/** The path of the interface (section 9): the base URL ends with it. */
export const basePath = '/api/v1'

const begin = inJson('\u0000')
const stands = addressNames.map(name => [name, inJson(addressTexts[name])] as const)

/** The JSON text of a record with the address under which it was asked for. */
export function withBase(text: string, base: string): string {
  if (!text.includes(begin)) return text
  const own = addressesOf(base)
  return stands.reduce((rest, [name, stand]) => rest.replaceAll(stand, inJson(own[name])), text)
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
