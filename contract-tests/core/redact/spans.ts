import { beginsToken, endsToken } from './boundaries.ts'
import type { Needle } from './needles.ts'
import { unescaped } from './unescaped.ts'

/** The start and the end of something in a text. */
export type Span = readonly [start: number, end: number]

/** Finds a key in a text. The spans come in any order and may overlap. */
export type SpanFinder = (text: string) => Span[]

/** A reading of a text: as it is, or with its escapes undone. */
export interface Layer {
  original: string
  text: string
  /** Returns where a character begins in the original text, including any backslashes before it. */
  start(index: number): number
  /** Whether a backslash is before a character. */
  isSlashed(index: number): boolean
}

/** Returns a finder for keys in a text. */
export function wholeFinderOf(needles: readonly Needle[]): SpanFinder {
  const pattern = patternOf(needles)
  return text => inLayers(text, layer => spansIn(layer, pattern))
}

/** Searches a text as it is and, if it contains escapes, also with its escapes undone. */
export function inLayers(text: string, find: (layer: Layer) => Span[]): Span[] {
  const spans = find(asItIs(text))
  return /[\\%&]/.test(text) ? [...spans, ...find(withoutEscapes(text))] : spans
}

function asItIs(text: string): Layer {
  return {
    original: text,
    text,
    start(index) {
      let start = index
      while (text[start - 1] === '\\') start -= 1
      return start
    },
    isSlashed: index => text[index - 1] === '\\',
  }
}

function withoutEscapes(original: string): Layer {
  const { text, starts, slashed } = unescaped(original)
  return {
    original,
    text,
    start: index => starts[index] ?? original.length,
    isSlashed: index => slashed[index] === 1,
  }
}

/**
 * Builds a pattern with one group for each kind of needle. Nothing in it repeats, so it cannot backtrack for
 * long.
 */
function patternOf(needles: readonly Needle[]): RegExp {
  const groupOf = (kind: Needle['kind']) => {
    const sources = needles.filter(needle => needle.kind === kind).map(sourceOf)
    return `(${sources.length === 0 ? '(?!)' : sources.join('|')})`
  }
  return new RegExp([groupOf('within'), groupOf('key'), groupOf('base64')].join('|'), 'g')
}

function sourceOf({ places }: Needle): string {
  const codeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return places.map(place => `[${[...place].map(codeOf).join('')}]`).join('')
}

function spansIn(layer: Layer, pattern: RegExp): Span[] {
  const { original, text, start } = layer
  const spans: Span[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const isFound =
      match[1] !== undefined ||
      (match[2] !== undefined && begins(layer, from) && endsToken(original, start(to))) ||
      (match[3] !== undefined && isAlone(text, from, to))
    if (isFound) spans.push([start(from), start(to)])
    // A match that is not a token may overlap with a match that is.
    pattern.lastIndex = isFound ? to : from + 1
  }
  return spans
}

/**
 * Whether a token begins here. A backslash before a token separates it, unless JSON escapes this very
 * character.
 */
export function begins({ original, text, start, isSlashed }: Layer, from: number): boolean {
  const isAfterBackslash = isSlashed(from) && !`"'/`.includes(text.charAt(from))
  return isAfterBackslash || beginsToken(original, start(from))
}

function isAlone(text: string, from: number, to: number): boolean {
  return ![text[from - 1], text[to]].some(one => one !== undefined && /[\w+/-]/.test(one))
}
