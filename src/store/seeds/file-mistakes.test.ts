import { describe, expect, test } from 'vitest'
import { SeedError } from './errors.ts'
import { parseSeed } from './file.ts'

const NOW = Date.parse('2026-11-05T12:00:00Z')

/** Returns the mistakes as `path: expected <> received`, without the head of the message. */
function mistakesOf(text: string): string[] {
  try {
    parseSeed(text, NOW, 'seed.yaml')
  } catch (error) {
    if (!(error instanceof SeedError)) throw error
    return error.issues.map(({ path, expected, received }) => `${path}: ${expected} <> ${received}`)
  }
  return []
}

/** Returns a file with one link that has these members besides its url, as flow YAML. */
const link = (members: string) => `links: [{url: https://a.example, ${members}}]`
const URL_EXPECTED = 'an absolute http or https URL of at most 2048 characters'

const cases: [what: string, text: string, mistakes: string[]][] = [
  ['an empty file', '', [': an object (domains, spaces, pixels, links, state) <> null']],
  ['a list', '[]', [': an object (domains, spaces, pixels, links, state) <> a list of 0']],
  ['a misspelt section', 'link: []', ['link: a known member (did you mean links?) <> "link"']],
  ['a section that is no list', 'links: {}', ['links: a list <> an object']],
  ['a row that is no object', 'spaces: [4]', ['spaces[0]: an object (id, name) <> 4']],
  ['a link without url', 'links: [{alias: a}]', [`links[0].url: ${URL_EXPECTED} <> nothing`]],
  ['a relative url', 'links: [{url: /a}]', [`links[0].url: ${URL_EXPECTED} <> "/a"`]],
  [
    'another scheme',
    'links: [{url: "ftp://a.example"}]',
    [`links[0].url: ${URL_EXPECTED} <> "ftp://a.example"`],
  ],
  ['a url with a space', 'links: [{url: "http://a b"}]', [`links[0].url: ${URL_EXPECTED} <> "http://a b"`]],
  ['an enum value', link('privacy: 7'), ['links[0].privacy: 0, 1 or 2 <> 7']],
  ['a boolean for 0 or 1', link('disabled: true'), ['links[0].disabled: 0 or 1 <> true']],
  ['target_type 3', link('target_type: 3'), ['links[0].target_type: 0, 1, 2 or 4 <> 3']],
  ['a negative count', link('clicks: -1'), ['links[0].clicks: a whole number from 0 to 2147483647 <> -1']],
  ['a fraction', link('id: 1.5'), ['links[0].id: a whole number from 1 to 2147483647 <> 1.5']],
  ['id 0', link('id: 0'), ['links[0].id: a whole number from 1 to 2147483647 <> 0']],
  [
    'an alias that YAML takes for a number',
    link('alias: 2026'),
    ['links[0].alias: letters, digits, _ and -, at most 255, in quotes <> 2026'],
  ],
  [
    'an alias with a slash',
    link('alias: a/b'),
    ['links[0].alias: letters, digits, _ and -, at most 255 <> "a/b"'],
  ],
  [
    'a day that is not in the calendar',
    link('expiration_date: 2026-02-30'),
    ['links[0].expiration_date: a date of the calendar, YYYY-MM-DD <> "2026-02-30"'],
  ],
  [
    'a time past midnight',
    link('expiration_date: 2026-02-01, expiration_time: "24:00"'),
    ['links[0].expiration_time: a time of the day, HH:MM <> "24:00"'],
  ],
  [
    'a time without a date',
    link('expiration_time: 09:30'),
    ['links[0].expiration_date: a date, as there is an expiration_time <> nothing'],
  ],
  [
    'privacy 2 without its password',
    link('privacy: 2, privacy_password: null'),
    ['links[0].privacy_password: a text, as privacy is 2 <> null'],
  ],
  [
    'a password that is no text',
    link('password: 4711'),
    ['links[0].password: a text that is not empty <> a number'],
  ],
  [
    'a platform of another case',
    link('platform: [{key: ios, value: https://a.example}]'),
    [
      'links[0].platform[0].key: "iOS", "Android", "Windows", "OS X", "Linux", "Ubuntu" or "Chrome OS" <> "ios"',
    ],
  ],
  [
    'a country that is none',
    link('country: [{key: UK, value: https://a.example}]'),
    ['links[0].country[0].key: an ISO 3166-1 country code such as DE <> "UK"'],
  ],
  [
    'a language with its region',
    link('language: [{key: de-AT, value: https://a.example}]'),
    ['links[0].language[0].key: an ISO 639-1 language code such as de <> "de-AT"'],
  ],
  [
    'a targeting row without value',
    link('country: [{key: de}, 5]'),
    [
      `links[0].country[0].value: ${URL_EXPECTED} <> nothing`,
      'links[0].country[0].key: an ISO 3166-1 country code such as DE <> "de"',
      'links[0].country[1]: an object (key, value) <> 5',
    ],
  ],
  [
    'a rotation row with a key',
    link('rotation: [{key: a, value: https://a.example}]'),
    ['links[0].rotation[0].key: a known member (value) <> "key"'],
  ],
  [
    'a moment without zone',
    link('created_at: 2026-01-01T10:00'),
    ['links[0].created_at: a moment such as 2026-01-31 or 2026-01-31T09:30:00Z <> "2026-01-01T10:00"'],
  ],
  [
    'a moment after the clock',
    link('created_at: 2026-11-06'),
    [
      'links[0].created_at: a moment up to 2026-11-05T12:00:00.000Z (the mock\'s clock) <> "2026-11-06T00:00:00.000Z"',
    ],
  ],
  [
    'ids against the order of making',
    'links: [{url: https://a.example, id: 2, created_at: 2026-01-01}, {url: https://a.example, id: 1, created_at: 2026-02-01}]',
    [
      'links[1].created_at: a moment up to 2026-01-01T00:00:00.000Z (when links[0] was created, whose id is greater) <> "2026-02-01T00:00:00.000Z"',
    ],
  ],
  [
    'unknown ids',
    link('domain_id: 3, space_id: 4, pixel_ids: [1]'),
    [
      'links[0].domain_id: the id of a domain (1, 2) <> 3',
      'links[0].space_id: the id of a space (1, 2, 3) <> 4',
      'links[0].pixel_ids[0]: no pixel, as there is none <> 1',
    ],
  ],
  [
    'references to a broken section',
    `domains: [{id: 3}]\n${link('domain_id: 4')}`,
    ['domains[0].name: a host name in small letters, such as go.example <> nothing'],
  ],
  [
    'a pixel twice',
    `pixels: [{name: a, type: x, value: b}]\n${link('pixel_ids: [1, 1]')}`,
    ['links[0].pixel_ids: a list of distinct items <> 1 twice'],
  ],
  [
    'an id twice',
    'spaces: [{id: 2, name: a}, {id: 2, name: b}]',
    ['spaces[1].id: an id that spaces[0] does not have <> 2'],
  ],
  [
    'an alias twice on a domain',
    'links: [{url: https://a.example, alias: a}, {url: https://b.example, alias: a, domain_id: 1}, {url: https://b.example, alias: a, domain_id: 2}]',
    ['links[1].alias: an alias that links[0] on domain 1 does not have <> "a"'],
  ],
  ['no domain', 'domains: []', ['domains: a list of at least 1 <> a list of 0']],
  [
    'a domain twice',
    'domains: [{name: a.example}, {name: a.example}]',
    ['domains[1].name: a name that domains[0] does not have <> "a.example"'],
  ],
  [
    'a domain with a scheme',
    'domains: [{name: "https://a.example"}]',
    ['domains[0].name: a host name in small letters, such as go.example <> "https://a.example"'],
  ],
  [
    'a pixel type',
    'pixels: [{name: a, type: twitter, value: b}]',
    [
      'pixels[0].type: "adroll", "bing", "facebook", "google-ads", "google-analytics", "google-tag-manager", "linkedin", "pinterest", "quora" or "x" <> "twitter"',
    ],
  ],
  [
    'the other name of a member',
    link('domain: go.example'),
    ['links[0].domain: a known member (did you mean domain_id?) <> "domain"'],
  ],
  [
    'names of the prototype',
    '{"spaces": [{"name": "a", "__proto__": {"id": 5}, "constructor": 1}]}',
    [
      'spaces[0].__proto__: a known member (id, name) <> "__proto__"',
      'spaces[0].constructor: a known member (id, name) <> "constructor"',
    ],
  ],
  [
    'the same in YAML',
    'spaces: [{name: a, __proto__: {id: 5}}]',
    ['spaces[0].__proto__: a known member (id, name) <> "__proto__"'],
  ],
  [
    'a name with a dot',
    '{"a.b": 1}',
    ['a.b: a known member (domains, spaces, pixels, links, state) <> "a.b"'],
  ],
]

describe('parseSeed refuses', () => {
  test.each(cases)('%s', (_, text, mistakes) => {
    expect(mistakesOf(text)).toEqual(mistakes)
  })

  test('a list that holds itself, without looking for its end', () => {
    expect(mistakesOf('links: &a [*a]')).toEqual([
      ': aliases and nesting that can be resolved <> an error: more than 100 levels',
    ])
  })
})
