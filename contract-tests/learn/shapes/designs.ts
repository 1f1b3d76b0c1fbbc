import { platformKeys } from '../../discover/input.ts'

export const to = (word: string) => `https://${word}.example.net/${word}`
export const designWords = [
  'amber',
  'birch',
  'cedar',
  'daisy',
  'ebony',
  'fjord',
  'grape',
  'hazel',
  'ivory',
  'jolly',
]

function rows(list: string, ...items: [key: string, word: string][]): [string, string][] {
  return items.flatMap(([key, word], index): [string, string][] => [
    ...(key === '' ? [] : [[`${list}[${index}][key]`, key] satisfies [string, string]]),
    [`${list}[${index}][value]`, to(word)],
  ])
}

const country = rows('country', ['SE', 'north'], ['DE', 'quill'])
const platform = rows('platform', ['OS X', 'raven'], ['iOS', 'stone'])
const language = rows('language', ['sv', 'tulip'], ['de', 'umber'], ['pt', 'viola'])
const rotation = rows('rotation', ['', 'wheat'], ['', 'yacht'])
const all = [...country, ...platform, ...language, ...rotation]
const others = [
  ...rows('country', ['JP', 'mango'], ['SE', 'hazel'], ['CA', 'olive']),
  ...rows('platform', ['iOS', 'pearl']),
  ...rows('language', ['fr', 'grape']),
  ...rows('rotation', ['', 'raven'], ['', 'stone'], ['', 'tulip']),
]

const pixelsOf = (...names: string[]) =>
  names.map((name, index): [string, string] => [`pixel_ids[${index}]`, `{id:pixel ${name}}`])
const expiring: [string, string][] = [
  ['expiration_date', '2091-11-23'],
  ['expiration_time', '13:47'],
  ['expiration_url', to('late')],
]

/** The names of two designs without an alias, so that the service chooses it. */
export const unnamedDesigns: readonly string[] = ['alias of the service', 'another alias of the service']

/** The names of designs without a domain, on services whose links need not have one. */
export const domainlessDesigns: readonly string[] = [
  'plain',
  'plain again',
  'first space',
  'password',
  'expired',
]

/** The names of two designs with targeting keys that a service may refuse. */
export const keyDesigns = { cased: 'country in small letters', text: 'unknown platform' } as const

/**
 * Fields with which links are created beside url and, except for `unnamedDesigns`, alias, by name. Designs differ
 * from one another in a few fields.
 */
export const designs: Readonly<Record<string, readonly [string, string][]>> = {
  plain: [],
  'plain again': [],
  ...Object.fromEntries(unnamedDesigns.map(name => [name, []])),
  'second domain': [['domain_id', '{domain2}']],
  'second domain, first space': [
    ['domain_id', '{domain2}'],
    ['space_id', '{space1}'],
  ],
  'first domain': [['domain_id', '{domain1}']],
  'first space': [['space_id', '{space1}']],
  'second space': [['space_id', '{space2}']],
  password: [['password', 'guard-one']],
  private: [['privacy', '1']],
  'private with password': [
    ['privacy', '1'],
    ['password', 'guard-two'],
  ],
  'privacy password': [
    ['privacy', '2'],
    ['privacy_password', 'only-me'],
  ],
  'both passwords': [
    ['privacy', '2'],
    ['privacy_password', 'only-you'],
    ['password', 'guard-three'],
  ],
  'unused privacy password': [
    ['privacy', '1'],
    ['privacy_password', 'only-they'],
  ],
  disabled: [['disabled', '1']],
  'disabled and expired': [
    ['disabled', '1'],
    ['expiration_date', '2019-03-14'],
  ],
  expired: [['expiration_date', '2020-01-22']],
  'no clicks left': [['expiration_clicks', '0']],
  'disabled, no clicks left': [
    ['disabled', '1'],
    ['expiration_clicks', '0'],
  ],
  'by date': [['expiration_date', '2090-05-16']],
  'by date and time': [
    ['expiration_date', '2092-10-17'],
    ['expiration_time', '08:31'],
  ],
  'expires elsewhere': [['expiration_url', to('gone')]],
  expiring,
  clicks: [['expiration_clicks', '77']],
  'clicks and date': [...expiring, ['expiration_clicks', '31']],
  'one pixel': pixelsOf('bing'),
  'another pixel': pixelsOf('second'),
  'like two pixels': pixelsOf('third', 'fourth'),
  'two pixels': pixelsOf('x', 'adroll'),
  'more pixels': pixelsOf('google-tag-manager', 'google-ads', 'google-analytics'),
  'three pixels': pixelsOf('facebook', 'quora', 'bing'),
  countries: [['target_type', '1'], ...country],
  'other countries': [['target_type', '1'], ...rows('country', ['NO', 'olive'], ['SE', 'grape'])],
  platforms: [['target_type', '2'], ...platform],
  'every platform': [
    ['target_type', '2'],
    ...rows(
      'platform',
      ...platformKeys.map((key, index): [string, string] => [key, designWords[index] ?? key]),
    ),
  ],
  rotation: [['target_type', '4'], ...rotation],
  'no targeting': [['target_type', '0']],
  'one rotation': [['target_type', '4'], ...rows('rotation', ['', 'olive'])],
  languages: [['target_type', '0'], ...language],
  'all lists': all,
  'all lists by country': [['target_type', '1'], ...all],
  'all lists by platform': [['target_type', '2'], ...all],
  'all lists rotated': [['target_type', '4'], ...others],
  'all lists untargeted': [['target_type', '0'], ...others],
  'list without type': rows('country', ['SE', 'north']),
  'target without list': [['target_type', '2']],
  'target without any list': [['target_type', '3']],
  everything: [
    ['domain_id', '{domain2}'],
    ['space_id', '{space2}'],
    ['password', 'guard-four'],
    ['privacy', '2'],
    ['privacy_password', 'only-us'],
    ...expiring,
    ['expiration_clicks', '12'],
    ...pixelsOf('pinterest', 'linkedin'),
    ['target_type', '4'],
    ...all,
  ],
  // A service may refuse these four.
  [keyDesigns.cased]: [['target_type', '1'], ...rows('country', ['no', 'hazel'])],
  [keyDesigns.text]: [['target_type', '2'], ...rows('platform', ['Haiku OS', 'ivory'])],
  'by time': [['expiration_time', '09:26']],
  'privacy without password': [['privacy', '2']],
}
