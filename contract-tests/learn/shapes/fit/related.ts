import { isObject, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import { listShape } from './list.ts'
import type { Place } from './place.ts'
import { explains, type Sample } from './sample.ts'

/**
 * Returns the shape of a list of objects of several kinds, in which a member names the kind and the kinds
 * follow one another: the related records of JSON:API, for example. Undefined if the samples show no such
 * list.
 */
export function relatedShape(
  samples: readonly Sample[],
  place: Place,
  fitShape: (samples: readonly Sample[], place: Place) => Json,
): Json | undefined {
  const lists = samples.map(({ json }) => json)
  if (!lists.every(isListOfObjects)) return undefined
  const names = new Set(lists.flat().flatMap(Object.keys))
  for (const name of names) {
    const kinds = kindsBy(name, lists)
    if (kinds === undefined) continue
    const inner: Place = { ...place, unexplained: [] }
    const parts: Json[] = []
    for (const kind of kinds) {
      const own = samples.map((sample, index) => ({
        ...sample,
        json: lists[index]?.filter(item => item[name] === kind) ?? [],
      }))
      const part = partFor(own, { ...inner, path: [...place.path, kind], isOfKind: true }, fitShape)
      // If the items of one kind are not explained, those of the others do not matter.
      if (part === undefined || !explains(part, own, place.scope)) break
      parts.push(part)
    }
    if (parts.length < kinds.length) continue
    const shape = joined(parts)
    if (shape === undefined || !explains(shape, samples, place.scope)) continue
    place.unexplained.push(...inner.unexplained)
    return shape
  }
  return undefined
}

/** Returns the shape of the items of one kind: a list of them, or the only item. */
function partFor(
  own: readonly (Sample & { json: JsonObject[] })[],
  place: Place,
  fitShape: (samples: readonly Sample[], place: Place) => Json,
): Json | undefined {
  if (own.some(({ json }) => json.length > 1)) {
    const list = listShape(own, place, fitShape)
    place.unexplained.push(...(list?.unexplained ?? []))
    return list?.shape
  }
  const items = own.map(sample => ({ ...sample, json: sample.json[0] }))
  return [fitShape(items, place)]
}

function isListOfObjects(json: Json | undefined): json is JsonObject[] {
  return Array.isArray(json) && json.every(isObject)
}

/**
 * Returns the kinds that a member names, in the order that all lists share. Undefined if the lists share no
 * order.
 */
function kindsBy(name: string, lists: readonly JsonObject[][]): string[] | undefined {
  const shown = lists.map(list => list.map(item => item[name]))
  if (!shown.every(list => list.every(kind => typeof kind === 'string'))) return undefined
  const orders = shown.map(list => [...new Set(list)]).sort((a, b) => b.length - a.length)
  const kinds = [...new Set(orders.flat())]
  const isOrdered = (list: unknown[]) =>
    list.every(
      (kind, index) => index === 0 || kinds.indexOf(String(list[index - 1])) <= kinds.indexOf(String(kind)),
    )
  return kinds.length > 1 && kinds.length <= mostKinds && shown.every(isOrdered) ? kinds : undefined
}

const mostKinds = 6

/**
 * Joins the shapes of the kinds into one list: neighbouring arrays are merged, list shapes are concatenated.
 */
function joined(parts: readonly Json[]): Json | undefined {
  const lists: Json[] = []
  for (const part of parts) {
    const last = lists.at(-1)
    if (Array.isArray(part) && Array.isArray(last)) last.push(...part)
    else lists.push(part)
  }
  return lists.length > 1 ? { $concat: lists } : lists[0]
}
