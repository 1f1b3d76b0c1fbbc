import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { byEnumShape } from './by-enum.ts'
import { byListShape } from './by-list.ts'
import { choice } from './choice.ts'
import { concatShape } from './concat.ts'
import { conditionFor } from './condition.ts'
import { bySetShape, eitherShape } from './either.ts'
import { leafShape, spelled } from './leaf.ts'
import { type ListCandidate, listShape } from './list.ts'
import { distance } from './names.ts'
import { opaqueShape } from './opaque.ts'
import { partlyOpaqueShape } from './partly-opaque.ts'
import { objectShape, tupleShape } from './parts.ts'
import type { Place } from './place.ts'
import { relatedShape } from './related.ts'
import { distinct, exceptions, type Sample } from './sample.ts'
import { secretShape } from './secret.ts'
import { split } from './split.ts'
import { nowShape } from './volatile.ts'
import { wordsShape } from './words.ts'

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
  const secret = secretShape(samples, place)
  if (secret !== undefined) return secret
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
  // A list that writes half of the responses is better than a constant.
  const half = place.most === undefined ? undefined : listShape(samples, { ...place, most: 0.5 }, fitShape)
  if (half !== undefined) {
    unexplained.push({ path, seen: samples[0]?.json ?? null, where: 'an item is not as in most responses' })
    return listed(half, place)
  }
  const opaque = isThing(place.scope)
    ? (partlyOpaqueShape(samples, scope, path) ?? opaqueShape(samples))
    : undefined
  if (opaque !== undefined) return opaque
  const shown = samples.filter(({ json }) => json !== undefined)
  const isShownIf = conditionBetween(shown, samples, place)
  const seen = mostFrequent(isShownIf === undefined ? samples : shown)
  unexplained.push({ path, seen: seen ?? shown[0]?.json ?? null })
  if (seen === undefined) return '$absent'
  return isShownIf === undefined ? { $seen: seen } : choice(isShownIf, { $seen: seen })
}

/** Returns what distinguishes some samples from the rest. Undefined if nothing does, or if there are few of either. */
function conditionBetween(
  some: readonly Sample[],
  all: readonly Sample[],
  { scope, path }: Place,
): Json | undefined {
  const rest = all.filter(sample => !some.includes(sample))
  if (some.length < 2 || rest.length < 2) return undefined
  const valuesOf = (samples: readonly Sample[]) => samples.map(({ values }) => values)
  return conditionFor(valuesOf(some), valuesOf(rest), scope, path)
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
  const tuple = wholly(place, inner => tupleShape(samples, inner, fitShape))
  if (tuple !== undefined) return tuple
  const words = wordsShape(samples, scope, path)
  if (words !== undefined) return words
  const joined = bySetShape(samples, scope, path) ?? concatShape(samples, scope, path)
  if (joined !== undefined) return joined
  const shownNow = nowShape(samples)
  if (shownNow !== undefined) return shownNow
  if (samples.every(({ json }) => isObject(json))) return objectShape(samples, place, fitShape)
  const related = relatedShape(samples, place, fitShape)
  if (related !== undefined) return related
  return (
    tupleShape(samples, place, fitShape) ??
    split(samples, values, place, understood) ??
    byEnumShape(samples, place, understood) ??
    eitherShape(samples, scope, path)
  )
}

/** Returns the shape only if it leaves no place unexplained. */
function wholly(place: Place, shapeIn: (inner: Place) => Json | undefined): Json | undefined {
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
  // The caller has already found out that this number counts all records.
  const isCounted = (name: string) => name === 'unfiltered_total' && typeof json === 'number' && json > 0
  const isOwn = (name: string) =>
    isMade || isSent(name) || isTime(name) || isCounted(name) || distance(path, name) <= 0.5
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
  if (isObject(json) && Object.keys(json).length > 0) return objectShape(samples, place, fitShape)
  if (Array.isArray(json) && json.length > 0) return tupleShape(samples, place, fitShape)
  return spelled(json)
}

function listed({ shape, unexplained }: ListCandidate, place: Place): Json {
  place.unexplained.push(...unexplained)
  return shape
}
