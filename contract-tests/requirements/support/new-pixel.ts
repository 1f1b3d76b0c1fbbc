import type { Context } from '../../discover/context.ts'
import { pixelTypes } from '../../discover/input.ts'
import { type Attempt, create } from '../../discover/make.ts'
import { once } from './kit.ts'
import { code, text, type Wording } from './telling.ts'

/** A pixel of the first type. */
export function plainPixel(context: Context): Promise<Attempt> {
  return once(context, 'plain pixel', () =>
    create(context, 'pixels', marker => ({
      name: `${marker}-plain`,
      type: 'bing',
      value: `plain-${marker}`,
    })),
  )
}

/** A pixel one of whose texts loses nothing unseen. */
export async function pixelWith(
  context: Context,
  name: 'name' | 'value',
  wording: Wording,
): Promise<Attempt> {
  if (wording === 'plain') return plainPixel(context)
  return create(context, 'pixels', marker => ({
    name: `${marker}-telling`,
    type: 'bing',
    value: `telling-${marker}`,
    [name]: name === 'name' ? text(`${marker}-telling`, wording) : code(`telling-${marker}`, wording),
  }))
}

/** Words whose order is neither that of the types nor of creation. */
const words = ['kiosk', 'cedar', 'hazel', 'amber', 'jolly', 'ebony', 'birch', 'ivory', 'daisy', 'grape']

/** A pixel of each type; their names, `<run>-<word>-<marker>`, stand in another order than they were made in. */
export function typedPixel(context: Context, type: (typeof pixelTypes)[number]): Promise<Attempt> {
  const word = words[pixelTypes.indexOf(type)]!
  return once(context, `pixel of type ${type}`, () =>
    create(context, 'pixels', marker => ({
      name: `${context.discovered.prefixes.pixels}${word}-${marker}`,
      type,
      value: `${word}-${marker}`,
    })),
  )
}
