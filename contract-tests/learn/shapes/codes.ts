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
 * A word for the kind of a mistake, or the address of a page about it. It goes before what the fields explain: a few
 * samples of few fields look as if the word went with the field.
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
  // What goes with parameters holds for those that were not seen, too: exceptions by field come last.
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

/** The share of the mistakes of which a word may go with the field by chance: each has few fields. */
const coincidence = 0.15

/** Words for mistakes of which a condition holds, in parameters or of several at once, and others for the rest. */
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

/** Words that go with a value, such as the kind of record, but where a condition holds. */
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

/** The word that all samples show, of which there are several. */
function onlyWord(samples: readonly Sample[]): Json | undefined {
  const [word, ...others] = distinct(samples)
  return samples.length < 2 || others.length > 0 ? undefined : word
}

/** Whether a place shows a word, another one for each kind of error. */
export function isWord(parts: readonly Sample[]): boolean {
  return areWords(parts) && 'code' in parts[0]!.values
}

/** Whether a place shows words, more than one of them. */
export function areWords(parts: readonly Sample[]): boolean {
  const shown = distinct(parts)
  return (
    shown.length > 1 &&
    shown.some(json => json !== null) &&
    shown.every(json => json === null || (typeof json === 'string' && /^[\w.-]+$/.test(json)))
  )
}

/** Whether a place shows words, numbers or flags, more than one of them, where it shows anything but what was sent. */
function arePlain(parts: readonly Sample[]): boolean {
  const isPlain = (json: Json | undefined) =>
    ['number', 'boolean', 'undefined'].includes(typeof json) ||
    json === null ||
    (typeof json === 'string' && /^(\0words\0|[\w.-]+)$/.test(json))
  const shown = distinct(parts.filter(part => shownBy(part) !== '$received'))
  return shown.length > 1 && shown.some(json => json !== null && json !== undefined) && shown.every(isPlain)
}

/** Whether a place shows addresses that are not of this service: of RFC 9457's types, of pages about mistakes. */
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

/** A place that shows a word for each kind of mistake. */
export function codesByRule(parts: readonly Sample[]): Json | undefined {
  return codesBy('rule', parts)
}

/** Addresses below that of the service, others than that of the request, without what they begin with. */
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
 * A place that shows a word for each kind of mistake, or a number for each field, by what most responses show: a service
 * knows more kinds than the mock. Undefined where the words do not go with them.
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

/** The sentences of the mock, and what was sent: not the same for all mistakes of a kind. */
const made: readonly Json[] = [words, '$received']

/** A word for each kind of mistake, but for those that show what is made for each mistake. */
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

/** The word that nearly all samples show; the mock's own code where they show several. */
export function usualWord(parts: readonly Sample[]): Json {
  const word = mostFrequentWord(parts.map(({ json }) => json ?? null))
  return parts.filter(({ json }) => json === word).length > parts.length * 0.7 ? word : '$code'
}

function mostFrequentWord(words: readonly Json[]): Json {
  const usual = mostFrequent(words.map(word => JSON.stringify(word)))
  return usual === undefined ? null : (JSON.parse(usual) as Json)
}
