import { change, type Fields, get, make, type Step } from '../../compare/step.ts'
import { pixelTypes } from '../../discover/input.ts'
import { designs, to, words } from './designs.ts'

const pixel = (name: string, type: string, index: number) =>
  make('pixels', `pixel ${name}`, {
    name: `{run}-${words[index % words.length]}-{m}`,
    type,
    value: `tag-${words[(3 * index + 5) % words.length]}`,
  })

/**
 * One pixel of each type, and two of some: else a value that differs in each pixel would seem to go with the
 * type.
 */
const pixels = [
  ...pixelTypes.map((type, index) => pixel(type, type, index)),
  pixel('second', 'bing', 4),
  pixel('third', 'x', 7),
  pixel('fourth', 'quora', 2),
  pixel('of no link', 'bing', 9),
  pixel('of none either', 'google-ads', 1),
  make('pixels', 'pixel without name', { type: 'bing', value: '{m}' }),
  make('pixels', 'pixel without value', { name: '{run}-amber-{m}', type: 'x' }),
  make('pixels', 'pixel without type', { name: '{run}-birch-{m}', value: 'tag-olive' }),
]

const morePixels = [
  ...['second', 'third', 'fourth', 'of no link', 'of none either'],
  ...['without name', 'without value', 'without type'],
]

/** The domains and spaces that the user named. Fields that need more of them are left out. */
type Known = { domainIds: readonly string[]; spaceIds: readonly string[] }

/** Addresses are on several hosts: else a place that shows the host would look constant. */
const hosts = ['example.com', 'example.com', 'example.net', 'example.org']

function links({ domainIds, spaceIds }: Known): Step[] {
  const isKnown = (value: string) =>
    (!value.includes('{domain2}') || domainIds.length > 1) &&
    (!value.includes('{domain1}') || domainIds.length > 0) &&
    (!value.includes('{space1}') || spaceIds.length > 0) &&
    (!value.includes('{space2}') || spaceIds.length > 1)
  return Object.entries(designs).map(([name, fields], index) => {
    const own = fields.filter(([, value]) => isKnown(value))
    // The domain that a link gets by default is a matter of behaviour, not of shapes, so one is sent.
    const usual = domainIds.length > 0 && !own.some(([field]) => field === 'domain_id')
    return make('links', name, [
      ['url', `https://{run}.${hosts[index % hosts.length]}/${words[index % words.length]}-{m}`],
      ['alias', `{a}${'kmpqtvwz'[index % 8]}`],
      ...(usual ? [['domain_id', '{domain1}'] as const] : []),
      ...own,
    ])
  })
}

const find = { search: 'https://{run}.', search_by: 'url' }
const findPixels = { search: '{run}-', search_by: 'name' }

/** Requests for first, middle, last and empty pages, in several sizes, orders and filters. */
const lists: readonly Step[] = [
  get('/links', find),
  get('/links', { ...find, per_page: '10' }),
  get('/links', { ...find, per_page: '10', '{page}': '2' }),
  get('/links', { ...find, per_page: '10', '{page}': '3', sort: 'asc', sort_by: 'alias' }),
  get('/links', { ...find, per_page: '10', '{page}': '4', sort_by: 'id', sort: 'desc' }),
  get('/links', { ...find, per_page: '25', '{page}': '2', sort_by: 'url', sort: 'desc' }),
  get('/links', { ...find, per_page: '100', sort_by: 'clicks', sort: 'asc' }),
  get('/links', { ...find, per_page: '100', sort_by: 'alias', sort: 'desc' }),
  get('/links', { search: 'nothing-has-{run}', search_by: 'url' }),
  get('/links', { search: 'nothing-has-{run}', search_by: 'alias', sort_by: 'url', sort: 'asc' }),
  get('/links', { search: 'nothing-has-{run}', search_by: 'title', sort_by: 'title', sort: 'desc' }),
  get('/pixels', { ...findPixels, per_page: '100' }),
  get('/pixels', findPixels),
  get('/pixels', { ...findPixels, per_page: '10' }),
  get('/pixels', { ...findPixels, per_page: '10', '{page}': '2' }),
  get('/pixels', { ...findPixels, per_page: '10', sort: 'asc' }),
  get('/pixels', { ...findPixels, per_page: '10', '{page}': '2', sort: 'asc', sort_by: 'name' }),
  get('/pixels', { ...findPixels, type: 'bing' }),
  get('/pixels', { search: 'nothing-has-{run}', search_by: 'name', sort_by: 'name', sort: 'desc' }),
  get('/links', find),
  // For servers whose search must match the whole text.
  get('/links', { search: 'https://{run}.example.com/amber-{m:plain}', search_by: 'url' }),
  get('/links', { search: 'https://{run}.example.com/birch-{m:plain again}', search_by: 'url' }),
  get('/pixels', { search: '{run}-amber-{m:pixel adroll}', search_by: 'name' }),
  get('/pixels', { search: '{run}-birch-{m:pixel bing}', search_by: 'name' }),
  get('/pixels', { search: '{run}-amber-{m:pixel adroll}' }),
  get('/links', { search: 'https://{run}.example.com/amber-{m:plain}' }),
]

/** Requests for pages beyond the last one. They show which page a server calls the previous one. */
export const beyondLast: readonly Step[] = [
  get('/links', { ...find, per_page: '10', '{page}': '40' }),
  get('/pixels', { ...findPixels, per_page: '10', '{page}': '40' }),
]

/** Requests for lists that may hold records of others. Only the rows of this run's records are used. */
export const everybodys: readonly Step[] = [
  get('/links', { per_page: '10' }),
  get('/pixels', { per_page: '10' }),
]

const gone = ['plain again', 'second space'] as const
const gonePixels = ['pixel of no link', 'pixel of none either'] as const

const wrong: readonly (readonly [string, string][])[] = [
  [['disabled', '7']],
  [['privacy', '7']],
  [['disabled', 'perhaps']],
  [['privacy', 'some']],
  [['target_type', '7']],
  [['alias', 'with space']],
  [['expiration_date', 'tomorrow']],
  [['expiration_time', 'noon']],
  [['expiration_clicks', 'many']],
  [['expiration_url', 'nowhere']],
  [['privacy', '2']],
  [
    ['target_type', '1'],
    ['country[0][key]', 'Sweden'],
    ['country[0][value]', to('north')],
  ],
  [
    ['target_type', '1'],
    ['country[0][key]', 'SE'],
    ['country[0][value]', 'nowhere'],
  ],
  [
    ['disabled', '7'],
    ['privacy', '7'],
    ['expiration_url', 'nowhere'],
  ],
  [['expiration_clicks', '-1']],
  [
    ['target_type', '2'],
    ['platform[0][key]', 'iOS'],
    ['platform[0][value]', 'nowhere'],
  ],
  [
    ['target_type', '0'],
    ['language[0][key]', 'sv'],
    ['language[0][value]', 'nowhere'],
  ],
  [
    ['target_type', '4'],
    ['rotation[0][value]', 'nowhere'],
  ],
  [['alias', '{a:plain}k']],
  [['colour', 'red']],
]

/** Fields that refer to a record. They are sent with an id that does not exist. */
const unknown = ['domain_id', 'space_id', 'pixel_ids[0]']

const url = 'https://try-{run}.example.com/{m}'

/** Requests that a server may refuse, for different reasons. */
const refusals: readonly Step[] = [
  get('/links', undefined, { authorization: null }),
  get('/pixels', undefined, { authorization: null }),
  get('/links/{id:plain}', undefined, { authorization: null }),
  get('/links', undefined, { authorization: 'Bearer no-such-key' }),
  get('/pixels', undefined, { authorization: 'Bearer no-such-key-either' }),
  get('/no-such-path'),
  get('/links/{id:plain}/no-such-path'),
  get('/links/no-such-id', undefined, { asks: ['ids.malformed'] }),
  get('/pixels/no-such-id', undefined, { asks: ['ids.malformed'] }),
  get('/links/{id:plain}', undefined, { headers: { accept: 'text/html' } }),
  { method: 'POST', path: '/links/{id:plain}', form: { url } },
  { method: 'POST', path: '/pixels/{id:pixel bing}', form: { name: '{m:pixel bing}' } },
  { method: 'POST', path: '/links', raw: { type: 'text/plain', body: `url=${url}` } },
  { method: 'POST', path: '/pixels', raw: { type: 'application/json', body: '{"name": "{m}", ' } },
  { method: 'POST', path: '/links', form: {}, bare: true },
  { method: 'POST', path: '/links', form: { url: '' } },
  { method: 'POST', path: '/links', form: { url: 'no-address-{m}' } },
  ...wrong.map(
    (fields): Step => ({ method: 'POST', path: '/links', form: [['url', url], ...fields] as Fields }),
  ),
  ...unknown.map(
    (field): Step => ({
      method: 'POST',
      path: '/links',
      form: [
        ['url', url],
        [field, '987654321'],
      ],
      asks: ['references.unknown'],
    }),
  ),
  { method: 'POST', path: '/pixels', form: {} },
  { method: 'POST', path: '/pixels', form: { name: '{run}-{m}', value: 'v' } },
  { method: 'POST', path: '/pixels', form: { name: '{run}-{m}', type: 'bing' } },
  { method: 'POST', path: '/pixels', form: { type: 'bing', value: '{m}' } },
  { method: 'POST', path: '/pixels', form: { name: '', type: 'bing', value: '{m}' } },
  { method: 'POST', path: '/pixels', form: { name: '{run}-{m}', type: '', value: 'v' } },
  { method: 'POST', path: '/pixels', form: { name: '{run}-{m}', type: 'no-such-type', value: 'v' } },
  get('/links', { ...find, per_page: '7' }, { asks: ['list.unknown-value'] }),
  get('/links', { ...find, sort_by: 'colour' }, { asks: ['list.unknown-value'] }),
  get('/links', { ...find, sort: 'up' }, { asks: ['list.unknown-value'] }),
  get('/links', { search: '{run}', search_by: 'colour' }, { asks: ['list.unknown-value'] }),
  get('/links', { ...find, status: '9' }, { asks: ['list.unknown-value'] }),
  get('/links', { ...find, slk_unknown: '1' }, { asks: ['list.unknown-parameter'] }),
  get('/pixels', { ...findPixels, type: 'no-such-type' }, { asks: ['list.unknown-value'] }),
  get('/links', { ...find, '{page}': '9000' }, { asks: ['list.page-beyond-last'] }),
  get('/links', { ...find, '{page}': 'first' }, { asks: ['list.page-invalid'] }),
  get('/links', { ...find, domain_id: '987654321' }, { asks: ['list.unknown-filter-id'] }),
  get('/links', { ...find, space_id: '987654321' }, { asks: ['list.unknown-filter-id'] }),
  get('/pixels', { ...findPixels, '{page}': '9000' }, { asks: ['list.page-beyond-last'] }),
  { method: 'PUT', path: '/links/{id:plain}', form: {}, bare: true, asks: ['links.update.empty-body'] },
  { method: 'PUT', path: '/pixels/{id:pixel bing}', form: {}, bare: true, asks: ['links.update.empty-body'] },
]

/**
 * Returns the requests whose responses show how a service writes its JSON. A pause of 2.5 s separates updates
 * from creates.
 */
export const planFor = (known: Known): Step[] => [
  ...pixels,
  ...links(known),
  ...Object.keys(designs).map(name => get(`/links/{id:${name}}`)),
  get('/links/{id:plain}'),
  ...[...pixelTypes, ...morePixels].map(name => get(`/pixels/{id:pixel ${name}}`)),
  ...lists,
  ...everybodys,
  ...beyondLast,
  { ...change('links', 'plain', { url: 'https://{run}.example.org/changed-{m:plain}' }), restMs: 2500 },
  change('links', 'disabled', { url: 'https://{run}.example.com/changed-{m:disabled}', disabled: '1' }),
  get('/links/{id:plain}'),
  get('/links/{id:disabled}'),
  change('pixels', 'pixel bing', { name: '{run}-olive-{m:pixel bing}', type: 'quora', value: 'tag-new' }),
  change('pixels', 'pixel adroll', { name: '{run}-pearl-{m:pixel adroll}', type: 'x', value: 'tag-newer' }),
  get('/pixels/{id:pixel bing}'),
  get('/pixels/{id:pixel adroll}'),
  ...refusals,
  ...gone.flatMap((name): Step[] => [
    { method: 'DELETE', path: `/links/{id:${name}}` },
    get(`/links/{id:${name}}`),
    { method: 'DELETE', path: `/links/{id:${name}}` },
  ]),
  ...gonePixels.flatMap((name): Step[] => [
    { method: 'DELETE', path: `/pixels/{id:${name}}` },
    get(`/pixels/{id:${name}}`),
  ]),
]
