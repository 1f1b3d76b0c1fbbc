import { itemsOf } from '../../../../src/dialect/shapes/constructs/list-items.ts'
import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { parse } from '../../../../src/dialect/shapes/shape.ts'
import { usesOf } from '../../../../src/dialect/shapes/uses.ts'
import type { Candidate } from './candidate.ts'
import { spelled } from './leaf.ts'
import { type FitShape, ways } from './list-ways.ts'
import { distance } from './names.ts'
import type { Place } from './place.ts'
import { distinct, explains, type Sample, withoutOpen } from './sample.ts'

/** The shape of a list, and the places of its items that nothing explains. */
export type ListCandidate = Candidate & Pick<Place, 'unexplained'>

/**
 * Returns the shape of a whole list: an array, an object or one text. Undefined if no list explains the
 * samples.
 */
export function listShape(
  samples: readonly Sample[],
  place: Place,
  fitShape: FitShape,
): ListCandidate | undefined {
  const { scope, path } = place
  const found: ListCandidate[] = []
  for (const [name, { type, item }] of Object.entries(scope.values)) {
    if (type !== 'list' || item === undefined) continue
    const filled = samples.filter(({ values }) => itemsOf(values, { name }).length > 0)
    const empty = distinct(samples.filter(sample => !filled.includes(sample)))
    if (filled.length === 0 || empty.length > 1 || hasOneElement(filled, name)) continue
    const base = { samples: filled, name, item, place, fitShape }
    for (const [index, { make, usual }] of ways.entries()) {
      const inner: Place = { ...place, unexplained: [] }
      const made = make({ ...base, place: inner })
      if (made === undefined || !showsItems(made, scope)) continue
      const none = empty.length === 0 ? undefined : spelled(empty[0])
      const shape =
        none === undefined || isSame(none, usual)
          ? made
          : { ...(isObject(made) ? made : { $list: name }), empty: none }
      if (explains(shape, samples, scope, place.most))
        found.push({
          shape,
          cost: 1.5 + index / 10 + distance(path, name) * 0.9 + inner.unexplained.length / 2,
          unexplained: inner.unexplained,
        })
    }
  }
  return found.sort((a, b) => rank(a) - rank(b))[0]
}

/** Number of samples with several items that show whether an array has one for each. */
const fewestSeveral = 2

/** Whether an array has a single item whenever the list has several: it may have the list inside. */
function hasOneElement(samples: readonly Sample[], name: string): boolean {
  const several = samples.filter(({ values }) => itemsOf(values, { name }).length > 1)
  return (
    several.length >= fewestSeveral && several.every(({ json }) => Array.isArray(json) && json.length === 1)
  )
}

/** Long shapes are worse: in the wrong order, items are explained by many words. */
function rank({ shape, cost }: ListCandidate): number {
  return cost + JSON.stringify(shape).length / 200
}

/**
 * Whether a list shape shows a value of its items. A shape with only positions would fit any list of that
 * length.
 */
function showsItems(shape: Json, scope: Scope): boolean {
  // Such a list is recognised by the ids of its items.
  if (isObject(shape) && shape.order === 'any') return true
  return usesOf(parse(withoutOpen(shape), scope)).names.some(name => /\.(?!(index|position)$)/.test(name))
}
