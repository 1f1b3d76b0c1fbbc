import { formOf } from '../../../../src/dialect/shapes/constructs/value-form.ts'
import { isSame, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import { enumOf, type Scope, type Value, type Values } from '../../../../src/dialect/shapes/scope.ts'
import type { Candidate } from './candidate.ts'
import { clocksOf, timesOf, timesOfDay } from './moments.ts'
import { distance } from './names.ts'
import { distinct, explains, type Sample } from './sample.ts'
import { templatesOf } from './template.ts'
import { changingZone } from './zones.ts'

/** Returns the simplest shape of one value, or of a text built from values, that writes all samples. */
export function leafShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Candidate | undefined {
  const candidates = Object.entries(scope.values).flatMap(([name, value]) =>
    valueCandidates(name, value, samples).map(({ shape, cost }) => ({
      shape,
      cost: cost + distance(path, name) * 0.9,
    })),
  )
  const found = [...candidates, ...templatesOf(samples, scope, path)].sort((a, b) => a.cost - b.cost)
  return found.find(({ shape }) => explains(shape, samples, scope))
}

function valueCandidates(name: string, value: Value, samples: readonly Sample[]): Candidate[] {
  if (value.type === 'json') return [{ shape: `$${name}`, cost: 1 }]
  if (value.type === 'list')
    return [
      { shape: { $count: name }, cost: 2 },
      { shape: { $concat: [{ $count: name }] }, cost: 2.1 },
      { shape: { $set: name }, cost: 2.2 },
    ]
  const isGiven = ({ values }: Sample) => values[name] !== null && values[name] !== undefined
  const set = samples.filter(isGiven)
  if (set.length === 0) return []
  // A value that is set is written as a scalar. Only 0 can have a spelling that is an object or a list.
  if (set.some(({ values, json }) => typeof json === 'object' && json !== null && values[name] !== 0))
    return []
  const flag: Candidate = { shape: { $set: name }, cost: 1.3 }
  if (value.type === 'secret') return [flag]
  const none = distinct(samples.filter(sample => !isGiven(sample)))
  if (none.length > 1) return []
  const unset = none.length === 0 ? null : spelled(none[0])
  const spell = (options: JsonObject): Json => {
    const more = unset === null ? options : { ...options, unset }
    return Object.keys(more).length === 0 ? `$${name}` : { $: name, ...more }
  }
  const base = unset === null ? 1 : 1.05
  const found = formsOf(name, value, set).map(({ options, cost }) => ({
    shape: spell(options),
    cost: base + cost,
  }))
  const map = mapOf(name, value, set)
  if (map !== undefined) found.push({ shape: spell({ map: map.entries }), cost: base + map.cost })
  found.push(
    ...exceptionMaps(name, value, set).map(({ options, cost }) => ({
      shape: spell(options),
      cost: base + cost,
    })),
  )
  const zeros = set.filter(({ values }) => values[name] === 0)
  const [zero] = distinct(zeros)
  const [form] = formsOf(name, value, set)
  if (value.type === 'number' && form && zeros.length > 0 && zeros.length < set.length && zero !== 0)
    found.push({ shape: spell({ map: { 0: spelled(zero) }, ...form.options }), cost: base + 0.4 })
  return value.unset ? [...found, flag] : found
}

/** Returns the options that can write a value as the JSON type of the samples. */
function formsOf(
  name: string,
  value: Value,
  set: readonly Sample[],
): { options: JsonObject; cost: number }[] {
  const [first] = set
  if (first === undefined) return []
  const { json } = first
  if (value.type === 'moment' || value.type === 'date' || value.type === 'clock')
    return timeForms(name, value, set)
  const forms: { options: JsonObject; cost: number }[] = [{ options: {}, cost: 0 }]
  // `as: 'text'` also fits an identifier that is not a number.
  if (typeof json === 'string' && value.type === 'number')
    return [{ options: { as: 'text' }, cost: 0.1 }, ...paddedForms(set)]
  const known = enumOf(value)
  if (typeof json === 'boolean' && (known?.length === 2 || value.type === 'boolean'))
    forms.push({ options: { as: 'boolean' }, cost: 0.1 }, { options: { as: 'not' }, cost: 0.2 })
  if (typeof json === 'number' && value.type === 'text' && known === undefined)
    forms.push({ options: { as: 'number' }, cost: 0.1 })
  if (typeof json === 'string' && value.type === 'text' && enumOf(value) === undefined)
    forms.push(...masksOf(name, first))
  if (typeof json === 'string' && value.type === 'text' && /[a-z]/i.test(json))
    forms.push(...rules.map(as => ({ options: { as }, cost: 0.1 })))
  return forms
}

/** Returns the option with which numbers can be texts of one length, with zeros before them: `007`. */
function paddedForms(set: readonly Sample[]): { options: JsonObject; cost: number }[] {
  const texts = set.map(({ json }) => String(json))
  const digits = Math.min(...texts.map(text => text.length))
  const arePadded =
    digits > 1 && texts.every(text => /^\d+$/.test(text)) && texts.some(text => text.startsWith('0'))
  return arePadded ? [{ options: { digits }, cost: 0.15 }] : []
}

/** Returns the options with which a text can be a masked value: `se***`, `****1234`. */
function masksOf(name: string, { values, json }: Sample): { options: JsonObject; cost: number }[] {
  const found = /^([^*•…]*)([*•…]{1,12}|\.{3})([^*•…]*)$/.exec(String(json))
  const text = values[name]
  if (found === null || typeof text !== 'string') return []
  const [, first = '', by = '', last = ''] = found
  if (first + last === '' || !text.startsWith(first) || !text.endsWith(last)) return []
  const mask = { ...(first && { first: first.length }), ...(last && { last: last.length }), by }
  return [{ options: { mask }, cost: 0.3 }]
}

/** Returns the time formats that fit at least one sample. */
function timeForms(
  name: string,
  { type }: Value,
  set: readonly Sample[],
): { options: JsonObject; cost: number }[] {
  const json = set[0]?.json
  const isDigits = typeof json === 'string' && /^\d+$/.test(json)
  const as: JsonObject = isDigits
    ? { as: 'text' }
    : type === 'date' && typeof json === 'number'
      ? { as: 'number' }
      : {}
  const plain = type === 'moment' ? [] : [{ options: {}, cost: 0 }]
  // A date such as 05.05. does not show whether the day or the month comes first, so all samples are looked
  // at.
  const forms = set.flatMap(({ values, json: written }): JsonObject[] => {
    if (type === 'clock') return clocksOf(written).map(form => ({ ...form }))
    const moment = Number(values[name])
    if (type === 'moment')
      return [...timesOf(written, moment), ...timesOfDay(written, moment)].map(form => ({ ...form }))
    return timesOf(typeof written === 'number' ? String(written) : written).map(form => ({ ...form }))
  })
  const distinctForms = new Map(forms.map(form => [JSON.stringify(form), form]))
  const found = [...distinctForms.values(), ...(type === 'moment' ? changingForms(name, set) : [])]
  return [...plain, ...found.map(form => ({ options: { ...form, ...as }, cost: 0.1 }))]
}

/** Returns the time formats in a zone with summer time that fit all samples of a moment. */
function changingForms(name: string, set: readonly Sample[]): JsonObject[] {
  const offsets = new Map<string, { moment: number; offset: string }[]>()
  for (const { values, json } of set) {
    const moment = Number(values[name])
    for (const { time, zone: offset = 'Z' } of timesOf(json, moment))
      offsets.set(time, [...(offsets.get(time) ?? []), { moment, offset }])
  }
  return [...offsets].flatMap(([time, seen]) => {
    const zone = seen.length < set.length ? undefined : changingZone(seen)
    return zone === undefined ? [] : [{ time, zone }]
  })
}

/** Values that have few different words although no schema lists them. */
const wordNames = ['key', 'field', 'field_root', 'status', 'sort_by', 'asked_sort_by', 'asked_search_by']

/** The rules that write any word. Words that were not seen are written by them too. */
const rules = ['lower', 'upper', 'compact', 'name'] as const

/**
 * Returns maps of the exceptions to a rule: `OS X` as `os-x` if `iOS` is `ios`. They also write words that
 * were not seen, so they cost less than a map of more words.
 */
function exceptionMaps(
  name: string,
  value: Value,
  set: readonly Sample[],
): { options: JsonObject; cost: number }[] {
  if (value.type !== 'text' || enumOf(value) !== undefined) return []
  return rules.flatMap(as => {
    const { write } = formOf(value, as)
    const map = mapOf(name, value, set, write)
    return map === undefined ? [] : [{ options: { map: map.entries, as }, cost: map.cost + 0.01 }]
  })
}

/**
 * Returns the spelling of each word of a value.
 * @param usual writes the words that are left out
 */
function mapOf(
  name: string,
  value: Value,
  set: readonly Sample[],
  usual: (own: unknown, values: Values) => unknown = own => own,
): { entries: JsonObject; cost: number } | undefined {
  const isWord = enumOf(value) !== undefined || wordNames.includes(name)
  if (!isWord) return undefined
  const spellings = new Map<string, { own: unknown; samples: Sample[] }>()
  for (const sample of set) {
    const own = sample.values[name]
    const known = spellings.get(String(own))
    spellings.set(String(own), { own: known?.own ?? own, samples: [...(known?.samples ?? []), sample] })
  }
  // A map with as many entries as samples would explain anything.
  if (spellings.size < 2 || (spellings.size >= set.length && enumOf(value) === undefined)) return undefined
  const ids = new Set(set.map(({ values }) => values.id))
  if (!ids.has(undefined) && ids.size <= spellings.size) return undefined
  const entries: JsonObject = {}
  for (const [key, { own, samples }] of spellings) {
    const [written, ...others] = distinct(samples)
    // The placeholder of a sentence is not a spelling of a value, nor is an address.
    const isPart = typeof written === 'string' && /^\0|:\/\//.test(written)
    if (others.length > 0 || isPart || (typeof written === 'object' && written !== null)) return undefined
    if (samples.every(({ values }) => isSame(written, usual(own, values)))) continue
    entries[key] = spelled(written)
  }
  if (isTemplate([...spellings].map(([word, { samples }]) => [word, samples[0]?.json]))) return undefined
  const shown = new Set(Object.values(entries).map(entry => JSON.stringify(entry)))
  if (shown.size < 1 || (shown.size === 1 && Object.keys(entries).length === spellings.size)) return undefined
  return { entries, cost: 0.5 + Object.keys(entries).length / 20 }
}

/** Whether texts show their words as whole words between the same other words, whatever the word. */
function isTemplate(spellings: readonly (readonly [word: string, written: Json | undefined])[]): boolean {
  const frames = spellings.map(([word, json]) => (typeof json === 'string' ? json.replace(word, '\0') : ''))
  const [first = '', ...others] = new Set(frames)
  return others.length === 0 && first !== '\0' && /(?<![a-z0-9])\0(?![a-z0-9])/i.test(first)
}

/** Returns the shape that writes this JSON as a constant: escapes `$` and braces. */
export function spelled(json: string): string
export function spelled(json: Json | undefined): Json
export function spelled(json: Json | undefined): Json {
  if (json === undefined) return '$absent'
  if (typeof json === 'string') return json.replace(/^\$/, '$$$$').replaceAll('{', '{{').replaceAll('}', '}}')
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map(part => spelled(part))
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name.startsWith('$') ? `$${name}` : name, spelled(part)]),
  )
}
