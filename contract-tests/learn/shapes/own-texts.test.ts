import { expect, it } from 'vitest'
import type { Side } from '../../compare/play.ts'
import { ownTexts } from './own-texts.ts'

const made: Side['made'] = new Map(
  ['1', 'ab3x', 'urn:link:7'].map(id => [id, { resource: 'links', id, marker: `slk-5f3a9c1b-000${id}` }]),
)

it.each([
  ['no link 1 here', true],
  ['/links/1 is gone', true],
  ['at most 10 pixels', false],
  ['error 2031', false],
  ['field-1 is wrong', false],
  ['link ab3x, again', true],
  ['ab3xy is wrong', false],
  ['no urn:link:7 here', true],
  ['https://slk-5f3a9c1b.example.com is taken', true],
  ['slk5f3a9c1b0004k is taken', true],
  ['no such link', false],
])('whether "%s" has a word of the run: %s', (text, expected) => {
  const isOwn = ownTexts({ run: 'slk-5f3a9c1b', made })
  expect(isOwn(text)).toBe(expected)
})

it('without records only the word of the run counts', () => {
  expect(ownTexts({ run: 'slk-5f3a9c1b', made: new Map() })('no such link')).toBe(false)
})
