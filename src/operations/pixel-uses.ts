import { addressesOf } from '../dialect/shapes/addresses.ts'
import type { Values } from '../dialect/shapes/scope.ts'
import type { Link, Pixel } from '../store/entities.ts'
import type { Store } from '../store/store.ts'
import type { IdCodec } from '../wire/ids.ts'
import { pixelValues, type ShownPixel } from '../wire/pixel-values.ts'
import type { ResponseWriter } from '../wire/respond.ts'

/** Returns the links that use a pixel, at most `take` of them, and their total number. */
export function usersOf({ id }: Pixel, { linkView, clock }: Store, take: number) {
  return linkView.query({
    filters: { pixel_id: id },
    sortBy: 'id',
    descending: false,
    skip: 0,
    take,
    now: clock.now(),
  })
}

/** Returns a pixel with the number of links that use it, or undefined if there is no such pixel. */
export function usedPixel(id: number, store: Store): ShownPixel | undefined {
  const pixel = store.pixels.get(id)
  return pixel && withUses(pixel, store)
}

/** Returns a pixel with the number of links that use it. */
export function withUses(pixel: Pixel, store: Store): ShownPixel {
  return { ...pixel, links_count: usersOf(pixel, store, 0).total }
}

/**
 * Returns a function for responses that show the pixels of their links beside the links: it returns the values of each
 * pixel once, in the order in which the links use them. Undefined if the writer shows none.
 */
export function pixelsBeside(
  { uses }: ResponseWriter,
  ids: IdCodec,
  store: Store,
): ((links: readonly Link[], base: string) => Values[]) | undefined {
  if (!uses('pixel_ids')) return undefined
  const isCounted = uses('pixel_ids.links_count')
  return (links, base) => {
    const addresses = addressesOf(base)
    const used = [...new Set(links.flatMap(({ pixel_ids }) => pixel_ids))]
    return used.flatMap(id => {
      const pixel = isCounted ? usedPixel(id, store) : store.pixels.get(id)
      return pixel === undefined ? [] : [{ ...pixelValues(pixel, ids), ...addresses }]
    })
  }
}
