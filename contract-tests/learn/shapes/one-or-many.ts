import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { formatPointer } from '../../../src/documents/pointer.ts'
import { nodesOf } from '../../core/match.ts'
import { fitShape } from './fit/fit.ts'
import { listShape } from './fit/list.ts'
import type { Place } from './fit/place.ts'
import type { Sample } from './fit/sample.ts'

/**
 * Places of errors that hold a list of several mistakes, but a single mistake without a list, as XML
 * converted to JSON.
 */
export interface OneOrMany {
  /** Returns a body in which a single mistake is wrapped in a list. */
  listed(json: Json | undefined): Json | undefined
  /** Returns the shape of such a place. Undefined for any other place. */
  shapeOf(samples: readonly Sample[], place: Place): Json | undefined
}

export function oneOrMany(samples: readonly Sample[]): OneOrMany {
  const [lists, single] = [new Set<string>(), new Set<string>()]
  for (const { values, json } of samples) {
    const count = Array.isArray(values.issues) ? values.issues.length : 0
    for (const { pointer, value } of nodesOf(json)) {
      if (count > 1 && Array.isArray(value) && value.length === count) lists.add(pointer)
      if (count === 1 && isObject(value)) single.add(pointer)
    }
  }
  const places = new Set([...lists].filter(pointer => single.has(pointer)))
  const listed = (json: Json, steps: readonly string[]): Json => {
    if (!isObject(json)) return json
    const inner = Object.fromEntries(
      Object.entries(json).map(([name, part]) => [name, listed(part, [...steps, name])]),
    )
    return places.has(formatPointer(steps)) ? [inner] : inner
  }
  return {
    listed: json => (places.size === 0 || json === undefined ? json : listed(json, [])),
    shapeOf(samples, place) {
      const { path } = place
      if (!places.has(formatPointer(path.slice(1)))) return undefined
      const found = listShape(samples, place, fitShape)
      if (found === undefined || !isObject(found.shape)) return undefined
      place.unexplained.push(...found.unexplained)
      return { ...found.shape, single: 'item' }
    },
  }
}
