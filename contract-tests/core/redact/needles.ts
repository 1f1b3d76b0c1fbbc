import { unescaped } from './unescaped.ts'

/** One form of a key: a list of places, each with the characters that may stand there. */
export interface Needle {
  /** A whole token; a part of a longer text, which may be base64; or a whole base64 token. */
  kind: 'key' | 'within' | 'base64'
  places: readonly string[]
}

/** The base64 of a shorter key is so short that other text may look like it: only whole tokens count. */
const shortestWithin = 6
/** A shorter key is no secret: it may be a word or a number of anybody. */
export const secretLength = 8
/** A key as long as this is part of no other word, so it is found inside longer ones: `<key>-81`. */
const longLength = 12

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
/** base64url has other characters for two of them, and a form turns a plus into a space. */
const spellings: Record<string, string> = { '+': '+- ', '/': '/_' }

/** The needles of a key, for texts whose escapes are undone. */
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

/** The base64 of a key that begins at this byte of a group of three. */
function within(key: string, offset: number): Needle {
  const bits = [...Buffer.from(key)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const known = '?'.repeat(offset * 8) + bits
  const places: string[] = []
  // The first and the last character may also hold bits of a neighbour.
  for (let from = Math.floor((offset * 8) / 6) * 6; from < known.length; from += 6) {
    const sextet = known.slice(from, from + 6).padEnd(6, '?')
    const fits = (_: string, index: number) =>
      [...index.toString(2).padStart(6, '0')].every((bit, at) => sextet[at] === '?' || sextet[at] === bit)
    places.push(alphabet.filter(fits).map(spelled).join(''))
  }
  return { kind: 'within', places }
}

/** The base64 of a short key alone, and as Authorization schemes write it. */
function wholeTokens(key: string): Needle[] {
  return [key, `Bearer ${key}`, `${key}:`, `:${key}`].map(text => {
    const token = Buffer.from(text).toString('base64').replace(/=+$/, '')
    return { kind: 'base64', places: [...token].map(spelled) }
  })
}

function spelled(character: string): string {
  return spellings[character] ?? character
}
