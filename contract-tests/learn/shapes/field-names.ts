import { isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { parse } from '../../../src/dialect/shapes/shape.ts'
import { usesOf } from '../../../src/dialect/shapes/uses.ts'
import { choice } from './fit/choice.ts'
import { leafShape, spelled } from './fit/leaf.ts'
import { distinct, mostWritten, type Sample, writtenBy } from './fit/sample.ts'
import { mostFrequent } from './most-frequent.ts'
import { isFieldSet, type Named, nameParts } from './names-of-fields.ts'
import { stepsShape } from './steps-of-fields.ts'
import { textsIn } from './wording.ts'

/** Names of members in which errors usually name a field. */
const places = /field|prop|param|path|attr|key|loc|pointer|(?<!re)source|column|member/i

/**
 * The share of samples that a shape must write. The others may show mistakes that the mirror does not report.
 */
const most = 0.8

/**
 * Returns a shape for a place that names fields in the service's own way: in a naming convention, renamed,
 * with or without the index of a row, or as a list of steps. It writes most of the samples. Undefined if a
 * plain value explains the place or if the place names no fields.
 */
export function fieldNameShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  if (!('field_root' in scope.values)) return undefined
  const named = samples.filter(({ json }) => json !== undefined)
  if (named.length > 0 && named.length < samples.length) return ofOneSource(samples, named, scope, path)
  const roots = new Set(samples.map(({ values }) => values.field_root))
  if (roots.size < 2 || [...roots].some(root => typeof root !== 'string')) return undefined
  if (samples.some(({ json }) => textsIn(json).some(text => text.startsWith('\0')))) return undefined
  const isText = samples.every(({ json }) => typeof json === 'string')
  if (!isText && !samples.every(({ json }) => Array.isArray(json))) return undefined
  const leaf = isText ? leafShape(samples, scope, path) : undefined
  if (leaf !== undefined && !JSON.stringify(leaf.shape).includes('"map"')) return undefined
  const isPlace = places.test(path.at(-1) ?? '')
  const written = (of: readonly Sample[]) => (isText ? textShape(of, isPlace) : stepsShape(of, isPlace))
  const ids = samples.filter(({ values }) => values.source === 'path')
  const others = samples.filter(sample => !ids.includes(sample))
  const id = ids.length === 0 ? undefined : idShape(ids)
  const fields = id === undefined ? samples : others
  const rest = mostWritten([written(fields), queryApart(fields, written)], fields, scope)
  if (rest === undefined) return undefined
  const shape: Json = id === undefined ? rest : choice({ source: 'path' }, id, rest)
  return isMostly(shape, samples, scope) ? shape : undefined
}

/** Returns a choice: names of query parameters, or a constant for several of them, and names of other fields. */
function queryApart(
  samples: readonly Sample[],
  written: (of: readonly Sample[]) => Json | undefined,
): Json | undefined {
  const asked = samples.filter(({ values }) => values.source === 'query')
  const [only, ...more] = distinct(asked)
  const roots = new Set(asked.map(({ values }) => values.field_root))
  if (only === undefined || roots.size < 2 || asked.length === samples.length) return undefined
  const own = more.length === 0 ? spelled(only) : written(asked)
  const other = written(samples.filter(sample => !asked.includes(sample)))
  return own === undefined || other === undefined ? undefined : choice({ source: 'query' }, own, other)
}

/**
 * Returns the shape of a member that names only the fields of one source, such as the body. Fields of other
 * sources have their own member, such as JSON:API's `parameter`.
 */
function ofOneSource(
  samples: readonly Sample[],
  named: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const source = mostFrequent(named.map(({ values }) => String(values.source)))
  const own = named.filter(({ values }) => values.source === source)
  const then = fieldNameShape(own, scope, path) ?? leafShape(own, scope, path)?.shape
  if (source === undefined || then === undefined || !usesOf(parse(then, scope)).names.some(isField))
    return undefined
  const shape = choice({ source }, then)
  return isMostly(shape, samples, scope) ? shape : undefined
}

function isField(name: string): boolean {
  return name.startsWith('field')
}

function isMostly(shape: Json, samples: readonly Sample[], scope: Scope): boolean {
  return writtenBy(shape, samples, scope) >= samples.length * most
}

/**
 * Returns the shape of a path id's name that contains the kind of record: `link_id`, `["path", "pixel_id"]`.
 */
function idShape(ids: readonly Sample[]): Json | undefined {
  const named = ids.map(({ values, json = null }) => replacedIn(json, String(values.object)))
  const [first] = named
  const isOne = named.every(one => isSame(one, first))
  return isOne && JSON.stringify(first).includes('{object}') ? first : undefined
}

function replacedIn(json: Json, object: string): Json {
  if (Array.isArray(json)) return json.map(part => replacedIn(part, object))
  return typeof json === 'string' ? json.replace(object, '{object}') : json
}

interface Row {
  values: Sample['values']
  name: string
  open: string
  close: string
  key: string
}

/**
 * Returns the shape of field names in texts: `country[0].value`, `Country.0.Value`, `country.value` or
 * `country`.
 */
function textShape(samples: readonly Sample[], isPlace: boolean): Json | undefined {
  const whole = samples.filter(({ values }) => !isFieldSet(values.field_index))
  const rows = samples.filter(({ values }) => isFieldSet(values.field_index))
  const indexed = rows.flatMap(rowOf)
  const isIndexed = indexed.length > 0 && indexed.length >= rows.length * most
  const bare = isIndexed ? undefined : withoutIndexes(rows)
  const named: Named[] = [
    ...whole.map(({ values, json }) => ({ values, name: String(json) })),
    ...(isIndexed ? indexed : (bare?.named ?? [])),
  ]
  const names = nameParts(named, isPlace)
  if (names === undefined) return undefined
  const parts = [...names, ...(isIndexed ? indexParts(indexed) : (bare?.parts ?? []))]
  return parts.length === 1 ? parts[0] : { $concat: parts }
}

function rowOf({ values, json }: Sample): Row[] {
  const pattern = `^(.*?)([^\\p{L}\\p{N}]*)${String(values.field_index)}(?!\\d)([^\\p{L}\\p{N}]*)(.*)$`
  const [found, name = '', open = '', close = '', key = ''] =
    new RegExp(pattern, 'su').exec(String(json)) ?? []
  return found === undefined || name === '' ? [] : [{ values, name, open, close, key }]
}

function indexParts(rows: readonly Row[]): Json[] {
  const open = mostFrequent(rows.map(row => row.open)) ?? ''
  const plain = rows.filter(({ key }) => key === '').map(({ close }) => close)
  const close = mostFrequent(plain) ?? { '[': ']', '(': ')' }[open.at(-1) ?? ''] ?? ''
  const index = { $text: `${spelled(open)}{field_index}${spelled(close)}`, unset: '' }
  const ends = rows.flatMap(row => {
    const key = row.values.field_key
    return row.key === '' || typeof key !== 'string'
      ? []
      : [{ key, end: row.close.slice(close.length) + row.key }]
  })
  return ends.length === 0 ? [index] : [index, endOf(ends)]
}

/** Returns the shape of the end of a name, which names the member of a row. */
function endOf(ends: readonly { key: string; end: string }[]): Json {
  const words = [...new Set(ends.map(({ key }) => key))].map(key => {
    const own = ends.filter(one => one.key === key).map(({ end }) => end)
    return [key, mostFrequent(own) ?? ''] as const
  })
  const [before = ''] = /^[^\p{L}\p{N}]*/u.exec(words[0]?.[1] ?? '') ?? []
  if (words.every(([key, end]) => end === before + key))
    return { $text: `${spelled(before)}{field_key}`, unset: '' }
  return {
    $: 'field_key',
    map: Object.fromEntries(words.map(([key, end]) => [key, spelled(end)])),
    unset: '',
  }
}

/**
 * Splits the names of rows without an index: the member of the row may be at the end, or only the list is
 * named.
 */
function withoutIndexes(rows: readonly Sample[]): { named: Named[]; parts: Json[] } {
  const ends = rows.flatMap(({ values, json }) => {
    const [found, name = '', end = ''] = /^(.+?)([^\p{L}\p{N}]+[\p{L}\p{N}]+)$/u.exec(String(json)) ?? []
    const key = values.field_key
    return found === undefined || typeof key !== 'string' ? [] : [{ values, name, key, end }]
  })
  const own = ends.filter(({ key, end }) => end.toLowerCase().endsWith(key))
  const isShown = ends.length > 0 && own.length === ends.length
  if (!isShown) return { named: rows.map(({ values, json }) => ({ values, name: String(json) })), parts: [] }
  const others = rows.filter(({ values }) => typeof values.field_key !== 'string')
  return {
    named: [...ends, ...others.map(({ values, json }) => ({ values, name: String(json) }))],
    parts: [endOf(ends)],
  }
}
