import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Input } from '../../discover/input.ts'
import type { Resource } from '../../writes/account.ts'

/** How values are chosen: so that whatever a server loses of them shows, or as plain as can be. */
export type Wording = 'telling' | 'plain'

/** The address of somewhere else: with a port, capitals, encoded and reserved characters, a query and a fragment. */
export function address(word: string, wording: Wording, path = 'target'): string {
  if (wording === 'plain') return `https://${word}.example.com/${path}`
  return `https://${word}.example.com:8443/${path}/In-Capitals/R%C3%A9sum%C3%A9%2Fa+b,c'd?Q=One%26Two&plus=1%2B2+3&rest=a==b%25#Part-Two`
}

/** A text with capitals, letters of other languages, reserved characters and an emoji, longer than many columns. */
export function text(word: string, wording: Wording): string {
  if (wording === 'plain') return word
  return `${word} Größe & “Ñandú”, 50%25 + 1/2 = it's 🙂 (the last of a text that is longer than a column of hundred characters)`
}

/** An identifier with capitals and the characters of Base64, in ASCII, longer than many columns. */
export function code(word: string, wording: Wording): string {
  if (wording === 'plain') return word
  return `${word}-In-Capitals+and/signs=which,a&code'may%2Fhave-AbCdEf-behind-the-hundred-characters-of-many-a-column-QrStUv`
}

/**
 * An alias as unique as a marker, of twelve small letters: which other characters an alias may have, and how many, is
 * open. Words that begin alike give the same alias.
 */
export function plainAlias(word: string, marker: string): string {
  const text = marker
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .slice(-11)
  // What is left of a marker are hexadecimal digits.
  const letters = text.replace(/\d/g, digit => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))
  return word.slice(0, 1).toLowerCase() + letters
}

/**
 * Writes with a telling value, or with a plain one where the server refuses that or does not show the field. Gives the
 * last attempt, and what was sent in it.
 */
export async function tellingly<T extends { exchange: Exchange }>(
  context: Context,
  [resource, name]: readonly [Resource, keyof Input],
  attempt: (wording: Wording) => Promise<T>,
): Promise<T> {
  if (context.discovered.place(resource, name)?.proven !== true) return attempt('plain')
  const made = await attempt('telling')
  return context.discovered.ok(made.exchange) ? made : attempt('plain')
}
