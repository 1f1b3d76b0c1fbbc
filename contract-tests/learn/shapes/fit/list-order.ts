import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../../src/dialect/shapes/scope.ts'
import { leavesOf, textOf } from '../../../core/match.ts'

/** Whether the parts of a list may be these items, in this order. No part shows the id of another item. */
export function isInOrder(items: readonly Values[], parts: readonly Json[]): boolean {
  return placesOf(items, parts)?.every((place, index) => place === index) ?? true
}

/** Returns items in the order in which an array shows their ids. If it does not show all, their order stays. */
export function inShownOrder(items: readonly Values[], json: Json | undefined): readonly Values[] {
  const places = Array.isArray(json) ? placesOf(items, json) : undefined
  return places?.map(place => items[place]!) ?? items
}

/** Returns the place of the item whose id each part shows. Undefined unless each part shows one, and each another. */
function placesOf(items: readonly Values[], parts: readonly Json[]): number[] | undefined {
  if (parts.length !== items.length) return undefined
  const ids = items.map(({ id }) => textOf(id))
  const places = parts.flatMap(part => {
    const shown = new Set(leavesOf(part).map(({ value }) => textOf(value)))
    return ids.flatMap((id, place) => (id !== undefined && shown.has(id) ? [place] : []))
  })
  return places.length === items.length && new Set(places).size === items.length ? places : undefined
}
