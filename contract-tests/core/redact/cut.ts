import type { Needle } from './needles.ts'
import { begins, inLayers, type SpanFinder } from './spans.ts'

/**
 * Minimum length of a beginning of a key that is recognised. Shorter beginnings also occur in ordinary words.
 */
const shortest = { key: 3, within: 6, base64: 6 } as const

/** Returns a finder for the beginning of a key where a quotation was cut: `"error": "no sk-verysec…`. */
export function cutFinderOf(needles: readonly Needle[]): SpanFinder {
  return text => {
    if (!text.includes('…')) return []
    return inLayers(text, layer =>
      needles.flatMap(({ kind, places }) =>
        endsOf(layer.text).flatMap(ends => {
          const from = beginningOf(layer.text, ends.word, places, shortest[kind])
          if (from === undefined || (kind === 'key' && !begins(layer, from))) return []
          return [[layer.start(from), layer.start(ends.text)] as const]
        }),
      ),
    )
  }
}

/**
 * Returns where quotations were cut. `text` is the position of the cut. `word` is where an incomplete escape
 * before the cut begins; without one, it is the same as `text`.
 */
function endsOf(text: string): { word: number; text: number }[] {
  return [...text.matchAll(/(?<!…)…/g)].flatMap(({ index }) => {
    const rest = /(?:%[\da-f]?|&#?\w{0,12}|[ux][\da-f]{0,3})$/i.exec(
      text.slice(Math.max(0, index - 16), index),
    )
    const whole = { word: index, text: index }
    return rest === null ? [whole] : [whole, { word: index - rest[0].length, text: index }]
  })
}

/** Returns the start of the longest beginning of a needle that ends here; undefined if there is none. */
function beginningOf(
  text: string,
  end: number,
  places: readonly string[],
  least: number,
): number | undefined {
  for (let length = Math.min(places.length - 1, end); length >= least; length -= 1) {
    const from = end - length
    // Compares backwards, since most candidates differ at their end.
    let at = length - 1
    while (at >= 0 && places[at]?.includes(text.charAt(from + at))) at -= 1
    if (at < 0) return from
  }
  return undefined
}
