import type { Values } from '../../../src/dialect/shapes/scope.ts'
import type { Sample } from './fit/sample.ts'

/**
 * Returns a function that adds creation and update times, as the pixels themselves show them, to the pixels of a link
 * or of a response. The mirror decides which of two pixels created within one second is older.
 */
export function withPixelTimes(
  pixels: { samples: readonly Sample[] } | undefined,
): (values: Values) => Values {
  const known = new Map(pixels?.samples.toReversed().map(({ values }) => [String(values.id), values]))
  return values => {
    const items = values.pixel_ids
    if (!Array.isArray(items)) return values
    const timed = items.map(item => {
      const own = known.get(String(item.id))
      // The age is added as thousandths of a millisecond, the smallest decimal step that a float of this size
      // can show.
      const created = Number(own?.created_at ?? 0) + Number(item.age) / 1000
      return { ...item, created_at: created, updated_at: own?.updated_at ?? null }
    })
    return { ...values, pixel_ids: timed }
  }
}
