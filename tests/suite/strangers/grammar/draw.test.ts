import { expect, it } from 'vitest'
import { describeDraw } from './describe.ts'
import { drawOf, taken } from './draw.ts'
import { choiceNames, choices } from './index.ts'

it('draws the same for the same seed', () => {
  expect(drawOf(7)).toEqual(drawOf(7))
  expect(drawOf(7)).not.toEqual(drawOf(8))
})

it('draws every option of every choice', () => {
  const draws = Array.from({ length: 600 }, (_, seed) => drawOf(seed))
  for (const name of choiceNames) {
    const seen = new Set<unknown>(draws.map(draw => draw[name]))
    expect(
      choices[name].options.filter(option => !seen.has(option)),
      name,
    ).toEqual([])
  }
})

it('does not change other choices if some are reset', () => {
  const without = drawOf(3, ['names.style', 'link.pixels'])
  expect(without['names.style']).toBe('snake')
  const rest = taken(drawOf(3)).filter(name => name !== 'names.style' && name !== 'link.pixels')
  expect(taken(without)).toEqual(rest)
})

it('describes each choice with another option than the plain one', () => {
  const draw = drawOf(3)
  expect(describeDraw(draw)).toHaveLength(taken(draw).length)
  expect(describeDraw(draw)).toContain('names.style: pascal (style of member names; otherwise snake)')
})
