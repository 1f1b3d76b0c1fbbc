import { keyPlaceholder } from '../exchange.ts'
import { cutFinderOf } from './cut.ts'
import { needlesOf, secretLength } from './needles.ts'
import { changeQuoted } from './quoted.ts'
import { type Span, wholeFinderOf } from './spans.ts'

/**
 * Replaces the key by `$SHORTLINK_API_KEY` in whatever leaves a run, in every spelling. A short key is replaced only
 * where it is a whole token. Responses are judged before, as they came.
 */
export interface Redactor {
  /** What a server sent or received. With a length, only that many characters of it. */
  text(text: string, length?: number): string
  /** A sentence of the suite, which may quote a server and cut the quotation. */
  sentence(text: string): string
  /** An id, or the name of a member. */
  name(text: string): string
  /** A JSON value: its texts, its numbers and the names of its members. */
  value(value: unknown): unknown
}

/** The longest spelling of one character, escaped more than once. */
const longestSpelling = 64

export function redactorOf(key: string): Redactor {
  if (key === '') return { text: same, sentence: same, name: same, value: same }
  const needles = needlesOf(key)
  const find = wholeFinderOf(needles)
  // The beginning of a short key is that of many a word.
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
      // Beyond the length, so that a key at its end is seen whole.
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

/** Whether a key may be a word or a number of the suite's own. It then changes only what a server said. */
function isPlainWord(key: string): boolean {
  return key.length < secretLength && /^(?:[a-z]+|\d+|[^a-z\d]+)$/i.test(key)
}

/** The beginning of a text with the placeholder for each span. */
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
