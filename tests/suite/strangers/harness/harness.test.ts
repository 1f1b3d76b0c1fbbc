import { expect, it } from 'vitest'
import { drawOf, taken } from '../grammar/draw.ts'
import { shrink } from './shrink.ts'
import { choicesIn, namesIn, strangerOf } from './stranger.ts'

it('shrinks a failure to the choices that cause it', async () => {
  const draw = drawOf(3)
  const pair = taken(draw).slice(4, 6)
  const smallest = await shrink(draw, async one => pair.every(name => one[name] === draw[name]))
  expect(taken(smallest)).toEqual(pair)
})

it('shrinks a failure of the plain service to no choices', async () => {
  expect(taken(await shrink(drawOf(3), async () => true))).toEqual([])
})

it('reads lists of strangers and of choices', () => {
  expect(namesIn('1-3,laravel,9')).toEqual(['1', '2', '3', 'laravel', '9'])
  expect(() => namesIn('laravell')).toThrow('Failed to find the stranger laravell')
  expect(choicesIn('names.style,link.pixels')).toEqual(['names.style', 'link.pixels'])
  expect(() => choicesIn('names.stile')).toThrow('Failed to find the choice names.stile')
})

it('draws a stranger again by its name, with some choices reset', () => {
  expect(strangerOf('17').draw).toEqual(drawOf(17))
  expect(strangerOf('hal').draw['list.envelope']).toBe('embedded')
  expect(strangerOf('hal', ['list.envelope']).draw['list.envelope']).toBe('data')
})
