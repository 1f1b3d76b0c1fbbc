// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { describe, expect, it } from 'vitest'
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

it('preserves a member that no row shows because no row has its value', () => {
  expect(refitted(whole, rows([3, null, 4], true), place)).toEqual({ ...whole, caption: 'Page' })
})

it.each<[string, Json]>([
  ['differs each time', { $any: 'number', like: 412 }],
  ['nothing explains', { $seen: 'x' }],
])('leaves out a member that no row shows and that %s', (_, legacy) => {
  expect(refitted({ ...whole, legacy }, rows([3, null, 4], true), place)).toEqual({
    ...whole,
    caption: 'Page',
  })
})

it('learns a member that rows show in the place of one that differs each time', () => {
  const rows = [7, 8].map(clicks => ({ values: { clicks }, json: { meta: { clicks } } }))
  const meta = { trace: { $any: 'number', like: 412 }, ignored: '$absent' }
  expect(refitted({ meta }, rows, place)).toEqual({ meta: { clicks: '$clicks', ignored: '$absent' } })
})

it('leaves out a member whose value rows have but do not show', () => {
  const { space: _, ...slim } = whole
  expect(refitted(whole, rows([3, null, 4], false), place)).toEqual({ ...slim, caption: 'Page' })
})

describe('a record in a wrapper', () => {
  const one = { values: { id: 1, title: 'Title', updates: 0 }, json: { id: 1, displayed: 'Title' } }
  const shape = { id: '$id', displayed: '$title' }

  it.each<[string, Json, Json]>([
    ['alone', { node: one.json }, { node: shape }],
    ['beside a constant', { kind: 'link', node: one.json }, { kind: 'link', node: shape }],
    ['with a member less', { node: { id: 1 } }, { node: { id: '$id' } }],
    ['but not a member that is an object', { ...one.json, tag: { id: 1 } }, { ...shape, tag: { id: '$id' } }],
  ])('has the known shape, although this record alone would be constant: %s', (_, json, expected) => {
    expect(refitted(shape, [{ ...one, json }], place)).toEqual(expected)
  })
})
