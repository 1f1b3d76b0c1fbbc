import { pixelTypes } from '../../src/dialect/shapes/scopes/pixel.ts'
import { wordsOf } from '../core/match.ts'
import type { Foreign } from './foreign.ts'

/**
 * Returns the type that the fewest pixels of other people have. A server that confuses pixels of one type then does
 * little harm, or none.
 * @param at the end of the pointer to the id of a pixel
 */
export function rareType(foreign: Foreign, at: string): string {
  const words = foreign.idsAt(at).map(id => wordsOf(foreign.textOf(id, at)))
  const usesOf = (type: string) => words.filter(text => text.includes(wordsOf(type))).length
  // One letter is in every text.
  const types: string[] = pixelTypes.filter(type => type !== 'x')
  return types.sort((a, b) => usesOf(a) - usesOf(b))[0] ?? 'bing'
}
