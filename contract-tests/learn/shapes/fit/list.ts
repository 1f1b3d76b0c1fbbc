import { itemsOf } from '../../../../src/dialect/shapes/constructs/list-items.ts'
import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope, Values } from '../../../../src/dialect/shapes/scope.ts'
import { parse } from '../../../../src/dialect/shapes/shape.ts'
import { usesOf } from '../../../../src/dialect/shapes/uses.ts'
import type { Candidate } from './candidate.ts'
import { spelled } from './leaf.ts'
import { distance } from './names.ts'
import type { Place } from './place.ts'
import { distinct, explains, type Sample, withoutOpen } from './sample.ts'

/** The shape of a list, and the places of its items that nothing explains. */
export type ListCandidate = Candidate & Pick<Place, 'unexplained'>

type Fit = (samples: readonly Sample[], place: Place) => Json

/**
 * Returns the shape of a whole list: an array, an object or one text. Undefined if no list explains the
 * samples.
 */
export function listShape(
  samples: readonly Sample[],
  place: Place,
  fitShape: Fit,
): ListCandidate | undefined {
  const { scope, path } = place
  const found: ListCandidate[] = []
  for (const [name, { type, item }] of Object.entries(scope.values)) {
    if (type !== 'list' || item === undefined) continue
    const filled = samples.filter(({ values }) => itemsOf(values, { name }).length > 0)
    const empty = distinct(samples.filter(sample => !filled.includes(sample)))
    if (filled.length === 0 || empty.length > 1 || hasOneElement(filled, name)) continue
    const base = { samples: filled, name, item, place, fitShape }
    for (const [index, { make, usual }] of ways.entries()) {
      const inner: Place = { ...place, unexplained: [] }
      const made = make({ ...base, place: inner })
      if (made === undefined || !showsItems(made, scope)) continue
      const none = empty.length === 0 ? undefined : spelled(empty[0])
      const shape =
        none === undefined || isSame(none, usual)
          ? made
          : { ...(isObject(made) ? made : { $list: name }), empty: none }
      if (explains(shape, samples, scope, place.most))
        found.push({
          shape,
          cost: 1.5 + index / 10 + distance(path, name) * 0.9 + inner.unexplained.length / 2,
          unexplained: inner.unexplained,
        })
    }
  }
  return found.sort((a, b) => rank(a) - rank(b))[0]
}

/** Number of samples with several items that show whether an array has one for each. */
const fewestSeveral = 2

/** Whether an array has a single item whenever the list has several: it may have the list inside. */
function hasOneElement(samples: readonly Sample[], name: string): boolean {
  const several = samples.filter(({ values }) => itemsOf(values, { name }).length > 1)
  return (
    several.length >= fewestSeveral && several.every(({ json }) => Array.isArray(json) && json.length === 1)
  )
}

/** The ways to write a list, each with what it writes for an empty list unless the shape has `empty`. */
const ways: readonly { make: (way: Way) => Json | undefined; usual: Json }[] = [
  { make: arrayOf, usual: [] },
  { make: mapOf, usual: {} },
  { make: textOf, usual: '' },
  ...([undefined, 'code-point'] as const).flatMap(order => [
    { make: (way: Way) => sorted(way, 'key', arrayOf, order), usual: [] },
    { make: (way: Way) => sorted(way, 'key', textOf, order), usual: '' },
  ]),
  ...(['id', '-id', 'created_at', '-created_at'] as const).flatMap(sort => [
    { make: (way: Way) => sorted(way, sort, arrayOf), usual: [] },
    { make: (way: Way) => sorted(way, sort, textOf), usual: '' },
    { make: (way: Way) => sorted(way, sort, one => single(one, arrayOf)), usual: [] },
  ]),
  { make: way => mapOf(named(way)), usual: {} },
  { make: way => single(way, arrayOf), usual: [] },
]

type Sort = `${'' | '-'}${'id' | 'created_at'}` | 'key'

/** Returns the shape of a list whose items are sorted by id or by age, ascending or descending, or by their keys. */
function sorted(
  way: Way,
  sort: Sort,
  as: (way: Way) => Json | undefined,
  order?: 'code-point',
): Json | undefined {
  if (!(sort.replace('-', '') in way.item.values)) return undefined
  const { name } = way
  const samples = way.samples.map(({ values, json }) => ({
    values: { ...values, [name]: itemsOf(values, { name, sort, order }) },
    json,
  }))
  const shape = as({ ...way, samples })
  return isObject(shape) ? { ...shape, sort, ...(order && { order }) } : undefined
}

/** Returns the shape of a list that is written as the item itself if there is only one. */
function single(way: Way, as: (way: Way) => Json | undefined): Json | undefined {
  const samples = way.samples.map(one => {
    const { values, json } = one
    const isAlone = itemsOf(values, { name: way.name }).length === 1
    return isAlone && json !== undefined && !Array.isArray(json) ? { ...one, json: [json] } : one
  })
  const isSeen = samples.some(one => way.samples.includes(one) && Array.isArray(one.json))
  if (!isSeen || samples.every(one => way.samples.includes(one))) return undefined
  const shape = as({ ...way, samples })
  return isObject(shape) ? { ...shape, single: 'item' } : undefined
}

/**
 * Sorts the items by the members that are named by their ids. The order of an object's members has no
 * meaning, and JavaScript sorts numeric names.
 */
function named(way: Way): Way {
  const { name } = way
  const samples = way.samples.map(({ values, json }) => {
    const names = isObject(json) ? Object.keys(json) : []
    const at = ({ id }: Values) => names.indexOf(String(id))
    return {
      values: { ...values, [name]: [...itemsOf(values, { name })].sort((a, b) => at(a) - at(b)) },
      json,
    }
  })
  return { ...way, samples }
}

/** Long shapes are worse: in the wrong order, items are explained by many words. */
function rank({ shape, cost }: ListCandidate): number {
  return cost + JSON.stringify(shape).length / 200
}

/**
 * Whether a list shape shows a value of its items. A shape with only positions would fit any list of that
 * length.
 */
function showsItems(shape: Json, scope: Scope): boolean {
  return usesOf(parse(withoutOpen(shape), scope)).names.some(name => /\.(?!(index|position)$)/.test(name))
}

interface Way {
  /** The samples in which the list is not empty. */
  samples: readonly Sample[]
  name: string
  item: Scope
  place: Place
  fitShape: Fit
}

/**
 * Returns one sample per list item. Undefined if the JSON has a different number of parts than the list has items, in
 * more samples than a shape may leave unexplained (`most`).
 */
function itemSamples(
  { samples, name, place: { most = 1 } }: Way,
  partsOf: (json: Json | undefined) => readonly Json[] | undefined,
): Sample[] | undefined {
  const matching = samples.flatMap(({ values, json, at }) => {
    const [items, parts] = [itemsOf(values, { name, counted: true }), partsOf(json)]
    if (parts === undefined || parts.length !== items.length) return []
    return [items.map((item, index) => ({ values: item, json: parts[index], at }))]
  })
  return matching.length < samples.length * most ? undefined : matching.flat()
}

function arrayOf(way: Way): Json | undefined {
  const { name, item, place, fitShape } = way
  const parts = itemSamples(way, json => (Array.isArray(json) ? json : undefined))
  if (parts === undefined) return undefined
  const shape = fitShape(parts, { ...place, scope: item, path: [...place.path, name] })
  return { $list: name, item: shape }
}

function mapOf(way: Way): Json | undefined {
  const { name, item, place, fitShape } = way
  const keys = itemSamples(way, json => (isObject(json) ? Object.keys(json) : undefined))
  const parts = itemSamples(way, json => (isObject(json) ? Object.values(json) : undefined))
  if (keys === undefined || parts === undefined) return undefined
  const key = fitShape(keys, { ...place, scope: item, path: [...place.path, 'key'] })
  // A constant key means that this is a member, not a map.
  if (typeof key === 'string' && !/[${]/.test(key)) return undefined
  return { $map: name, key, item: fitShape(parts, { ...place, scope: item, path: [...place.path, name] }) }
}

function textOf(way: Way): Json | undefined {
  const { name, item, place, fitShape } = way
  const isOne = way.samples.every(({ values }) => itemsOf(values, { name }).length === 1)
  if (isOne) return undefined
  for (const separator of ['\n', '\r\n', ',', ', ', ';', '; ', '|', ' | ', ' ']) {
    const parts = itemSamples(way, json => (typeof json === 'string' ? json.split(separator) : undefined))
    if (parts === undefined) continue
    const typed = parts.map(({ values, json }) => ({
      values,
      json: Object.values(values).some(value => typeof value === 'number' && String(value) === json)
        ? Number(json)
        : json,
    }))
    const inner: Place = { ...place, scope: item, path: [...place.path, name], unexplained: [] }
    const shape = fitShape(typed, inner)
    if (inner.unexplained.length > 0) continue
    return { $join: name, item: shape, with: separator }
  }
  return undefined
}
