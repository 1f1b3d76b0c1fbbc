import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { titleOf } from '../../compare/step.ts'
import { leavesOf } from '../../match.ts'
import { bodyOf } from './about-fields.ts'
import { leafShape } from './fit/leaf.ts'
import type { Sample } from './fit/sample.ts'
import { nowShape, volatileShape } from './fit/volatile.ts'
import type { Pair } from './pairs.ts'

/** What is another in each error, whatever it is about. */
export interface Volatile {
  /** Undefined where a place is not volatile. */
  shapeOf(samples: readonly Sample[], path: readonly string[]): Json | undefined
  /** A shape in which what a few responses made look constant is volatile. */
  alike(shape: Json): Json
}

/** Finds the members of errors that are another in each: the time, the identifier of a request. One error shows neither. */
export function volatilePlaces(errors: readonly Pair[]): Volatile {
  const places = new Map<string, Sample[]>()
  for (const pair of errors) {
    const { step, values, receivedAt } = pair
    for (const { pointer, value } of leavesOf(bodyOf(pair))) {
      const sample = { of: titleOf(step), at: receivedAt, values, json: value as Json }
      places.set(pointer, [...(places.get(pointer) ?? []), sample])
    }
  }
  const known = new Map<string, Json>()
  for (const [pointer, samples] of places) {
    const shape = shapeOfAll(samples, pointer)
    if (shape !== undefined) known.set(pointer.slice(1), shape)
  }
  const alike = (shape: Json, path: string): Json => {
    const volatile = known.get(path)
    if (volatile !== undefined) return shape === '$absent' ? shape : volatile
    if (!isObject(shape)) return shape
    const parts = Object.entries(shape).map(([name, part]) => [
      name,
      name.startsWith('$') ? part : alike(part, path === '' ? name : `${path}/${name}`),
    ])
    return Object.fromEntries(parts)
  }
  return {
    shapeOf: (samples, path) =>
      samples.every(({ json }) => ['string', 'number'].includes(typeof json))
        ? known.get(path.join('/'))
        : undefined,
    alike: shape => alike(shape, ''),
  }
}

function shapeOfAll(samples: readonly Sample[], pointer: string): Json | undefined {
  if (samples.length < 5 || pointer === '' || /\/\d+(\/|$)/.test(pointer)) return undefined
  const now = nowShape(samples)
  if (now !== undefined) return now
  // An identifier has digits, which no word for a mistake has.
  const different = new Set(samples.map(({ json }) => json)).size
  const isId = different > samples.length * 0.9 && samples.every(({ json }) => /\d/.test(String(json)))
  if (!isId || leafShape(samples, errorScope, pointer.slice(1).split('/')) !== undefined) return undefined
  return volatileShape(samples)
}
