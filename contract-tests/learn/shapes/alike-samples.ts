import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import type { ErrorCase } from '../../../src/dialect/shapes/shapes.ts'
import { nodesOf, wordsOf } from '../../core/match.ts'
import { commonPlaces, mapsIn, placesIn, sourceless } from './body-places.ts'
import type { Sample } from './fit/sample.ts'

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

/**
 * Returns the samples with the outline of a body that most error cases have or, if several outlines have as
 * many cases, most samples. A case with many samples, such as an unknown record, counts once.
 * @param cases the error case of each sample
 */
export function ofOneKind(
  samples: readonly Sample[],
  cases: readonly (ErrorCase | undefined)[],
): readonly Sample[] {
  const kinds = new Map<string, { cases: Set<ErrorCase | undefined>; samples: Sample[] }>()
  for (const [index, sample] of samples.entries()) {
    const names = new Set(fieldsOf(sample.values).map(wordsOf))
    const outline = JSON.stringify(outlineOf(sample.json, names))
    const kind = kinds.get(outline) ?? { cases: new Set(), samples: [] }
    kinds.set(outline, kind)
    kind.cases.add(cases[index])
    kind.samples.push(sample)
  }
  const [usual] = [...kinds.values()].sort(
    (a, b) => b.cases.size - a.cases.size || b.samples.length - a.samples.length,
  )
  return usual?.samples ?? samples
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
