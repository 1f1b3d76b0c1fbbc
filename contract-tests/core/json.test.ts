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
  ['many short lists', JSON.stringify(Array.from({ length: 1000 }, () => [])), 'itself'],
] as const)('parses %s', ([, text, expected]) => {
  expect(parseJson(text)).toEqual(expected === 'itself' ? JSON.parse(text) : expected)
})
