import { unescaped } from './unescaped.ts'

/** One form of a key: a list of positions, each with the characters that may be there. */
export interface Needle {
  /**
   * `key`: a whole token. `within`: a part of a longer text, which may be base64. `base64`: a whole base64
   * token.
   */
  kind: 'key' | 'within' | 'base64'
  places: readonly string[]
}

/**
 * Minimum length of a key whose base64 is searched for inside longer text. The base64 of a shorter key is so
 * short that other text may look like it, so only whole tokens count.
 */
const shortestWithin = 6
/** Minimum length of a secret. A shorter key may be an ordinary word or number. */
export const secretLength = 8
/**
 * Minimum length of a key that is also searched for inside longer words, such as `<key>-81`. No ordinary word
 * contains such a long key.
 */
const longLength = 12

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
/**
 * Other spellings of two base64 characters: base64url replaces both, and a form turns a plus into a space.
 */
const spellings: Record<string, string> = { '+': '+- ', '/': '/_' }

/** Returns the needles of a key, for texts whose escapes are undone. */
export function needlesOf(key: string): Needle[] {
  const places = (text: string) =>
    [...text].map(one => (one === '+' && key.length >= secretLength ? '+ ' : one))
  const written = [...new Set([key, unescaped(key).text])].filter(text => text !== '')
  return [
    ...written.map(text => ({ kind: 'key' as const, places: places(text) })),
    ...written
      .filter(text => text.length >= longLength)
      .map(text => ({ kind: 'within' as const, places: places(text) })),
    ...(key.length < shortestWithin ? wholeTokens(key) : [0, 1, 2].map(offset => within(key, offset))),
  ]
}

/** Returns the base64 of a key that begins at this byte of a group of three. */
function within(key: string, offset: number): Needle {
  const bits = [...Buffer.from(key)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const known = '?'.repeat(offset * 8) + bits
  const places: string[] = []
  // The first and the last character may also contain bits of the neighbouring bytes.
  for (let from = Math.floor((offset * 8) / 6) * 6; from < known.length; from += 6) {
    const sextet = known.slice(from, from + 6).padEnd(6, '?')
    const fits = (_: string, index: number) =>
      [...index.toString(2).padStart(6, '0')].every((bit, at) => sextet[at] === '?' || sextet[at] === bit)
    places.push(alphabet.filter(fits).map(spelled).join(''))
  }
  return { kind: 'within', places }
}

/** Returns the base64 of a short key: of the key alone, and as Authorization schemes write it. */
function wholeTokens(key: string): Needle[] {
  return [key, `Bearer ${key}`, `${key}:`, `:${key}`].map(text => {
    const token = Buffer.from(text).toString('base64').replace(/=+$/, '')
    return { kind: 'base64', places: [...token].map(spelled) }
  })
}

function spelled(character: string): string {
  return spellings[character] ?? character
}
