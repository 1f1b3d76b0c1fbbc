import type { Shape, Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { defaultShapes } from '../../../src/generated/default-shapes.ts'

type Members = Record<string, Shape>

const usual: { link: Members; pixel: Members } = defaultShapes

/** The default link without some members, and with others in their place. */
export function linkWith(
  without: readonly (keyof typeof defaultShapes.link)[],
  members: Members = {},
): Shape {
  return { ...left(usual.link, without), ...members }
}

/** The default pixel without some members, and with others in their place. */
export function pixelWith(
  without: readonly (keyof typeof defaultShapes.pixel)[],
  members: Members = {},
): Shape {
  return { ...left(usual.pixel, without), ...members }
}

function left(shape: Members, without: readonly string[]): Members {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !without.includes(name)))
}

/** The values of a link that can be unset, each at its usual place with another spelling of that. */
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

/** The lists of a link, each at its usual place with another spelling of one with nothing in it. */
export function emptyAs(empty: Shape): Members {
  return Object.fromEntries(lists.map(name => [name, { $list: name, empty }]))
}

/** A part under a condition. Members of a literal named `then` would make it look like a promise. */
export function conditional(condition: Shape, held: Shape, otherwise?: Shape): Shape {
  const parts = [
    ['$if', condition],
    ['then', held],
    ['else', otherwise],
  ]
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** Moments in a format, in links and pixels. */
export function momentsAs(time: string): Pick<Shapes, 'link' | 'pixel'> {
  const moments = { created_at: { $: 'created_at', time }, updated_at: { $: 'updated_at', time } }
  return { link: linkWith([], moments), pixel: pixelWith([], moments) }
}
