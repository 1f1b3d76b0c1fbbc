import { isObject, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { stepTitle } from '../../compare/scenario/step.ts'
import { isJson } from '../../core/json.ts'
import { leavesOf } from '../../core/match.ts'
import { choice } from './fit/choice.ts'
import { leafShape } from './fit/leaf.ts'
import type { Sample } from './fit/sample.ts'
import { nowShape, volatileShape } from './fit/volatile.ts'
import { bodyOf, type ResponsePair } from './pairs.ts'

/** The places of errors that differ in each response, in all error cases. */
export interface Volatile {
  /** Returns the shape of a volatile place. Undefined if the place is not volatile. */
  shapeOf(samples: readonly Sample[], path: readonly string[]): Json | undefined
  /**
   * Returns a shape in which volatile places are replaced that looked constant because a case had few
   * responses.
   */
  alike(shape: Json): Json
}

/**
 * Finds the members that differ in each error: the time, the id of a request or of a mistake. A single error
 * cannot show that.
 */
export function volatilePlaces(errors: readonly ResponsePair[]): Volatile {
  const places = new Map<string, Sample[]>()
  for (const pair of errors) {
    const { step, values, receivedAt } = pair
    for (const { pointer, value } of leavesOf(bodyOf(pair))) {
      if (!isJson(value)) continue
      const place = inAnyItem(pointer.slice(1).split('/')).join('/')
      // The pointer distinguishes two mistakes in one response.
      const sample = { of: `${stepTitle(step)} ${pointer}`, at: receivedAt, values, json: value }
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
    if (volatile !== undefined) return whereShown(shape, volatile)
    const under = (name: string) => (path === '' ? name : `${path}/${name}`)
    if (Array.isArray(shape)) return shape.map(item => alike(item, under('*')))
    if (!isObject(shape)) return shape
    if (shape.$list !== undefined && shape.item !== undefined)
      return { ...shape, item: alike(shape.item, under('*')) }
    if ('$if' in shape) return inBranches(shape, part => alike(part, path))
    const parts = Object.entries(shape).map(([name, part]) => [
      name,
      name.startsWith('$') ? part : alike(part, under(name)),
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

/** Returns the shape of a volatile place that is absent where this shape is. */
function whereShown(shape: Json, volatile: Json): Json {
  if (shape === '$absent') return shape
  if (!isObject(shape)) return volatile
  if ('$if' in shape) return inBranches(shape, part => whereShown(part, volatile))
  const { $: name, map, unset } = shape
  if (typeof name !== 'string') return volatile
  const entries = isObject(map) ? Object.entries(map) : []
  const shown = entries.filter(([, part]) => part !== '$absent').map(([word]) => scalarOf(name, word))
  if (0 < shown.length && shown.length < entries.length)
    return choice({ [name]: shown.length === 1 ? shown[0]! : shown }, volatile)
  return unset === '$absent' ? choice(name, volatile) : volatile
}

/** Returns a value of an error from its word in a map. */
function scalarOf(name: string, word: string): Json {
  return errorScope.values[name]?.type === 'number' ? Number(word) : word
}

/** Returns a `$if` shape with other shapes in its branches. */
function inBranches(shape: JsonObject, replace: (part: Json) => Json): Json {
  const parts = Object.entries(shape).map(([name, part]) => [name, name === '$if' ? part : replace(part)])
  return Object.fromEntries(parts)
}

/** The names of the lists of mistakes, as they occur in the path of a place. */
const lists = ['fields', 'issues']

/** Replaces the steps to an item of a list by `*`. */
function inAnyItem(steps: readonly string[], items: readonly string[] = []): string[] {
  return steps.map(step => (/^\d+$/.test(step) || items.includes(step) ? '*' : step))
}

function shapeOfAll(samples: readonly Sample[], place: string): Json | undefined {
  if (samples.length < 5 || place === '') return undefined
  const now = nowShape(samples)
  if (now !== undefined) return now
  // Nearly all ids have digits. Words for mistakes have none.
  const different = new Set(samples.map(({ json }) => json)).size
  const digits = samples.filter(({ json }) => /\d/.test(String(json))).length
  const isId = Math.min(different, digits) > samples.length * 0.8
  if (!isId || leafShape(samples, errorScope, place.split('/')) !== undefined) return undefined
  return volatileShape(samples)
}
