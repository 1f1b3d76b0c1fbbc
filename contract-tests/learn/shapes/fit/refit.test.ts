// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import { linkScope } from '../../../../src/dialect/shapes/scopes/index.ts'
import { refitted } from './refit.ts'
import type { Sample } from './sample.ts'

const scope = linkScope({ links: { type: 'integer' }, pixels: { type: 'integer' } })
const place = { scope, path: [], unexplained: [] }
const whole = {
  id: '$id',
  caption: '$title',
  space: { $: 'space_id', unset: '$absent' },
  changed: { $if: { updates: '$positive' }, then: '$version' },
}

const rows = (spaces: readonly (number | null)[], shows: boolean): Sample[] =>
  spaces.map((space_id, index) => ({
    values: { id: index + 1, title: `Title ${index}`, space_id, updates: 0, version: 1 },
    json: { id: index + 1, caption: 'Page', ...(shows && space_id !== null && { space: space_id }) },
  }))

it('keeps what no row shows because no row has it', () => {
  expect(refitted(whole, rows([3, null, 4], true), place)).toEqual({ ...whole, caption: 'Page' })
})

it.each<[string, Json]>([
  ['is another each time', { $any: 'number', like: 412 }],
  ['nobody understands', { $seen: 'x' }],
])('leaves out what no row shows and %s', (_, legacy) => {
  expect(refitted({ ...whole, legacy }, rows([3, null, 4], true), place)).toEqual({
    ...whole,
    caption: 'Page',
  })
})

it('leaves out what rows have and do not show', () => {
  const { space: _, ...slim } = whole
  expect(refitted(whole, rows([3, null, 4], false), place)).toEqual({ ...slim, caption: 'Page' })
})
