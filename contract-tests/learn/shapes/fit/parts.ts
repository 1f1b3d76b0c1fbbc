import { isObject, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import type { Place } from './place.ts'
import type { Sample } from './sample.ts'

type Fit = (samples: readonly Sample[], place: Place) => Json

/** Returns the shape of objects, member by member. */
export function objectShape(samples: readonly Sample[], place: Place, fitShape: Fit): Json {
  const members = samples.map(({ json }) => (isObject(json) ? Object.keys(json) : []))
  const names = new Set(members.sort((a, b) => b.length - a.length).flat())
  const shape: JsonObject = {}
  for (const name of names) {
    const parts = samples.map(sample => ({ ...sample, json: memberOf(sample.json, name) }))
    shape[name.startsWith('$') ? `$${name}` : name] = fitShape(parts, {
      ...place,
      path: [...place.path, name],
    })
  }
  return shape
}

function memberOf(json: Json | undefined, name: string): Json | undefined {
  return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined
}

/** Returns the shape of arrays of the same length, item by item. Undefined if their lengths differ. */
export function tupleShape(samples: readonly Sample[], place: Place, fitShape: Fit): Json | undefined {
  const lists = samples.map(({ json }) => json)
  if (!lists.every(json => Array.isArray(json))) return undefined
  const [first = []] = lists
  if (lists.some(list => list.length !== first.length)) return undefined
  return first.map((_, index) =>
    fitShape(
      samples.map((sample, at) => ({ ...sample, json: lists[at]?.[index] })),
      { ...place, path: [...place.path, String(index)] },
    ),
  )
}
