import { itemsOf } from '../../../src/dialect/shapes/constructs/list-items.ts'
import { isObject, isSame, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Scope, Values } from '../../../src/dialect/shapes/scope.ts'
import { compile, parse } from '../../../src/dialect/shapes/shape.ts'
import { codesByRule } from './codes-by.ts'
import { fieldNameShape } from './field-names.ts'
import { fitShape } from './fit/fit.ts'
import { leafShape } from './fit/leaf.ts'
import type { Place } from './fit/place.ts'
import { explains, type Sample } from './fit/sample.ts'
import { stepsShape } from './steps-of-fields.ts'

/**
 * The share of samples that a shape must write. The others may show mistakes that the mirror does not report.
 */
const most = 0.8
/**
 * The share of samples that the shape of a map must write if its members are objects, whose details may depend on more
 * than the kind of mistake.
 */
const half = 0.5

/**
 * The way in which a map contains the items of a list: the list, and the last steps of a chain of members
 * that are not the field's name.
 */
interface Way {
  list: 'fields' | 'issues'
  /** Whether a member for the kind of mistake follows the field's name. */
  byRule: boolean
  /** Number of levels of objects with a single member that an item itself has. */
  inItem: number
}

const ways: readonly Way[] = [
  { list: 'fields', byRule: false, inItem: 0 },
  { list: 'issues', byRule: true, inItem: 0 },
  { list: 'fields', byRule: false, inItem: 1 },
]

/**
 * Returns the shape of an object with a member for each invalid field, named as the service names it: `{
 * destination: […] }`. The kind of mistake may follow, as in `{ url: { required: … } }`. A row has steps for
 * its index and its member, as in `{ country: { 0: { value: … } } }`. The names are learned from responses
 * about one mistake. Undefined if the samples show no such object.
 */
export function fieldMapShape(samples: readonly Sample[], place: Place): Json | undefined {
  const { scope } = place
  if (scope.values.fields?.item === undefined || !samples.every(({ json }) => isObject(json)))
    return undefined
  const found = ways.flatMap((way): (Pick<Place, 'unexplained'> & { shape: Json })[] => {
    const inside = scope.values[way.list]?.item
    const key = inside && keyOf(samples, way, inside)
    if (key === undefined || inside === undefined) return []
    const parts = partsOf(samples, way.list, key, inside)
    const inner: Place = { ...place, scope: inside, path: [...place.path, way.list], unexplained: [] }
    const fitted = fitShape(parts, inner)
    // All samples had one message, but a field can have several.
    const item = way.list === 'fields' && isSame(fitted, ['$message']) ? '$messages' : fitted
    const shape = { $map: way.list, key, item }
    const { unexplained } = inner
    const isKnown = unexplained.length === 0 || (isObject(item) && unexplained.length <= membersOf(item) / 2)
    const areNames = explains({ $map: way.list, key, item: { $seen: null } }, samples, scope, most)
    return isKnown && areNames && explains(shape, samples, scope, isObject(item) ? half : most)
      ? [{ shape, unexplained }]
      : []
  })
  const best = found.sort((a, b) => a.unexplained.length - b.unexplained.length)[0]
  place.unexplained.push(...(best?.unexplained ?? []))
  return best?.shape
}

/** Returns the number of members that a shape writes. */
function membersOf(shape: JsonObject): number {
  return Object.keys(shape).filter(name => !/^\$[^$]/.test(name)).length
}

/**
 * Returns the shape of an object that mixes such a map with members that every response has, such as a
 * request id: `{ url: […], request: 'req_1' }`. Undefined if the samples show none.
 */
export function mapBesideShape(samples: readonly Sample[], place: Place): Json | undefined {
  const objects = samples.map(({ json }) => json)
  if (samples.length < 5 || !objects.every(isObject)) return undefined
  const [first = [], ...others] = objects.map(json => Object.keys(json))
  const common = first.filter(name => others.every(names => names.includes(name)))
  if (common.length === 0) return undefined
  const part = (isCommon: boolean) =>
    samples.map(sample => {
      const members = Object.entries(sample.json ?? {})
      return {
        ...sample,
        json: Object.fromEntries(members.filter(([name]) => common.includes(name) === isCommon)),
      }
    })
  const map = fieldMapShape(part(false), place)
  return map && { $merge: [fitShape(part(true), place), map] }
}

/** Returns the shape of the key under which a map holds an item: one name, or a list of steps. */
function keyOf(samples: readonly Sample[], { list, byRule, inItem }: Way, scope: Scope): Json | undefined {
  const chains = samples.flatMap(({ values, json }): (Sample & { steps: Json[] })[] => {
    const [only, ...others] = itemsOf(values, { name: list })
    const steps = stepsIn(json ?? null)
    const names = inItem === 0 ? steps : steps.slice(0, -inItem)
    return only === undefined || others.length > 0 || names.length <= Number(byRule)
      ? []
      : [{ values: only, json, steps: names }]
  })
  const roots = new Set(chains.map(({ values }) => values.field_root))
  const first = new Set(chains.map(({ steps }) => steps[0]))
  if (roots.size < 2 || first.size < 2) return undefined
  const rule = byRule
    ? codesByRule(chains.map(({ values, steps }) => ({ values, json: steps.at(-1) })))
    : undefined
  if (byRule && rule === undefined) return undefined
  const named = chains.map(({ values, steps }) => ({ values, json: byRule ? steps.slice(0, -1) : steps }))
  const name = nameOf(named, scope)
  if (name === undefined) return undefined
  const steps = [...name, ...(rule === undefined ? [] : [rule])]
  return steps.length === 1 ? steps[0] : steps
}

/**
 * Returns the steps down a chain of objects with a single member. In a list whose other rows are empty, the
 * step is the index of the row.
 */
function stepsIn(json: Json): Json[] {
  if (Array.isArray(json)) {
    const [filled, ...others] = [...json.entries()].filter(([, row]) => !isSame(row, {}))
    if (filled === undefined || others.length > 0) return []
    const [index, row] = filled
    return isObject(row) ? [index, ...stepsIn(row)] : []
  }
  if (!isObject(json)) return []
  const [only, ...others] = Object.entries(json)
  return only === undefined || others.length > 0 ? [] : [only[0], ...stepsIn(only[1])]
}

function nameOf(named: readonly { values: Values; json: Json[] }[], scope: Scope): Json[] | undefined {
  const isOne = named.filter(({ json }) => json.length === 1).length >= named.length * most
  const steps = stepsShape(named, true)
  if (!isOne || (steps !== undefined && steps.length > 1)) return steps
  const texts = named
    .filter(({ json }) => json.length === 1)
    .map(({ values, json: [json] }) => ({ values, json }))
  const text = fieldNameShape(texts, scope, ['key']) ?? leafShape(texts, scope, ['key'])?.shape
  return text === undefined ? undefined : [text]
}

/** Returns the part of the body that belongs to each item. Items without a part are left out. */
function partsOf(samples: readonly Sample[], name: string, key: Json, scope: Scope): Sample[] {
  const write = compile(parse(key, scope))
  return samples.flatMap(({ values, json }) =>
    itemsOf(values, { name }).flatMap((item): Sample[] => {
      const written = write(item)
      const steps = Array.isArray(written) ? written : [written ?? null]
      const part = steps.reduce<Json | undefined>(
        (inner, step) => (inner === undefined ? undefined : memberOf(inner, String(step))),
        json,
      )
      return part === undefined ? [] : [{ values: item, json: part }]
    }),
  )
}

/** Returns a member of an object, or a row of a list. Undefined if the row is not an object. */
function memberOf(json: Json, name: string): Json | undefined {
  if (!Array.isArray(json)) return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined
  const row = json[Number(name)]
  return row !== undefined && isObject(row) ? row : undefined
}
