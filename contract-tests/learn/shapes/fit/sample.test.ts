import { expect, it } from 'vitest'
import { explains } from './sample.ts'
import { link, scope } from './test-links.ts'

const samples = [0, 1, 2].map(n => ({ values: link(n), json: { order: 'any', to: link(n).url ?? null } }))

it.each([
  ['a member named order is compared like others', { order: 'any', to: '$alias' }, false],
  ['the whole record', { order: 'any', to: '$url' }, true],
])('whether a shape explains samples: %s', (_, shape, does) => {
  expect(explains(shape, samples as Parameters<typeof explains>[1], scope)).toBe(does)
})
