import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Place } from './fit/place.ts'
import { volatileShape } from './fit/volatile.ts'

/**
 * Shares volatile places between kinds of responses: a place that differs in each response of one kind is
 * volatile in the others too, even if these are few.
 */
export function volatileAnywhere(): { otherwise: Place['otherwise']; alike(body: Json): Json } {
  const known = new Map<string, Json>()
  const replacedIn = (shape: Json, path: string): Json => {
    const volatile = known.get(path)
    if (volatile !== undefined && typeof shape !== 'object' && !String(shape).startsWith('$')) return volatile
    if (!isObject(shape)) return shape
    const parts = Object.entries(shape).map(([name, part]) => [
      name,
      name.startsWith('$') ? part : replacedIn(part, path === '' ? name : `${path}/${name}`),
    ])
    return Object.fromEntries(parts)
  }
  return {
    otherwise(samples, [, ...path]) {
      const place = path.join('/')
      const own = volatileShape(samples, path)
      if (own !== undefined) known.set(place, own)
      return own ?? known.get(place)
    },
    alike: body => replacedIn(body, ''),
  }
}
