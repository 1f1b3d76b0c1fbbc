import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { nodesOf } from '../../core/match.ts'
import type { Sample } from './fit/sample.ts'
import { mostFrequent } from './most-frequent.ts'

// The places of error bodies show whether two bodies are built alike, whatever fields they name.

/** Returns the places that at least 80 % of the bodies have. */
export function commonPlaces(bodies: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const places of bodies)
    for (const place of new Set(places)) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= bodies.length * 0.8).map(([place]) => place)
}

/** Names of members that say where a field was sent. */
const sources =
  /^(body|form|form_?data|json|payload|query|query_?string|query_?params?|params?|parameters?)$/i

/**
 * Names of members that name a field. JSON:API uses `pointer` for a field of the body and `parameter` for a
 * query.
 */
const names = /^(pointer|parameter|param|field|property|query)$/i

/** Renames members so that mistakes in query parameters are at the same places as mistakes in the body. */
export function sourceless(json: Json): Json {
  if (Array.isArray(json)) return json.map(sourceless)
  if (!isObject(json)) return json
  const isPart = (part: Json) => typeof part === 'object' && part !== null
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [
      sources.test(name) && isPart(part)
        ? '(source)'
        : names.test(name) && typeof part === 'string'
          ? '(name)'
          : name,
      sourceless(part),
    ]),
  )
}

/**
 * Returns the pointers of objects that are maps with a member for each field: in every body they have a
 * member that not all bodies have, and no such member is in most bodies.
 */
export function mapsIn(bodies: readonly (Json | undefined)[]): ReadonlySet<string> {
  const objects = new Map<string, string[][]>()
  for (const { pointer, value } of bodies.flatMap(body => nodesOf(body))) {
    if (!isObject(value) || Object.keys(value).length === 0) continue
    objects.set(pointer, [...(objects.get(pointer) ?? []), Object.keys(value)])
  }
  return new Set([...objects].filter(([, all]) => isMap(all)).map(([pointer]) => pointer))
}

function isMap(objects: readonly (readonly string[])[]): boolean {
  const own = objects.map(names => names.filter(name => !objects.every(other => other.includes(name))))
  const names = own.flat()
  const often = names.filter(name => name === mostFrequent(names)).length
  return objects.length >= 3 && own.every(some => some.length > 0) && often <= objects.length / 2
}

/** Returns the pointers of maps whose member names go with the field, not with the kind of mistake. */
export function fieldMapsIn(samples: readonly Sample[]): ReadonlySet<string> {
  const maps = mapsIn(samples.map(({ json }) => json))
  const single = samples.filter(({ values: { fields } }) => Array.isArray(fields) && fields.length === 1)
  const ofFields = [...maps].filter(pointer => {
    const shown = single.flatMap(({ values, json }) =>
      nodesOf(json).flatMap(({ pointer: at, value }) =>
        at === pointer && isObject(value) ? [{ root: values.field_root, names: Object.keys(value) }] : [],
      ),
    )
    const names = new Set(shown.flatMap(one => one.names))
    return names.size > 1 && names.size >= new Set(shown.map(({ root }) => root)).size / 2
  })
  return new Set(ofFields)
}

/**
 * Returns the places of a body. `*` stands for any list item and any member of a map. The inside of a map
 * member is left out, because it differs for rows.
 */
export function placesIn(json: Json | undefined, maps: ReadonlySet<string>, at = ''): string[] {
  if (Array.isArray(json)) return json.flatMap(item => placesIn(item, maps, `${at}/*`))
  if (!isObject(json)) return json === undefined ? [] : [`${at}=`]
  if (Object.keys(json).length === 0) return [`${at}=`]
  return Object.entries(json).flatMap(([name, part]) => {
    if (!maps.has(at)) return placesIn(part, maps, `${at}/${name}`)
    return [typeof part === 'object' && part !== null ? `${at}/*/` : `${at}/*=`]
  })
}
