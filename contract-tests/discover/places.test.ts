import { expect, it } from 'vitest'
import { type FieldPlace, showsValue } from './places.ts'

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
