import { itemsOf } from '../../../../src/dialect/shapes/constructs/list-items.ts'
import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope, Values } from '../../../../src/dialect/shapes/scope.ts'
import { inShownOrder, isInOrder } from './list-order.ts'
import type { Place } from './place.ts'
import { explains, type Sample } from './sample.ts'

/** Returns the shape of a part of a response, fitted to its samples. */
export type FitShape = (samples: readonly Sample[], place: Place) => Json

/** A list whose shape is fitted. */
export interface Way {
  /** The samples in which the list is not empty. */
  samples: readonly Sample[]
  name: string
  item: Scope
  place: Place
  fitShape: FitShape
}

/** The ways to write a list, each with what it writes for an empty list unless the shape has `empty`. */
export const ways: readonly { make: (way: Way) => Json | undefined; usual: Json }[] = [
  { make: arrayOf, usual: [] },
  { make: way => mapOf(named(way)), usual: {} },
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
  { make: way => single(way, arrayOf), usual: [] },
  { make: unordered, usual: [] },
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

/** Returns the shape of an array whose items are in no order that can be predicted, but show their ids. */
function unordered(way: Way): Json | undefined {
  const { name } = way
  const samples = way.samples.map(one => ({
    ...one,
    values: { ...one.values, [name]: inShownOrder(itemsOf(one.values, { name }), one.json) },
  }))
  if (isSame(samples, way.samples)) return undefined
  const shape = arrayOf({ ...way, samples })
  const { scope, most } = way.place
  return isObject(shape) && explains(shape, samples, scope, most) ? { ...shape, order: 'any' } : undefined
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
 * Sorts the items by the members that are named by their ids or keys, or that show their values. The order of an object's
 * members has no meaning: some services sort the names, and JavaScript sorts numeric ones.
 */
function named(way: Way): Way {
  const { name } = way
  const samples = way.samples.map(({ values, json, at }) => {
    const members = isObject(json) ? Object.entries(json) : []
    const placeOf = ({ id, key, value }: Values) => {
      const place = members.findIndex(([member]) => member === String(id) || member === key)
      return place >= 0 ? place : members.findIndex(([, shown]) => shown === value)
    }
    const items = [...itemsOf(values, { name })].sort((a, b) => placeOf(a) - placeOf(b))
    return { values: { ...values, [name]: items }, json, at }
  })
  return { ...way, samples }
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
    if (parts === undefined || parts.length !== items.length || !isInOrder(items, parts)) return []
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
