import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import { enumOf, type Scope } from '../../../../src/dialect/shapes/scope.ts'
import { choice } from './choice.ts'
import type { Place } from './place.ts'
import { distinct, explains, isEmptyJson, type Sample } from './sample.ts'

/**
 * Returns a shape that writes a list or an object in a different way for each word of an enum: the rows of the
 * list that `target_type` selects, for example. Undefined if the samples of one word alone cannot be
 * explained.
 */
export function byEnumShape(
  samples: readonly Sample[],
  place: Place,
  understood: (samples: readonly Sample[], place: Place) => Json | undefined,
): Json | undefined {
  const { scope, splits = 0 } = place
  // Inside a group, no further enum is tried: several enums together would explain anything.
  if (
    place.isOfKind ||
    splits >= 3 ||
    !samples.some(({ json }) => typeof json === 'object' && !isEmptyJson(json))
  )
    return undefined
  const found = enumsIn(scope).flatMap(name => {
    const inner: Place = { ...place, unexplained: [], splits: Number.POSITIVE_INFINITY }
    const ways = waysOf(groupsBy(name, samples), inner, understood)
    const shape = ways && joined(name, ways)
    const isRight = shape !== undefined && explains(shape, samples, scope)
    return isRight ? [{ shape, unexplained: inner.unexplained }] : []
  })
  const [best] = found.sort((a, b) => a.unexplained.length - b.unexplained.length)
  place.unexplained.push(...(best?.unexplained ?? []))
  return best?.shape
}

/** The words of an enum that share a way of writing. `undefined` means that the value is unset. */
interface Way {
  shape: Json
  words: (string | number | undefined)[]
}

/** Returns the names of the values with at least three known words. */
function enumsIn({ values }: Scope): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    (enumOf(value)?.length ?? 0) > 2 && value.type !== 'list' ? [name] : [],
  )
}

function groupsBy(name: string, samples: readonly Sample[]): Map<Way['words'][number], Sample[]> {
  const groups = new Map<Way['words'][number], Sample[]>()
  for (const sample of samples) {
    const value = sample.values[name]
    const word = typeof value === 'string' || typeof value === 'number' ? value : undefined
    groups.set(word, [...(groups.get(word) ?? []), sample])
  }
  return groups
}

/**
 * Returns the way of writing for each word. Undefined if one of them has no explanation. Only in the items of a list
 * may a member be unexplained: a weight beside the value, for example.
 */
function waysOf(
  groups: ReadonlyMap<Way['words'][number], readonly Sample[]>,
  inner: Place,
  understood: (samples: readonly Sample[], place: Place) => Json | undefined,
): Way[] | undefined {
  const ways: Way[] = []
  for (const [word, some] of groups) {
    // Anything explains a single value, unless it is empty.
    const kinds = distinct(some)
    if (kinds.length === 1 && !isEmptyJson(kinds[0])) return undefined
    const before = inner.unexplained.length
    const shape = understood(some, inner)
    const isList = isObject(shape) && ('$list' in shape || '$map' in shape)
    if (shape === undefined || (inner.unexplained.length > before && !isList)) return undefined
    const same = ways.find(way => isSame(way.shape, shape))
    if (same === undefined) ways.push({ shape, words: [word] })
    else same.words.push(word)
  }
  return ways.length > 1 ? ways : undefined
}

/** Joins the ways. The one for an unset value, or for most words, also writes words that were not seen. */
function joined(name: string, ways: readonly Way[]): Json | undefined {
  const [usual, ...others] = [...ways].sort(
    (a, b) =>
      Number(b.words.includes(undefined)) - Number(a.words.includes(undefined)) ||
      b.words.length - a.words.length,
  )
  return others.reduce<Json | undefined>((rest, { shape, words }) => {
    const known = words.filter(word => word !== undefined)
    const [only, ...more] = known
    if (rest === undefined || only === undefined) return undefined
    return choice({ [name]: more.length === 0 ? only : known }, shape, rest)
  }, usual?.shape)
}
