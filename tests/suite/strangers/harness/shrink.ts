import { taken, withPlain } from '../grammar/draw.ts'
import type { ChoiceName, Draw } from '../grammar/index.ts'

/**
 * The choices of a draw that cause a failure. Resets halves of the choices first, then smaller and smaller
 * parts, as long as the failure stays.
 */
export async function shrink(draw: Draw, fails: (draw: Draw) => Promise<boolean>): Promise<Draw> {
  let smallest = draw
  let parts = 2
  for (;;) {
    const names = taken(smallest)
    const size = Math.ceil(names.length / parts)
    if (names.length === 0) return smallest
    let reduced = false
    for (let start = 0; start < names.length; start += size) {
      const without: ChoiceName[] = names.slice(start, start + size)
      const smaller = withPlain(smallest, without)
      if (taken(smaller).length < taken(smallest).length && (await fails(smaller))) {
        smallest = smaller
        reduced = true
      }
    }
    if (!reduced && size === 1) return smallest
    parts = reduced ? Math.max(2, Math.floor(parts / 2)) : Math.min(parts * 2, Math.max(2, names.length))
  }
}
