import { getStep, type Step } from '../../compare/scenario/step.ts'
import { to } from './designs.ts'

/** Queries that find the links, and the pixels, of this run. */
export const findRefusal = { search: 'https://{run}.', search_by: 'url' }
export const findPixels = { search: '{run}-', search_by: 'name' }

/** Fields of which at least one is invalid or unknown. */
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
  // The alias may be taken only in the domain of the other link, which is not always that of a new link.
  [
    ['alias', '{a:plain}k'],
    ['domain_id', '{domain1}'],
  ],
  [['colour', 'red']],
]

/** Fields that refer to a record. They are sent with an id that does not exist. */
const unknown = ['domain_id', 'space_id', 'pixel_ids[0]']

const url = 'https://try-{run}.example.com/{m}'

/** Requests that a server may refuse, for different reasons. */
export const refusals: readonly Step[] = [
  getStep('/links', undefined, { authorization: null }),
  getStep('/pixels', undefined, { authorization: null }),
  getStep('/links/{id:plain}', undefined, { authorization: null }),
  getStep('/links', undefined, { authorization: 'Bearer no-such-key' }),
  getStep('/pixels', undefined, { authorization: 'Bearer no-such-key-either' }),
  getStep('/no-such-path'),
  getStep('/links/{id:plain}/no-such-path'),
  getStep('/links/no-such-id', undefined, { asks: ['ids.malformed'] }),
  getStep('/pixels/no-such-id', undefined, { asks: ['ids.malformed'] }),
  getStep('/links/{id:plain}', undefined, { headers: { accept: 'text/html' } }),
  { method: 'POST', path: '/links/{id:plain}', form: { url } },
  { method: 'POST', path: '/pixels/{id:pixel bing}', form: { name: '{m:pixel bing}' } },
  { method: 'POST', path: '/links', raw: { type: 'text/plain', body: `url=${url}` } },
  { method: 'POST', path: '/pixels', raw: { type: 'application/json', body: '{"name": "{m}", ' } },
  { method: 'POST', path: '/links', form: {}, bare: true },
  { method: 'POST', path: '/links', form: { url: '' } },
  { method: 'POST', path: '/links', form: { url: 'no-address-{m}' } },
  ...wrong.map((fields): Step => ({ method: 'POST', path: '/links', form: [['url', url], ...fields] })),
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
  getStep('/links', { ...findRefusal, per_page: '7' }, { asks: ['list.unknown-value'] }),
  getStep('/links', { ...findRefusal, sort_by: 'colour' }, { asks: ['list.unknown-value'] }),
  getStep('/links', { ...findRefusal, sort: 'up' }, { asks: ['list.unknown-value'] }),
  getStep('/links', { search: '{run}', search_by: 'colour' }, { asks: ['list.unknown-value'] }),
  getStep('/links', { ...findRefusal, status: '9' }, { asks: ['list.unknown-value'] }),
  getStep('/links', { ...findRefusal, slk_unknown: '1' }, { asks: ['list.unknown-parameter'] }),
  getStep('/pixels', { ...findPixels, type: 'no-such-type' }, { asks: ['list.unknown-value'] }),
  getStep('/links', { ...findRefusal, '{page}': '9000' }, { asks: ['list.page-beyond-last'] }),
  getStep('/links', { ...findRefusal, '{page}': 'first' }, { asks: ['list.page-invalid'] }),
  getStep('/links', { ...findRefusal, domain_id: '987654321' }, { asks: ['list.unknown-filter-id'] }),
  getStep('/links', { ...findRefusal, space_id: '987654321' }, { asks: ['list.unknown-filter-id'] }),
  getStep('/pixels', { ...findPixels, '{page}': '9000' }, { asks: ['list.page-beyond-last'] }),
  {
    method: 'PUT',
    path: '/links/{id:plain}',
    form: { domain_id: '{domain2}' },
    asks: ['links.update.domain'],
  },
  { method: 'PUT', path: '/links/{id:plain}', form: { expiration_url: '' }, asks: ['input.empty-value'] },
  { method: 'PUT', path: '/links/{id:plain}', form: {}, bare: true, asks: ['links.update.empty-body'] },
  { method: 'PUT', path: '/pixels/{id:pixel bing}', form: {}, bare: true, asks: ['links.update.empty-body'] },
]
