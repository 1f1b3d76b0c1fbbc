import { isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import { choice, choiceBy } from './choice.ts'
import type { Place } from './place.ts'
import { explains, type Sample } from './sample.ts'

/**
 * Returns a shape that writes the rows of each targeting list with a shape of their own. Undefined if the
 * rows of one list alone cannot be explained.
 */
export function byListShape(
  samples: readonly Sample[],
  place: Place,
  understood: (samples: readonly Sample[], place: Place) => Json | undefined,
): Json | undefined {
  if (!('list' in place.scope.values)) return undefined
  const lists = new Map<string, Sample[]>()
  for (const sample of samples) {
    const list = String(sample.values.list)
    lists.set(list, [...(lists.get(list) ?? []), sample])
  }
  if (lists.size < 2) return undefined
  const inner: Place = { ...place, unexplained: [], splits: Number.POSITIVE_INFINITY }
  const ways: { shape: Json; lists: string[] }[] = []
  for (const [list, some] of lists) {
    const shape = understood(some, inner)
    if (shape === undefined || inner.unexplained.length > 0) return undefined
    const same = ways.find(way => isSame(way.shape, shape))
    if (same === undefined) ways.push({ shape, lists: [list] })
    else same.lists.push(list)
  }
  const [usual, ...others] = ways.sort((a, b) => b.lists.length - a.lists.length)
  if (usual === undefined) return undefined
  const shape = others.reduce(
    (rest, way) => choice({ list: choiceBy(way.lists) }, way.shape, rest),
    usual.shape,
  )
  return explains(shape, samples, place.scope) ? shape : undefined
}
