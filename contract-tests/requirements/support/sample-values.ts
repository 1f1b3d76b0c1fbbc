import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Input } from '../../discover/input.ts'
import type { Resource } from '../../writes/account.ts'

/**
 * The kind of test values: `telling` values make any loss or change visible, `short` ones too, except that names fit in
 * 64 characters and urls in 255, and `plain` values are as simple as possible.
 */
export type Wording = 'telling' | 'short' | 'plain'

/**
 * Returns an address. If telling, with a port, capitals, encoded and reserved characters, a query and a
 * fragment.
 */
export function address(word: string, wording: Wording, path = 'target', site = 'example.com'): string {
  if (wording === 'plain') return `https://${word}.${site}/${path}`
  return `https://${word}.${site}:8443/${path}/In-Capitals/R%C3%A9sum%C3%A9%2Fa+b,c'd?Q=One%26Two&empty=&plus=1%2B2+3&rest=a==b%25#Part-Two`
}

/**
 * Returns a text. Unless plain, with capitals, letters of other languages, reserved characters and an emoji. The
 * telling one is longer than many database columns.
 */
export function sampleText(word: string, wording: Wording): string {
  if (wording === 'plain') return word
  const short = `${word} Größe & “Ñ”, 5%25 + 1/2=it's [a|b]! 🙂`
  return wording === 'short'
    ? short
    : `${short} (the last of a text that is longer than a column of hundred characters)`
}

/**
 * Returns an ASCII identifier. The `telling` one has capitals and the characters of Base64, and is longer
 * than many database columns.
 */
export function sampleCode(word: string, wording: Wording): string {
  if (wording === 'plain') return word
  return `${word}-In-Capitals+and/signs=which,a&code'may%2Fhave-AbCdEf-behind-the-hundred-characters-of-many-a-column-QrStUv`
}

/**
 * Returns an alias of twelve small letters, unique per marker: it is open which other characters and lengths
 * an alias may have. Words with the same first letter give the same alias.
 */
export function plainAlias(word: string, marker: string): string {
  const text = marker
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .slice(-11)
  return word.slice(0, 1).toLowerCase() + inLetters(text)
}

/** Writes hexadecimal digits as letters: `g` to `p` stand for 0 to 9. */
export function inLetters(hexadecimal: string): string {
  return hexadecimal.replace(/\d/g, digit => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))
}

/**
 * Writes with a telling value. If the server refuses or cuts it, or does not show the field, uses a simpler one.
 * Returns the last attempt.
 */
export async function tellingly<T extends { exchange: Exchange }>(
  context: Context,
  [resource, name]: readonly [Resource, keyof Input],
  attempt: (wording: Wording) => Promise<T>,
  isCut: (made: T) => Promise<boolean> = async () => false,
): Promise<T> {
  if (context.discovered.place(resource, name)?.proven !== true) return attempt('plain')
  const wordings: readonly Wording[] = name === 'name' || name === 'url' ? ['telling', 'short'] : ['telling']
  for (const wording of wordings) {
    const made = await attempt(wording)
    if (context.discovered.ok(made.exchange) && !(await isCut(made))) return made
  }
  return attempt('plain')
}
