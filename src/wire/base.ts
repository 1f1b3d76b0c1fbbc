/**
 * Stand for the address of the service in a record's text, with its path and without. Texts are kept, and the same mock
 * can be asked under several addresses, so that they are put in when a response is made.
 */
export const addressTexts = { base: '\u0000base', origin: '\u0000origin' } as const

const [escapedBase, escapedOrigin] = [addressTexts.base, addressTexts.origin].map(inJson) as [string, string]

/** The JSON text of a record with the address under which it was asked for. */
export function withBase(text: string, base: string): string {
  const based = text.includes(escapedBase) ? text.replaceAll(escapedBase, inJson(base)) : text
  return based.includes(escapedOrigin) ? based.replaceAll(escapedOrigin, inJson(originOf(base))) : based
}

/** Under what address the service was asked, with its path and without. */
export function addressesOf(base: string): Record<'base' | 'origin', string> {
  return { base, origin: originOf(base) }
}

/** The scheme, host and port of an address. */
function originOf(base: string): string {
  return /^[a-z]+:\/\/[^/]*/i.exec(base)?.[0] ?? base
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
