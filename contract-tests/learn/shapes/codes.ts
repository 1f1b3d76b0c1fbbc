import { addressNames } from '../../../src/dialect/shapes/addresses.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { mostFrequent } from './about-fields.ts'
import { type By, exceptionsTo, ofMistakes } from './by-field.ts'
import { choice, oneOf } from './fit/choice.ts'
import { leafShape, spelled } from './fit/leaf.ts'
import { distinct, mostWritten, type Sample, writtenBy } from './fit/sample.ts'
import { words } from './wording.ts'

/**
 * Returns the shape of a place that shows a word for the kind of a mistake, or the address of a page about
 * it. The kind is tried before the field: with few samples of few fields, a word seems to go with the field.
 */
export function codeShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  if (!('rule' in scope.values)) return undefined
  const own = ownAddresses(samples, scope)
  if (own !== undefined) {
    const rest = codesByRule(own.rest)
    return rest && { $concat: [`$${own.name}`, rest] }
  }
  if (!(arePlain(samples) || areAddresses(samples))) return undefined
  const { shape } = leafShape(samples, scope, path) ?? {}
  const isByField = isObject(shape) && String(shape.$).startsWith('field')
  if (shape !== undefined && !isByField) return undefined
  const isAsked = ({ values }: Sample) => values.source === 'query'
  const areSeveral = ({ values }: Sample) => Number(values.more ?? 0) > 0
  const found = [
    codesByRule(samples),
    apart(samples, isAsked, { source: 'query' }, codesByRule),
    'more' in scope.values ? apart(samples, areSeveral, { more: '$positive' }, onlyWord) : undefined,
    byValue(samples, isAsked, { source: 'query' }, scope, path),
  ]
  // Shapes that name fields come last: a shape for all query parameters also holds for unseen ones.
  const names = (shape: Json | undefined) => Number(JSON.stringify(shape ?? null).includes('"field_root"'))
  if ('object' in scope.values) found.push(codesBy('object', samples))
  const best = mostWritten(
    found.sort((a, b) => names(a) - names(b)),
    samples,
    scope,
  )
  const fields = 'field_root' in scope.values ? codesBy('field_root', samples) : undefined
  const count = (shape: Json | undefined) => (shape === undefined ? 0 : writtenBy(shape, samples, scope))
  return count(fields) > count(best) + samples.length * coincidence ? fields : best
}

/**
 * The share of samples whose word may match the field by chance, because each kind of mistake has few fields.
 */
const coincidence = 0.15

/** Returns a choice: one shape for the mistakes for which a condition holds, words by kind for all others. */
function apart(
  samples: readonly Sample[],
  holds: (sample: Sample) => boolean,
  condition: Json,
  shapeOf: (samples: readonly Sample[]) => Json | undefined,
): Json | undefined {
  const held = samples.filter(holds)
  const own = shapeOf(held)
  const others = codesByRule(samples.filter(sample => !held.includes(sample)))
  if (own === undefined || others === undefined) return undefined
  return choice(condition, own, others)
}

/**
 * Returns a choice: one constant if a condition holds, else words that go with a value such as the kind of
 * record.
 */
function byValue(
  samples: readonly Sample[],
  holds: (sample: Sample) => boolean,
  condition: Json,
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const [own, others] = [true, false].map(is => samples.filter(sample => holds(sample) === is))
  const [word, ...more] = distinct(own!)
  const { shape } = leafShape(others!, scope, path) ?? {}
  const isByField = isObject(shape) && String(shape.$).startsWith('field')
  return own!.length === 0 || more.length > 0 || shape === undefined || isByField
    ? undefined
    : choice(condition, spelled(word), shape)
}

/** Returns the word that all samples show. Undefined if they differ or if there is only one sample. */
function onlyWord(samples: readonly Sample[]): Json | undefined {
  const [word, ...others] = distinct(samples)
  return samples.length < 2 || others.length > 0 ? undefined : word
}

/** Whether a place shows different words and belongs to the error as a whole, which has a `code`. */
export function isWord(parts: readonly Sample[]): boolean {
  return areWords(parts) && 'code' in parts[0]!.values
}

/** Whether a place shows only words or null, and at least two different values. */
export function areWords(parts: readonly Sample[]): boolean {
  const shown = distinct(parts)
  return (
    shown.length > 1 &&
    shown.some(json => json !== null) &&
    shown.every(json => json === null || (typeof json === 'string' && /^[\w.-]+$/.test(json)))
  )
}

/**
 * Whether a place shows only words, numbers, flags or null, at least two of them. Echoes of the sent value
 * are ignored.
 */
function arePlain(parts: readonly Sample[]): boolean {
  const isPlain = (json: Json | undefined) =>
    ['number', 'boolean', 'undefined'].includes(typeof json) ||
    json === null ||
    (typeof json === 'string' && /^(\0words\0|[\w.-]+)$/.test(json))
  const shown = distinct(parts.filter(part => shownBy(part) !== '$received'))
  return shown.length > 1 && shown.some(json => json !== null && json !== undefined) && shown.every(isPlain)
}

/** Whether a place shows different addresses outside this service: RFC 9457 types, pages about mistakes. */
function areAddresses(parts: readonly Sample[]): boolean {
  const isOf = ({ values, json }: Sample) => {
    const own = [values.base, values.origin, values.received, values.path].filter(text => text)
    return (
      json === null ||
      (typeof json === 'string' &&
        /^(https?:\/\/|urn:)[^\s?]+$/.test(json) &&
        !own.some(text => json.includes(String(text))))
    )
  }
  return distinct(parts).length > 1 && parts.some(({ json }) => json !== null) && parts.every(isOf)
}

/** Returns the shape of a place that shows a word for each kind of mistake. */
export function codesByRule(parts: readonly Sample[]): Json | undefined {
  return codesBy('rule', parts)
}

/**
 * Removes the service's own address from the start of all samples. Undefined if a sample does not start with
 * it or contains the path of the request.
 */
function ownAddresses(
  samples: readonly Sample[],
  scope: Scope,
): { name: (typeof addressNames)[number]; rest: Sample[] } | undefined {
  const known = addressNames.filter(name => name in scope.values)
  const name = known.find(name =>
    samples.every(({ values, json }) => {
      const start = values[name]
      const isBelow = typeof start === 'string' && start !== '' && String(json).startsWith(`${start}/`)
      return isBelow && typeof json === 'string' && !json.includes(String(values.path))
    }),
  )
  if (name === undefined) return undefined
  const rest = samples.map(sample => ({
    ...sample,
    json: String(sample.json).slice(String(sample.values[name]).length),
  }))
  return { name, rest }
}

/**
 * Returns the shape of a place whose word or number goes with the kind of mistake, the field or the kind of
 * record. The majority decides, because a service may distinguish more kinds than the mock. Undefined if
 * under 70 % of the samples agree.
 */
function codesBy(by: By, parts: readonly Sample[]): Json | undefined {
  const keyOf = ({ values }: Sample) => (typeof values[by] === 'string' ? values[by] : null)
  const kinds = new Map<string | null, Json[]>()
  for (const sample of parts) kinds.set(keyOf(sample), [...(kinds.get(keyOf(sample)) ?? []), shownBy(sample)])
  const usual = [...kinds].map(([key, words]) => [key, mostFrequentWord(words)] as const)
  const written = new Map(usual.map(([key, word]) => [key, JSON.stringify(word)]))
  const textOf = (sample: Sample) => JSON.stringify(shownBy(sample))
  const agreeing = parts.filter(sample => written.get(keyOf(sample)) === textOf(sample))
  if (!usual.some(([key]) => key !== null) || agreeing.length < parts.length * 0.7) return undefined
  return exceptionsTo(parts, written, textOf, by).reduce<Json>(
    (rest, group) => choice(ofMistakes(group), JSON.parse(group.shown) as Json, rest),
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
  const map = Object.fromEntries(usual.filter(([key, shown]) => key !== null && !made.includes(shown)))
  const unset = usual.find(([key]) => key === null)?.[1]
  const isWord = unset !== undefined && !made.includes(unset)
  const inWords: Json = { $: by, map, ...(isWord && { unset }) }
  return made.reduce((rest, one) => {
    const keys = usual.flatMap(([key, shown]) => (shown === one && key !== null ? [key] : []))
    if (keys.length === usual.length) return one
    const withoutKind = unset === one ? choice({ [by]: '$unset' }, one, rest) : rest
    return keys.length === 0 ? withoutKind : choice({ [by]: oneOf(keys) }, one, withoutKind)
  }, inWords)
}

function shownBy({ json, values }: Sample): Json {
  if (json === undefined) return '$absent'
  return json !== '' && json === values.received ? '$received' : json
}

/** Returns the word that more than 70 % of the samples show, else `$code`, the mock's own code. */
export function usualWord(parts: readonly Sample[]): Json {
  const word = mostFrequentWord(parts.map(({ json }) => json ?? null))
  return parts.filter(({ json }) => json === word).length > parts.length * 0.7 ? word : '$code'
}

function mostFrequentWord(words: readonly Json[]): Json {
  const usual = mostFrequent(words.map(word => JSON.stringify(word)))
  return usual === undefined ? null : (JSON.parse(usual) as Json)
}
