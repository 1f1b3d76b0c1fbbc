import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { changeStep, getStep, make, type Step } from '../../compare/scenario/step.ts'
import { designs, designWords, domainlessDesigns, unnamedDesigns } from './designs.ts'
import { findPixels, findRefusal, refusals } from './plan-refusals.ts'

const pixel = (name: string, type: string, index: number) =>
  make('pixels', `pixel ${name}`, {
    name: `{run}-${designWords[index % designWords.length]}-{m}`,
    type,
    value: `tag-${designWords[(3 * index + 5) % designWords.length]}`,
  })

/**
 * One pixel of each type, and two of some: otherwise a value that differs in each pixel would seem to depend
 * on the type.
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
interface Known {
  domainIds: readonly string[]
  spaceIds: readonly string[]
  /** Whether a link that is created without a domain has none. */
  isDomainless?: boolean
}

/** Addresses are on several hosts: otherwise a place that shows the host would look constant. */
const hosts = ['example.com', 'example.com', 'example.net', 'example.org']

function links({ domainIds, spaceIds, isDomainless = false }: Known): Step[] {
  const isKnown = (value: string) =>
    (!value.includes('{domain2}') || domainIds.length > 1) &&
    (!value.includes('{domain1}') || domainIds.length > 0) &&
    (!value.includes('{space1}') || spaceIds.length > 0) &&
    (!value.includes('{space2}') || spaceIds.length > 1)
  return Object.entries(designs).map(([name, fields], index) => {
    const own = fields.filter(([, value]) => isKnown(value))
    // The domain that a link gets by default is a matter of behaviour, not of shapes, so one is sent.
    const usual =
      domainIds.length > 0 &&
      !own.some(([field]) => field === 'domain_id') &&
      !(isDomainless && domainlessDesigns.includes(name))
    return make('links', name, [
      ['url', `https://{run}.${hosts[index % hosts.length]}/${designWords[index % designWords.length]}-{m}`],
      ...(unnamedDesigns.includes(name) ? [] : [['alias', `{a}${'kmpqtvwz'[index % 8]}`] as const]),
      ...(usual ? [['domain_id', '{domain1}'] as const] : []),
      ...own,
    ])
  })
}

/** Requests for first, middle, last and empty pages, in several sizes, orders and filters. */
const lists: readonly Step[] = [
  getStep('/links', findRefusal),
  getStep('/links', { ...findRefusal, per_page: '10' }),
  getStep('/links', { ...findRefusal, per_page: '10', '{page}': '2' }),
  getStep('/links', { ...findRefusal, per_page: '10', '{page}': '3', sort: 'asc', sort_by: 'alias' }),
  getStep('/links', { ...findRefusal, per_page: '10', '{page}': '4', sort_by: 'id', sort: 'desc' }),
  getStep('/links', { ...findRefusal, per_page: '25', '{page}': '2', sort_by: 'url', sort: 'desc' }),
  getStep('/links', { ...findRefusal, per_page: '100', sort_by: 'clicks', sort: 'asc' }),
  getStep('/links', { ...findRefusal, per_page: '100', sort_by: 'alias', sort: 'desc' }),
  getStep('/links', { search: 'nothing-has-{run}', search_by: 'url' }),
  getStep('/links', { search: 'nothing-has-{run}', search_by: 'alias', sort_by: 'url', sort: 'asc' }),
  getStep('/links', { search: 'nothing-has-{run}', search_by: 'title', sort_by: 'title', sort: 'desc' }),
  getStep('/pixels', { ...findPixels, per_page: '100' }),
  getStep('/pixels', findPixels),
  getStep('/pixels', { ...findPixels, per_page: '10' }),
  getStep('/pixels', { ...findPixels, per_page: '10', '{page}': '2' }),
  getStep('/pixels', { ...findPixels, per_page: '10', sort: 'asc' }),
  getStep('/pixels', { ...findPixels, per_page: '10', '{page}': '2', sort: 'asc', sort_by: 'name' }),
  getStep('/pixels', { ...findPixels, type: 'bing' }),
  getStep('/pixels', { search: 'nothing-has-{run}', search_by: 'name', sort_by: 'name', sort: 'desc' }),
  getStep('/links', findRefusal),
  // For servers whose search must match the whole text.
  getStep('/links', { search: 'https://{run}.example.com/amber-{m:plain}', search_by: 'url' }),
  getStep('/links', { search: 'https://{run}.example.com/birch-{m:plain again}', search_by: 'url' }),
  getStep('/pixels', { search: '{run}-amber-{m:pixel adroll}', search_by: 'name' }),
  getStep('/pixels', { search: '{run}-birch-{m:pixel bing}', search_by: 'name' }),
  getStep('/pixels', { search: '{run}-amber-{m:pixel adroll}' }),
  getStep('/links', { search: 'https://{run}.example.com/amber-{m:plain}' }),
]

/** Requests for pages beyond the last one. They show which page a server calls the previous one. */
export const beyondLast: readonly Step[] = [
  getStep('/links', { ...findRefusal, per_page: '10', '{page}': '40' }),
  getStep('/pixels', { ...findPixels, per_page: '10', '{page}': '40' }),
]

/** Requests for lists that may hold records of others. Only the rows of this run's records are used. */
export const everybodys: readonly Step[] = [
  getStep('/links', { per_page: '10' }),
  getStep('/pixels', { per_page: '10' }),
]

const gone = ['plain again', 'second space'] as const
const gonePixels = ['pixel of no link', 'pixel of none either'] as const

/**
 * Returns the requests whose responses show how a service writes its JSON. A pause of 2.5 s separates updates
 * from creates.
 */
export const planFor = (known: Known): Step[] => [
  ...pixels,
  ...links(known),
  ...Object.keys(designs).map(name => getStep(`/links/{id:${name}}`)),
  getStep('/links/{id:plain}'),
  ...[...pixelTypes, ...morePixels].map(name => getStep(`/pixels/{id:pixel ${name}}`)),
  ...lists,
  ...everybodys,
  ...beyondLast,
  { ...changeStep('links', 'plain', { url: 'https://{run}.example.org/changed-{m:plain}' }), restMs: 2500 },
  changeStep('links', 'disabled', { url: 'https://{run}.example.com/changed-{m:disabled}', disabled: '1' }),
  getStep('/links/{id:plain}'),
  getStep('/links/{id:disabled}'),
  getStep('/links', { ...findRefusal, per_page: '100' }),
  changeStep('pixels', 'pixel bing', { name: '{run}-olive-{m:pixel bing}', type: 'quora', value: 'tag-new' }),
  changeStep('pixels', 'pixel adroll', {
    name: '{run}-pearl-{m:pixel adroll}',
    type: 'x',
    value: 'tag-newer',
  }),
  getStep('/pixels/{id:pixel bing}'),
  getStep('/pixels/{id:pixel adroll}'),
  getStep('/pixels', { ...findPixels, per_page: '100' }),
  ...refusals,
  getStep('/links/{no:plain again}', undefined, { asks: ['errors.not-found'] }),
  getStep('/links/{no:second space}', undefined, { asks: ['errors.not-found'] }),
  getStep('/pixels/{no:pixel of no link}', undefined, { asks: ['errors.not-found'] }),
  ...gone.flatMap((name): Step[] => [
    { method: 'DELETE', path: `/links/{id:${name}}` },
    getStep(`/links/{id:${name}}`),
    { method: 'DELETE', path: `/links/{id:${name}}` },
  ]),
  ...gonePixels.flatMap((name): Step[] => [
    { method: 'DELETE', path: `/pixels/{id:${name}}` },
    getStep(`/pixels/{id:${name}}`),
  ]),
  // A service may refuse to delete a pixel that links use.
  { method: 'DELETE', path: '/pixels/{id:pixel bing}', asks: ['pixels.delete.attached'] },
  { method: 'DELETE', path: '/pixels/{id:pixel adroll}', asks: ['pixels.delete.attached'] },
]
