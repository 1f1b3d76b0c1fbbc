import { expect, it } from 'vitest'
import { sampled } from '../../../support/sample.ts'
import { checkStranger } from '../check/index.ts'
import { conventionNames, conventionOf } from './index.ts'

it.each(
  sampled(conventionNames, 4),
)('a service of the convention %s conforms to the interface document', async name => {
  expect(await checkStranger(conventionOf(name), name)).toEqual([])
})

it('lists all conventions', () => {
  expect(() => conventionOf('laravell')).toThrow('Failed to find the convention laravell: laravel, ')
})
