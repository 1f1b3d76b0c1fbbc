import { expect, it } from 'vitest'
import { carries } from './marker.ts'

const marker = 'slk-5f3a9c1b-0017'

it.each<[string, unknown, string, boolean]>([
  ['a text with it', `https://example.com/${marker}`, marker, true],
  ['a text with a longer marker that begins with it', `${marker}5`, marker, false],
  ['a text with a longer marker and then with it', `${marker}5 ${marker}`, marker, true],
  ['a text with its spelling for aliases', 'alslk5f3a9c1b0017n0', marker, true],
  ['a text with a longer marker, spelled for aliases', 'slk5f3a9c1b00175', marker, false],
  ['a text with another marker', 'slk-5f3a9c1b-0018', marker, false],
  ['a text with it in upper case', 'HTTPS://EXAMPLE.COM/SLK-5F3A9C1B-0017', marker, true],
  ['a text with a longer marker in upper case', 'SLK-5F3A9C1B-00175', marker, false],
  ['a record with it', { id: 1, url: `https://example.com/${marker}` }, marker, true],
  ['a record with it in its alias only', { id: 1, alias: 'slk5f3a9c1b0017' }, marker, true],
  ['a record with it as the name of a member', { [marker]: {} }, marker, true],
  ['a record with a longer marker', { id: 1, name: `${marker}5` }, marker, false],
  ['nothing', undefined, marker, false],
  ['null', null, marker, false],
  ['any marker of a run, given the word of the run', { name: marker }, 'slk-5f3a9c1b', true],
  ['any alias of a run, given the word of the run', { alias: 'slk5f3a9c1b0017' }, 'slk-5f3a9c1b', true],
  ['a text that a marker matches as a pattern only', 'axb', 'a.b', false],
  ['a marker that is no valid pattern', 'a(b', 'a(b', true],
])('whether a value contains a marker: %s', (_, value, word, isCarried) => {
  expect(carries(value, word)).toBe(isCarried)
})
