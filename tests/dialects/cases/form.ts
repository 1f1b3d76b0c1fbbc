import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Shape, Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { defaultShapes } from '../../../src/generated/default-shapes.ts'

type Members = Record<string, Shape>

const usual: { link: Members; pixel: Members } = defaultShapes

/** The default link without some members, and with other members instead. */
export function linkWith(
  without: readonly (keyof typeof defaultShapes.link)[],
  members: Members = {},
): Shape {
  return { ...left(usual.link, without), ...members }
}

/** The default pixel without some members, and with other members instead. */
export function pixelWith(
  without: readonly (keyof typeof defaultShapes.pixel)[],
  members: Members = {},
): Shape {
  return { ...left(usual.pixel, without), ...members }
}

function left(shape: Members, without: readonly string[]): Members {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !without.includes(name)))
}

/** The members of a link that can be unset, with another JSON value for unset. */
export function unsetAs(unset: Shape): Members {
  const names = [
    'space_id',
    'expiration_url',
    'expiration_date',
    'expiration_time',
    'expiration_clicks',
    'target_type',
    'title',
  ]
  return Object.fromEntries(names.map(name => [name, { $: name, unset }]))
}

const lists = ['pixel_ids', 'country', 'platform', 'language', 'rotation']

/** The lists of a link, with another JSON value for an empty list. */
export function emptyAs(empty: Shape): Members {
  return Object.fromEntries(lists.map(name => [name, { $list: name, empty }]))
}

/** Builds a condition. A `then` in an object literal would look like a promise. */
export function conditional(condition: Json, held: Json, otherwise?: Json): Json {
  const parts: [string, Json][] = [
    ['$if', condition],
    ['then', held],
  ]
  return Object.fromEntries(otherwise === undefined ? parts : [...parts, ['else', otherwise]])
}

/** Moments in a format, in links and pixels. */
export function momentsAs(time: string): Pick<Shapes, 'link' | 'pixel'> {
  const moments = { created_at: { $: 'created_at', time }, updated_at: { $: 'updated_at', time } }
  return { link: linkWith([], moments), pixel: pixelWith([], moments) }
}
