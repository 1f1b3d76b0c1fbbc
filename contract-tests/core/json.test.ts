import { expect, it } from 'vitest'
import { parseJson } from './json.ts'

it.for([
  ['a record', '{"id":1,"tags":["a"]}', { id: 1, tags: ['a'] }],
  ['malformed JSON', '{"id":', undefined],
  ['nothing', '', undefined],
  ['brackets in a text', JSON.stringify({ text: `${'['.repeat(500)}\\"${'{'.repeat(500)}` }), 'itself'],
  ['a hundred levels', '['.repeat(100) + ']'.repeat(100), 'itself'],
  ['a hundred and one levels', '['.repeat(101) + ']'.repeat(101), undefined],
  ['200,000 levels', '['.repeat(200_000) + ']'.repeat(200_000), undefined],
  ['200,000 nested objects', '{"a":'.repeat(200_000), undefined],
  ['an id of nineteen digits', '{"id": 2126602915090034688}', { id: '2126602915090034688' }],
  ['a negative one', '[-2126602915090034688]', ['-2126602915090034688']],
  ['a time in milliseconds', '{"at":1790000000000}', { at: 1_790_000_000_000 }],
  [
    'long digits in a text',
    String.raw`{"a\":1":"x:2126602915090034688,"}`,
    { 'a":1': 'x:2126602915090034688,' },
  ],
  ['a long fraction', '[0.1234567890123456]', [0.123_456_789_012_345_6]],
  ['many short lists', JSON.stringify(Array.from({ length: 1000 }, () => [])), 'itself'],
] as const)('parses %s', ([, text, expected]) => {
  expect(parseJson(text)).toEqual(expected === 'itself' ? JSON.parse(text) : expected)
})
