import { keyPlaceholder } from '../exchange.ts'
import { cutFinderOf } from './cut.ts'
import { needlesOf, secretLength } from './needles.ts'
import { changeQuoted } from './quoted.ts'
import { type Span, wholeFinderOf } from './spans.ts'

/**
 * Replaces the key, in every spelling, by `$SHORTLINK_API_KEY` in everything that leaves a run. A short key
 * is replaced only if it is a whole token. Responses are judged before they are redacted.
 */
export interface Redactor {
  /** Redacts what a server sent or received. With a length, returns only that many characters of it. */
  text(text: string, length?: number): string
  /** Redacts a sentence of the suite, which may contain a shortened quotation from a server. */
  sentence(text: string): string
  /** Redacts an id or the name of a member. */
  name(text: string): string
  /** Redacts a JSON value: its texts, its numbers and the names of its members. */
  value(value: unknown): unknown
}

/** Maximum length of one character's spelling, escaped more than once. */
const longestSpelling = 64

export function redactorOf(key: string): Redactor {
  if (key === '') return { text: same, sentence: same, name: same, value: same }
  const needles = needlesOf(key)
  const find = wholeFinderOf(needles)
  // Many words begin like a short key, so a short key that was cut is not searched for.
  const findCut = cutFinderOf(key.length < secretLength ? [] : needles)
  const isPlain = isPlainWord(key)
  const everywhere = (text: string) => written(text, find(text))
  const name = isPlain ? same<string> : everywhere

  function value(json: unknown): unknown {
    if (typeof json === 'string') return everywhere(json)
    if (typeof json === 'number') return name(String(json)) === String(json) ? json : keyPlaceholder
    if (Array.isArray(json)) return json.map(value)
    if (typeof json !== 'object' || json === null) return json
    return Object.fromEntries(Object.entries(json).map(([member, one]) => [name(member), value(one)]))
  }

  return {
    text(text, length = text.length) {
      // Reads beyond the length, so that a key that crosses the end is recognised.
      const seen = text.slice(0, length + longestSpelling * (key.length + 1))
      return written(seen, find(seen), length)
    },
    sentence(text) {
      return isPlain ? changeQuoted(text, everywhere) : written(text, [...find(text), ...findCut(text)])
    },
    name,
    value,
  }
}

/**
 * Whether a key may also be a word or a number in the suite's own text. It is then redacted only in text of a
 * server.
 */
function isPlainWord(key: string): boolean {
  return key.length < secretLength && /^(?:[a-z]+|\d+|[^a-z\d]+)$/i.test(key)
}

/** Returns the beginning of a text, with the placeholder in place of each span. */
function written(text: string, spans: readonly Span[], length = text.length): string {
  let safe = ''
  let at = 0
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (start >= length) break
    if (start >= at) safe += text.slice(at, start) + keyPlaceholder
    at = Math.max(at, end)
  }
  return safe + text.slice(at, length)
}

function same<T>(value: T): T {
  return value
}
