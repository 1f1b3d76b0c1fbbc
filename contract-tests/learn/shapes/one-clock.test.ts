import { expect, it } from 'vitest'
import { withOneClock } from './one-clock.ts'

const pixel = { made: { $: 'created_at', time: 'Y-m-dTH:i:sxZ' } }

it.each([
  ['a fraction with a fixed number of digits', 'rfc3339-microseconds', 'Y-m-dTH:i:sxZ'],
  ['another pattern', 'Y-m-d H:i:s', 'Y-m-d H:i:s'],
  ['no time at all', undefined, undefined],
])('if one time leaves out zeros, all do: %s', (_, time, expected) => {
  const link = (time?: string) => ({ changed: { $: 'updated_at', ...(time && { time }) }, url: '$url' })
  expect(withOneClock({ pixel, link: link(time) })).toEqual({ pixel, link: link(expected) })
})

it('times with a fixed number of digits are not changed', () => {
  const shapes = { link: { made: { $: 'created_at', time: 'rfc3339-microseconds' } } }
  expect(withOneClock(shapes)).toEqual(shapes)
})
