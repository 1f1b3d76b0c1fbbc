import type { Json, JsonObject } from '../../../src/dialect/shapes/json.ts'
import { enumOf } from '../../../src/dialect/shapes/scope.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { type By, exceptionsTo, ofMistakes } from './by-field.ts'
import { shownBy } from './code-places.ts'
import { choice, choiceBy } from './fit/choice.ts'
import type { Sample } from './fit/sample.ts'
import { mostFrequent } from './most-frequent.ts'
import { words } from './wording.ts'

/** Returns the shape of a place that shows a word for each kind of mistake. */
export function codesByRule(parts: readonly Sample[]): Json | undefined {
  return codesBy('rule', parts)
}

/**
 * Returns the shape of a place whose word or number goes with the kind of mistake, the field or the kind of
 * record. The majority decides, because a service may distinguish more kinds than the mock. Undefined if
 * under 70 % of the samples agree.
 */
export function codesBy(by: By, parts: readonly Sample[]): Json | undefined {
  const keyOf = ({ values }: Sample) => (typeof values[by] === 'string' ? values[by] : null)
  const kinds = new Map<string | null, Json[]>()
  for (const sample of parts) kinds.set(keyOf(sample), [...(kinds.get(keyOf(sample)) ?? []), shownBy(sample)])
  const usual = [...kinds].map(([key, words]) => [key, mostFrequentWord(words)] as const)
  const written = new Map(usual.map(([key, word]) => [key, JSON.stringify(word)]))
  const textOf = (sample: Sample) => JSON.stringify(shownBy(sample))
  const agreeing = parts.filter(sample => written.get(keyOf(sample)) === textOf(sample))
  if (!usual.some(([key]) => key !== null) || agreeing.length < parts.length * 0.7) return undefined
  return exceptionsTo(parts, written, textOf, by).reduce<Json>(
    (rest, group) => choice(ofMistakes(group), JSON.parse(group.shown), rest),
    byKind(by, usual),
  )
}

/** Shapes of parts that differ between mistakes of one kind: a sentence, the received value. */
const made: readonly Json[] = [words, '$received']

/**
 * Returns a map with a word for each key. Keys with a sentence or the received value are written by
 * conditions.
 */
function byKind(by: By, usual: readonly (readonly [key: string | null, shown: Json])[]): Json {
  const seen = Object.fromEntries(usual.filter(([key, shown]) => key !== null && !made.includes(shown)))
  const apart = usual.flatMap(([key, shown]) => (key !== null && made.includes(shown) ? [key] : []))
  const map = by === 'rule' ? ofEveryKind(seen, apart) : seen
  const unset = usual.find(([key]) => key === null)?.[1]
  const isWord = unset !== undefined && !made.includes(unset)
  const inWords: Json = { $: by, map, ...(isWord && { unset }) }
  return made.reduce((rest, one) => {
    const keys = usual.flatMap(([key, shown]) => (shown === one && key !== null ? [key] : []))
    if (keys.length === usual.length) return one
    const withoutKind = unset === one ? choice({ [by]: '$unset' }, one, rest) : rest
    return keys.length === 0 ? withoutKind : choice({ [by]: choiceBy(keys) }, one, withoutKind)
  }, inWords)
}

/** Kinds of mistakes that most services do not distinguish, with each other. */
const alike: Readonly<Record<string, string>> = {
  required: 'empty',
  empty: 'required',
  date: 'time',
  time: 'date',
  number: 'range',
  range: 'number',
}

/**
 * Returns a map with words for the kinds of mistakes that no response has shown, too, unless a word is the name of its
 * kind: the mock writes a kind that it does not find in a map by its name. A kind gets the word of a similar kind, or
 * else one that several kinds share, or a number.
 */
export function ofEveryKind(seen: JsonObject, apart: readonly string[] = []): JsonObject {
  const words = Object.values(seen)
  if (words.length < 2 || Object.entries(seen).some(([kind, word]) => word === kind)) return seen
  const usual = mostFrequentWord(words)
  const isShared = typeof usual === 'number' || words.filter(word => word === usual).length > 1
  const kinds = (enumOf(errorScope.values.rule!) ?? []).map(String).filter(kind => !apart.includes(kind))
  const all = kinds.map(kind => [
    kind,
    seen[kind] ?? seen[alike[kind] ?? ''] ?? (isShared ? usual : undefined),
  ])
  return { ...seen, ...Object.fromEntries(all.filter(([, word]) => word !== undefined)) }
}

/** Returns the word that more than 70 % of the samples show, else `$code`, the mock's own code. */
export function usualWord(parts: readonly Sample[]): Json {
  const word = mostFrequentWord(parts.map(({ json }) => json ?? null))
  return parts.filter(({ json }) => json === word).length > parts.length * 0.7 ? word : '$code'
}

function mostFrequentWord(words: readonly Json[]): Json {
  const usual = mostFrequent(words.map(word => JSON.stringify(word)))
  return usual === undefined ? null : JSON.parse(usual)
}
