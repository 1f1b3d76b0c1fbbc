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
