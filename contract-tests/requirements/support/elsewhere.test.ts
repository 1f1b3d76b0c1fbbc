import { expect, it } from 'vitest'
import type { FieldPlace } from '../../discover/places.ts'
import { isElsewhere } from './elsewhere.ts'

const at = (kind: FieldPlace['kind'], pointer: string): FieldPlace => {
  return { kind, at: pointer, spellings: new Map(), partly: false, proven: true }
}
const rows = [
  { key: 'DE', value: 'https://one.example.com/' },
  { key: 'FR', value: 'https://two.example.com/' },
]
const pairs = rows.map(({ key, value }) => [key, value])
const code = 'AW-1234567'

it.each<[string, FieldPlace, Record<string, unknown>, Parameters<typeof isElsewhere>[2], boolean]>([
  [
    'rows in an object that is named after them',
    at('rows', '/rules'),
    { by: { Country: pairs } },
    rows,
    true,
  ],
  ['rows at their usual place alone', at('rows', '/rules'), { rules: pairs }, rows, false],
  ['other rows', at('rows', '/rules'), { by: { Country: pairs.slice(1) } }, rows, false],
  [
    'rows without their keys',
    at('rows', '/rules'),
    { by: { All: rows.map(({ value }) => value) } },
    rows,
    false,
  ],
  ['a code in a member named by its type', at('text', '/tracker/bing'), { tracker: { x: code } }, code, true],
  ['a code that is not shown', at('text', '/tracker/bing'), { tracker: { x: 'AW-7' } }, code, false],
  ['a short text', at('text', '/tracker/bing'), { tracker: { x: 'abc' } }, 'abc', false],
  ['a code beside a wrong one', at('text', '/code'), { code: 'AW-7', old: code }, code, false],
])('%s: %#', (_, place, record, value, isThere) => {
  expect(isElsewhere(place, record, value)).toBe(isThere)
})
