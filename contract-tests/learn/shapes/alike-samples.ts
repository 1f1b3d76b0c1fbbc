import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { nodesOf, wordsOf } from '../../core/match.ts'
import { commonPlaces, mapsIn, placesIn, sourceless } from './body-places.ts'
import type { Sample } from './fit/sample.ts'
import { mostFrequent } from './most-frequent.ts'

// A service may write some errors unlike the others. A shape is fitted to those that look alike.

/**
 * Separates the samples about one mistake from those about several. Undefined unless each group has a place
 * that the other group never has: a service may write several mistakes in a completely different body.
 */
export function severalApart(samples: readonly Sample[]): Record<'single' | 'several', Sample[]> | undefined {
  const isSeveral = ({ values }: Sample) => Number(values.more ?? 0) > 0
  const several = samples.filter(isSeveral)
  const single = samples.filter(sample => !isSeveral(sample))
  if (several.length < 2 || single.length < 2) return undefined
  const placesOf = (some: readonly Sample[]) => some.map(({ json }) => placesIn(json, new Set()))
  const [own, other] = [placesOf(several), placesOf(single)]
  const isAlone = (some: string[][], others: string[][]) =>
    commonPlaces(some).some(place => !others.some(places => places.includes(place)))
  return isAlone(own, other) && isAlone(other, own) ? { single, several } : undefined
}

/**
 * Returns the samples whose bodies have the usual places; other bodies are not about fields. Returns all
 * samples if few match.
 */
export function aboutTheSame(samples: readonly Sample[]): Sample[] {
  const bodies = samples.map(({ json }) => json && sourceless(json))
  const maps = mapsIn(bodies)
  const placed = samples.map((sample, index) => ({ sample, places: placesIn(bodies[index], maps) }))
  const usual = commonPlaces(placed.map(({ places }) => places))
  // A member that is a scalar in most bodies may be an object or a list in others.
  const has = (own: readonly string[], place: string) =>
    own.some(one => one === place || one.startsWith(place.replace(/=$/, '/')))
  const fitting = placed
    .filter(({ places }) => usual.every(place => has(places, place)))
    .map(({ sample }) => sample)
  return fitting.length >= samples.length / 2 ? fitting : [...samples]
}

/**
 * Returns the samples that show as many mistakes as the mirror found, counted at the place where most samples
 * do. If the server found further mistakes, the response is no example. Returns all samples if fewer than 60
 * % match.
 */
export function ofSameLength(samples: readonly Sample[]): Sample[] {
  const countsOf = ({ values }: Sample) =>
    [values.fields, values.issues].flatMap(all => (Array.isArray(all) ? [all.length] : []))
  const places = new Map<string, Sample[]>()
  for (const sample of samples) {
    for (const { pointer, value } of nodesOf(sample.json && sourceless(sample.json))) {
      const isCounted = typeof value === 'object' && value !== null
      if (isCounted && countsOf(sample).includes(Object.keys(value).length))
        places.set(pointer, [...(places.get(pointer) ?? []), sample])
    }
  }
  const [most = []] = [...places.values()].sort((a, b) => b.length - a.length)
  return most.length >= samples.length * 0.6 ? most : [...samples]
}

/** Returns the samples whose bodies have the most frequent outline. */
export function ofOneKind(samples: readonly Sample[]): Sample[] {
  const outlines = samples.map(({ values, json }) =>
    JSON.stringify(outlineOf(json, new Set(fieldsOf(values).map(wordsOf)))),
  )
  const usual = mostFrequent(outlines)
  return samples.filter((_, index) => outlines[index] === usual)
}

/** Returns the names of the fields of an error, each in several spellings. */
function fieldsOf({ fields }: Values): string[] {
  const list = Array.isArray(fields) ? fields.filter(isObject) : []
  return list.flatMap(({ field, field_root, field_brackets }) =>
    [field, field_root, field_brackets].map(String),
  )
}

function outlineOf(json: Json | undefined, fields: ReadonlySet<string>): Json {
  if (Array.isArray(json)) return json.length === 0 ? [] : [outlineOf(json[0], fields)]
  if (!isObject(json)) return typeof json
  const parts = Object.entries(json).map(([name, part]): [string, Json] => [
    fields.has(wordsOf(name)) ? '*' : name,
    outlineOf(part, fields),
  ])
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}
