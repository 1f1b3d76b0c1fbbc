import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { titleOf } from '../../compare/step.ts'
import { leavesOf } from '../../core/match.ts'
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

/**
 * Finds the members of errors that are another in each: the time, the identifier of a request or of a mistake. One error
 * shows neither.
 */
export function volatilePlaces(errors: readonly Pair[]): Volatile {
  const places = new Map<string, Sample[]>()
  for (const pair of errors) {
    const { step, values, receivedAt } = pair
    for (const { pointer, value } of leavesOf(bodyOf(pair))) {
      const place = inAnyItem(pointer.slice(1).split('/')).join('/')
      // Of two mistakes in one response, each has a place of its own.
      const sample = { of: `${titleOf(step)} ${pointer}`, at: receivedAt, values, json: value as Json }
      places.set(place, [...(places.get(place) ?? []), sample])
    }
  }
  const known = new Map<string, Json>()
  for (const [place, samples] of places) {
    const shape = shapeOfAll(samples, place)
    if (shape !== undefined) known.set(place, shape)
  }
  const alike = (shape: Json, path: string): Json => {
    const volatile = known.get(path)
    if (volatile !== undefined) return shape === '$absent' ? shape : volatile
    const under = (name: string) => (path === '' ? name : `${path}/${name}`)
    if (Array.isArray(shape)) return shape.map(item => alike(item, under('*')))
    if (!isObject(shape)) return shape
    if (shape.$list !== undefined && shape.item !== undefined)
      return { ...shape, item: alike(shape.item, under('*')) }
    const isChoice = '$if' in shape
    const parts = Object.entries(shape).map(([name, part]) => [
      name,
      name.startsWith('$') ? part : alike(part, isChoice ? path : under(name)),
    ])
    return Object.fromEntries(parts)
  }
  return {
    shapeOf: (samples, path) =>
      samples.every(({ json }) => ['string', 'number'].includes(typeof json))
        ? (known.get(inAnyItem(path).join('/')) ?? known.get(inAnyItem(path, lists).join('/')))
        : undefined,
    alike: shape => alike(shape, ''),
  }
}

/** The lists of mistakes that an error has, as steps of a place name them. */
const lists = ['fields', 'issues']

/** The steps to a place with `*` for any item of a list. */
function inAnyItem(steps: readonly string[], items: readonly string[] = []): string[] {
  return steps.map(step => (/^\d+$/.test(step) || items.includes(step) ? '*' : step))
}

function shapeOfAll(samples: readonly Sample[], place: string): Json | undefined {
  if (samples.length < 5 || place === '') return undefined
  const now = nowShape(samples)
  if (now !== undefined) return now
  // Nearly all identifiers have digits, which no word for a mistake has.
  const different = new Set(samples.map(({ json }) => json)).size
  const digits = samples.filter(({ json }) => /\d/.test(String(json))).length
  const isId = Math.min(different, digits) > samples.length * 0.8
  if (!isId || leafShape(samples, errorScope, place.split('/')) !== undefined) return undefined
  return volatileShape(samples)
}
