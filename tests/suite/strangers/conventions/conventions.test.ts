import { expect, it } from 'vitest'
import { checkStranger } from '../check/index.ts'
import { conventionNames, conventionOf } from './index.ts'

it.each(conventionNames)('a service of the convention %s conforms to the interface document', async name => {
  expect(await checkStranger(conventionOf(name), name)).toEqual([])
})

it('lists all conventions', () => {
  expect(() => conventionOf('laravell')).toThrow('Failed to find the convention laravell: laravel, ')
})
