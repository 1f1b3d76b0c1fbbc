import { isObject, isSame, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { byListShape } from './by-list.ts'
import { choice } from './choice.ts'
import { concatShape } from './concat.ts'
import { conditionFor } from './condition.ts'
import { eitherShape } from './either.ts'
import { leafShape, spelled } from './leaf.ts'
import { type ListCandidate, listShape } from './list.ts'
import { distance } from './names.ts'
import { opaqueShape } from './opaque.ts'
import type { Place } from './place.ts'
import { relatedShape } from './related.ts'
import { distinct, exceptions, explains, isEmptyJson, type Sample } from './sample.ts'
import { nowShape } from './volatile.ts'
import { wordsShape } from './words.ts'

/** The maximum depth of splits by a condition. With more, conditions would explain anything. */
const mostSplits = 3

/**
 * Returns the simplest shape that writes all samples, or all but a few exceptions. Exceptions and unexplained
 * parts, which become `$seen`, are noted in `place.unexplained`.
 */
export function fitShape(samples: readonly Sample[], place: Place): Json {
  const found = understood(samples, place)
  if (found !== undefined) return found
  const { scope, path, otherwise, unexplained } = place
  const usual = otherwise?.(samples, path, scope)
  if (usual !== undefined) return usual
  if (samples.length >= 12 && !place.isExcept) {
    for (const { where, rest } of exceptions(samples)) {
      const inner: Place = { ...place, unexplained: [], isExcept: true }
      const most = understood(rest, inner)
      if (most === undefined || inner.unexplained.length > 0) continue
      const odd = samples.find(sample => !rest.includes(sample))
      unexplained.push({ path, seen: odd?.json ?? null, where })
      return most
    }
  }
  const opaque = isThing(place.scope) ? opaqueShape(samples) : undefined
  if (opaque !== undefined) return opaque
  const seen = mostFrequent(samples)
  unexplained.push({ path, seen: seen ?? samples.find(({ json }) => json !== undefined)?.json ?? null })
  return seen === undefined ? '$absent' : { $seen: seen }
}

/** Whether the scope is that of a record or of an item of its lists. */
function isThing({ values }: Scope): boolean {
  return 'created_at' in values || 'position' in values
}

/** Returns the most frequent value of the samples. Undefined if the place is absent most often. */
function mostFrequent(samples: readonly Sample[]): Json | undefined {
  const often = (value: Json | undefined) => samples.filter(({ json }) => isSame(json, value)).length
  // Array.sort would always put undefined last.
  return distinct(samples).reduce((best, value) => (often(value) > often(best) ? value : best))
}

/** Returns a shape that writes all samples. Undefined if there is none. */
function understood(samples: readonly Sample[], place: Place): Json | undefined {
  const { scope, path } = place
  const values = distinct(samples)
  const [only] = values
  const now = 'created_at' in scope.values ? undefined : nowShape(samples)
  if (now !== undefined) return now
  if (values.length <= 1) return sameOf(samples, only, place)
  const first = place.first?.(samples, scope, path)
  if (first !== undefined) return first
  const leaf = leafShape(samples, scope, path)
  const list = listShape(samples, place, fitShape)
  // A map with an entry for each seen key may wrongly explain why only the rows of one list show their key.
  const isRespelled = leaf !== undefined && isObject(leaf.shape) && 'map' in leaf.shape
  const byList = isRespelled ? byListShape(samples, place, understood) : undefined
  if (byList !== undefined) return byList
  if (leaf !== undefined && (list === undefined || leaf.cost <= list.cost)) return leaf.shape
  if (list !== undefined) return listed(list, place)
  const isTuple = samples.every(
    ({ json }) => Array.isArray(json) && json.length === (samples[0]!.json as Json[]).length,
  )
  const tuple = isTuple ? wholly(place, inner => tupleShape(samples, inner)) : undefined
  if (tuple !== undefined) return tuple
  const words = wordsShape(samples, scope, path)
  if (words !== undefined) return words
  const joined = concatShape(samples, scope, path)
  if (joined !== undefined) return joined
  const shownNow = nowShape(samples)
  if (shownNow !== undefined) return shownNow
  if (samples.every(({ json }) => isObject(json))) return objectShape(samples, place)
  const related = relatedShape(samples, place, fitShape)
  if (related !== undefined) return related
  if (isTuple) return tupleShape(samples, place)
  return split(samples, values, place) ?? eitherShape(samples, scope, path)
}

/** Returns the shape only if it leaves no place unexplained. */
function wholly(place: Place, shapeIn: (inner: Place) => Json): Json | undefined {
  const inner: Place = { ...place, unexplained: [] }
  const shape = shapeIn(inner)
  return inner.unexplained.length === 0 ? shape : undefined
}

/**
 * Returns the shape of a place that is the same in all samples: a value if the name suggests it, else a
 * constant.
 */
function sameOf(samples: readonly Sample[], json: Json | undefined, place: Place): Json | undefined {
  const { scope, path } = place
  // Not a constant: an address (it differs on another server), a placeholder for records, a masked text.
  const isMade =
    typeof json === 'string' && /^(https?:\/\/|\/|\0)|[^*•…]([*•]{2,}|…)$|^([*•]{2,}|…)[^*•…]/.test(json)
  // A text that the request sent is not a constant of the service.
  const isSent = (name: string) => name === 'received' && typeof json === 'string' && json.length > 3
  // Records that were created within one second show the same time, whatever the member is called.
  const isTime = (name: string) =>
    scope.values[name]?.type === 'moment' && ['string', 'number'].includes(typeof json)
  const isOwn = (name: string) => isMade || isSent(name) || isTime(name) || distance(path, name) <= 0.5
  const own = {
    ...scope,
    values: Object.fromEntries(Object.entries(scope.values).filter(([name]) => isOwn(name))),
  }
  const leaf = leafShape(samples, own, path)
  // A map with one entry would explain any constant.
  if (leaf !== undefined && !(isObject(leaf.shape) && 'map' in leaf.shape)) return leaf.shape
  // A match of several list items is no coincidence, whatever the member is called.
  const isLong = typeof json === 'object' && json !== null && Object.keys(json).length > 1
  const list =
    listShape(samples, { ...place, scope: own }, fitShape) ??
    (isLong ? listShape(samples, place, fitShape) : undefined)
  if (list !== undefined) return listed(list, place)
  if (isObject(json) && Object.keys(json).length > 0) return objectShape(samples, place)
  if (Array.isArray(json) && json.length > 0) return tupleShape(samples, place)
  return spelled(json)
}

function listed({ shape, unexplained }: ListCandidate, place: Place): Json {
  place.unexplained.push(...unexplained)
  return shape
}

function objectShape(samples: readonly Sample[], place: Place): Json {
  const longest = [...samples].sort((a, b) => sizeOf(b) - sizeOf(a))
  const names = [...new Set(longest.flatMap(({ json }) => Object.keys(json as JsonObject)))]
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

function sizeOf({ json }: Sample): number {
  return Object.keys(json as JsonObject).length
}

function memberOf(json: Json | undefined, name: string): Json | undefined {
  return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined
}

function tupleShape(samples: readonly Sample[], place: Place): Json {
  const [first] = samples
  return (first!.json as Json[]).map((_, index) =>
    fitShape(
      samples.map(sample => ({ ...sample, json: (sample.json as Json[])[index] })),
      { ...place, path: [...place.path, String(index)] },
    ),
  )
}

/**
 * Whether a value can be a constant that several records share. An object, a placeholder, an address with a
 * query and a value that only one record shows cannot.
 */
function isConstant(json: Json | undefined, samples: readonly Sample[]): boolean {
  if (typeof json === 'object') return false
  if (typeof json === 'string' && (json.startsWith('\0') || /^(https?:\/\/|\/)\S*\?/.test(json))) return false
  const ids = samples.filter(sample => isSame(sample.json, json)).map(({ values }) => values.id)
  return ids.includes(undefined) || new Set(ids).size > 1
}

/**
 * Returns a choice between one frequent or empty value and a shape for all other samples. Undefined if no
 * condition separates the two groups, or if the other samples cannot be explained.
 */
function split(
  samples: readonly Sample[],
  values: readonly (Json | undefined)[],
  place: Place,
): Json | undefined {
  const { scope, path, splits = 0 } = place
  if (splits >= mostSplits) return undefined
  const often = (json: Json | undefined) => samples.filter(sample => isSame(sample.json, json)).length
  const kinds = [
    ...values.filter(isEmptyJson),
    ...values
      .filter(json => !isEmptyJson(json) && isConstant(json, samples))
      .sort((a, b) => often(b) - often(a)),
  ]
  for (const kind of kinds.slice(0, 6)) {
    const same = samples.filter(({ json }) => isSame(json, kind))
    const rest = samples.filter(sample => !same.includes(sample))
    // Anything explains a single sample.
    if (rest.length < 2) continue
    const inner: Place = { ...place, splits: splits + 1, unexplained: [] }
    const [others, own] = [rest, same].map(all => all.map(sample => sample.values))
    const condition = conditionFor(others!, own!, scope, path)
    const reversed = condition === undefined ? conditionFor(own!, others!, scope, path) : undefined
    if (condition === undefined && reversed === undefined) continue
    const held = understood(rest, inner)
    if (held === undefined) continue
    place.unexplained.push(...inner.unexplained)
    const otherwise = spelled(kind)
    const [then, other] = reversed === undefined ? [held, otherwise] : [otherwise, held]
    const shape = choice((condition ?? reversed)!, then, other)
    if (inner.unexplained.length > 0 || explains(shape, samples, scope)) return shape
  }
  return undefined
}
