import { expect, it } from 'vitest'
import { Gone, Inconclusive, Skipped } from './errors.ts'

it.each([
  ['Skipped', new Skipped('message')],
  ['Gone', new Gone('message')],
  ['Inconclusive', new Inconclusive('message')],
])('the name of an error is that of its class: %s', (name, error) => {
  expect(error.name).toBe(name)
})
