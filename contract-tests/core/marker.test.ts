import { expect, it } from 'vitest'
import { carries } from './marker.ts'

const marker = 'slk-5f3a9c1b-0017'

it.each<[string, unknown, string, boolean]>([
  ['a text with it', `https://example.com/${marker}`, marker, true],
  ['a text with it as the beginning of a longer one', `${marker}5`, marker, false],
  ['a text with a longer one and then with it', `${marker}5 ${marker}`, marker, true],
  ['a text with its spelling for aliases', 'alslk5f3a9c1b0017n0', marker, true],
  ['a text with the beginning of a longer one, spelled for aliases', 'slk5f3a9c1b00175', marker, false],
  ['a text with another one', 'slk-5f3a9c1b-0018', marker, false],
  ['a record with it', { id: 1, url: `https://example.com/${marker}` }, marker, true],
  ['a record with it in its alias only', { id: 1, alias: 'slk5f3a9c1b0017' }, marker, true],
  ['a record with it as the name of a member', { [marker]: {} }, marker, true],
  ['a record with a longer one', { id: 1, name: `${marker}5` }, marker, false],
  ['nothing', undefined, marker, false],
  ['null', null, marker, false],
  ['any marker of a run, given its word', { name: marker }, 'slk-5f3a9c1b', true],
  ['any alias of a run, given its word', { alias: 'slk5f3a9c1b0017' }, 'slk-5f3a9c1b', true],
  ['a text that a marker matches as a pattern only', 'axb', 'a.b', false],
  ['a marker that is no valid pattern', 'a(b', 'a(b', true],
])('a marker is in %s', (_, value, word, isCarried) => {
  expect(carries(value, word)).toBe(isCarried)
})
