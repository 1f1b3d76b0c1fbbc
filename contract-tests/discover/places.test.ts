import { expect, it } from 'vitest'
import { type FieldPlace, idsOf, isUnreadable, showsValue } from './places.ts'

const type: FieldPlace = {
  kind: 'enum',
  at: '/type',
  spellings: new Map([
    ['adroll', 'adroll'],
    ['bing', 'Bing'],
  ]),
  partly: false,
  proven: true,
}

it.each([
  ['x', 'twitter', true],
  ['google-ads', 'GOOGLE_ADS', true],
  ['x', 'quora', false],
  ['x', 'Bing', false],
  ['x', '', false],
  ['bing', 'microsoft', false],
])('the pixel type %s may be shown as %j: %s', (sent, shown, expected) => {
  expect(showsValue(type, { type: shown }, sent)).toBe(expected)
})

const password: FieldPlace = {
  kind: 'flag',
  at: '/password',
  spellings: new Map(),
  partly: false,
  proven: true,
}

it.each([
  [true, true],
  ['1', true],
  ['secret-word', true],
  [false, false],
  ['0', false],
  ['', false],
  ['another-word', false],
])('a password may be shown as %j: %s', (shown, expected) => {
  expect(showsValue(password, { password: shown }, 'secret-word')).toBe(expected)
})

const space: FieldPlace = {
  kind: 'reference',
  at: '/space',
  spellings: new Map(),
  partly: false,
  proven: true,
}

it.each([
  [7, true],
  [{ id: 7, name: 'Shop' }, true],
  [{ name: '7', _id: '7', __v: 0 }, true],
  [{ name: '7', _id: '8', __v: 7 }, false],
  [{ name: '7' }, false],
])('a space whose id a create has shown may be shown as %j: %s', (shown, expected) => {
  expect(showsValue(space, { space: shown }, '7')).toBe(expected)
})

it.each([
  ['5400012000000410514', '5400012000000410514', true],
  ['5400012000000410514', '5400012000000410175', false],
  ['0340', '340', true],
  ['340.0', '340', true],
  ['340', '0340', false],
])('a space may be shown as %j if its id is %j: %s', (shown, id, expected) => {
  expect(showsValue(space, { space: shown }, id)).toBe(expected)
})

const pixels: FieldPlace = { ...space, kind: 'ids', at: '/pixels' }

it.each([
  [['a1', 'b2'], true],
  [[{ _id: 'b2' }, { _id: 'a1' }], true],
  [[{ _id: 'b2' }], false],
])('pixels whose ids a create has shown may be shown as %j: %s', (shown, expected) => {
  expect(showsValue(pixels, { pixels: shown }, ['a1', 'b2'])).toBe(expected)
})

it.each([
  ['an array', ['339', '340'], ['339', '340']],
  ['an array with gaps, as PHP writes it', { 1: '340', 3: { id: 341 } }, ['340', '341']],
  ['an object of its own', { id: '340' }, ['340']],
  ['an empty object', {}, undefined],
])('the ids in %s', (_, shown, ids) => {
  expect(idsOf(shown, {})).toEqual(ids)
})

it.each([
  ['2', '1', false],
  ['Public', '0', true],
  ['facebook', 'bing', false],
])('an unproven place that shows %j cannot be read as %s: %s', (raw, sent, isOpen) => {
  expect(isUnreadable({ ...type, proven: false, spellings: new Map() }, { type: raw }, sent)).toBe(isOpen)
})
