import { isObject, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import { columnShapes } from './columns.ts'
import type { Place } from './place.ts'
import { memberOf, type Sample } from './sample.ts'

type Fit = (samples: readonly Sample[], place: Place) => Json

/** Returns the shape of objects, member by member. Numbered members are the rows of a list. */
export function objectShape(samples: readonly Sample[], place: Place, fitShape: Fit): Json {
  const { shapes, rest } = columnShapes(samples, place, fitShape)
  const members = membersShape(rest, place, fitShape)
  return shapes.length === 0 ? members : { $merge: [members, ...shapes] }
}

function membersShape(samples: readonly Sample[], place: Place, fitShape: Fit): Json {
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
