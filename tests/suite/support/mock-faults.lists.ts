import { host } from '../../../src/mock/mock.ts'
import type { MockFault, Rewriting } from './faulty-mock.ts'
import { backToFront, stale, turned, unlessSent } from './mock-faults.shared.ts'
import {
  answerOf,
  asks,
  asksFor,
  cutShort,
  type Item,
  ignored,
  items,
  known,
  leaks,
  query,
  refuse,
  taken,
  written,
} from './mock-rewriting.ts'

type Sorted = 'clicks' | 'title' | 'alias' | 'url'
const sortings: readonly Sorted[] = ['clicks', 'title', 'alias', 'url']

/** A status filter returns links of every status that meets the condition. */
function status(value: string, shows: (item: Item) => boolean): Rewriting {
  return {
    ...taken('links', 'status', value, null),
    ...items('links', (page, parameters) => (parameters.get('status') === value ? page.filter(shows) : page)),
  }
}

/** Pages after the first begin at another record. */
function laterPages(edit: (page: Item[]) => Item[]): Rewriting {
  return items('links', (page, parameters) => (Number(parameters.get('page') ?? 1) > 1 ? edit(page) : page))
}

/** The last record of the previous page, or the first of the next page. */
async function neighbour(
  world: Parameters<NonNullable<Rewriting['response']>>[2],
  plain: Parameters<NonNullable<Rewriting['response']>>[0],
  step: 1 | -1,
): Promise<Item | undefined> {
  const parameters = new URLSearchParams(plain.query)
  const page = Number(parameters.get('page') ?? 1) + step
  if (page < 1) return undefined
  parameters.set('page', String(page))
  const made = await world.mock[host].handle({ ...plain, query: parameters.toString() })
  return (JSON.parse(made.body ?? '{}') as { data?: Item[] }).data?.at(step === 1 ? 0 : -1)
}

/** Adds a record of the previous or next page to a page. */
function withNeighbour(step: 1 | -1, join: (page: Item[], other: Item) => Item[]): Rewriting {
  return {
    async response(plain, made, world) {
      if (!asks(plain, 'links', 'list') || made.status !== 200) return made
      const other = await neighbour(world, plain, step)
      if (other === undefined) return made
      const root = JSON.parse(made.body!) as { data: Item[] }
      return { ...made, body: JSON.stringify({ ...root, data: join(root.data, other) }) }
    },
  }
}

/** Records that were created through the interface are in no list. */
const createdMissing: Rewriting = {
  response(plain, made, world) {
    if (asks(plain, 'links', 'create'))
      world.stored.set(String(JSON.parse(made.body!).data?.id), answerOf(200))
    const hidden = items('links', page => page.filter(({ id }) => !world.stored.has(String(id))))
    return hidden.response!(plain, made, world)
  },
}

/** Faults of GET /links. */
export const linkListMockFaults: readonly MockFault[] = [
  ...sortings.map(name => known(`links.list.sort-by-${name}-ignored`, taken('links', 'sort_by', name, 'id'))),
  known('links.list.sort-by-default-title', unlessSent('links', 'sort_by', 'title')),
  known('links.list.sort-asc-ignored', taken('links', 'sort', 'asc', 'desc')),
  known('links.list.sort-default-asc', unlessSent('links', 'sort', 'asc')),
  known('links.list.sort-by-title-desc-ignored', turned('links', 'title', 'desc')),
  known('links.list.sort-by-alias-desc-ignored', turned('links', 'alias', 'desc')),
  known('links.list.sort-by-clicks-desc-ignored', turned('links', 'clicks', 'desc')),
  known('links.list.sort-by-url-asc-ignored', turned('links', 'url', 'asc')),
  known('links.list.search-ignored', ignored('links', 'search')),
  known(
    'links.list.search-finds-nothing',
    items('links', (page, parameters) => (parameters.get('search') ? [] : page)),
  ),
  known('links.list.search-by-alias-ignored', taken('links', 'search_by', 'alias', 'title')),
  known('links.list.search-by-url-ignored', taken('links', 'search_by', 'url', 'alias')),
  known('links.list.search-by-title-ignored', taken('links', 'search_by', 'title', 'alias')),
  known('links.list.search-by-default-url', unlessSent('links', 'search_by', 'url')),
  ...['1', '2', '3'].map(value =>
    known(`links.list.status-${value}-ignored`, taken('links', 'status', value, null)),
  ),
  known('links.list.status-2-refused', refuse('links', 'list', 422, asksFor('status', '2'))),
  known(
    'links.list.status-1-includes-disabled',
    status('1', item => item.status !== 2),
  ),
  known(
    'links.list.status-1-includes-expired',
    status('1', item => item.status !== 3),
  ),
  known(
    'links.list.status-1-excludes-private',
    status('1', item => item.status === 1 && item.privacy === 0),
  ),
  known(
    'links.list.status-0-excludes-disabled',
    status('0', item => item.disabled === 0),
  ),
  known('links.list.status-default-active', unlessSent('links', 'status', '1')),
  known('links.list.space-id-ignored', ignored('links', 'space_id')),
  known('links.list.space-id-includes-unset', {
    ...ignored('links', 'space_id'),
    ...items('links', (page, parameters) => {
      const space = parameters.get('space_id')
      return page.filter(({ space_id }) => space === null || space_id === null || String(space_id) === space)
    }),
  }),
  known('links.list.domain-id-ignored', ignored('links', 'domain_id')),
  known('links.list.pixel-id-ignored', ignored('links', 'pixel_id')),
  known(
    'links.list.pixel-id-first-only',
    items('links', (page, parameters) => {
      const pixel = parameters.get('pixel_id')
      return page.filter(({ pixel_ids }) => pixel === null || String((pixel_ids as number[])[0]) === pixel)
    }),
  ),
  known(
    'links.list.per-page-ignored',
    query('links', parameters => parameters.set('per_page', '25')),
  ),
  known('links.list.per-page-10-ignored', taken('links', 'per_page', '10', '25')),
  known('links.list.per-page-50-refused', refuse('links', 'list', 422, asksFor('per_page', '50'))),
  known('links.list.per-page-100-capped', taken('links', 'per_page', '100', '50')),
  known('links.list.per-page-default-10', unlessSent('links', 'per_page', '10')),
  known(
    'links.list.page-size-one-less',
    items('links', page => page.slice(0, -1)),
  ),
  known(
    'links.list.page-size-one-more',
    withNeighbour(1, (page, other) => [...page, other]),
  ),
  known(
    'links.list.pages-overlap',
    withNeighbour(-1, (page, other) => [other, ...page.slice(0, -1)]),
  ),
  known(
    'links.list.pages-skip',
    laterPages(page => page.slice(1)),
  ),
  known('links.list.created-missing', createdMissing),
  known('links.list.stale-after-update', stale('links', ['create', 'delete'])),
  known('links.list.leaks-privacy-password', leaks('list', 'privacy_password')),
  known('links.list.malformed-json', written('links', 'list', cutShort)),
  {
    id: 'links.list.space-id-lost-beside-status-3',
    title: 'space_id is ignored together with status=3',
    breaks: '4.1 links list: space_id',
    ...query('links', parameters => {
      if (parameters.get('status') === '3') parameters.delete('space_id')
    }),
  },
  {
    id: 'links.list.status-lost-beside-search-by-alias',
    title: 'status is ignored together with a search by alias',
    breaks: '4.1 links list: status',
    ...query('links', parameters => {
      if (parameters.get('search_by') === 'alias') parameters.delete('status')
    }),
  },
  {
    id: 'links.list.search-capped-at-50',
    title: 'a search finds no more than 50 links, although per_page is 100',
    breaks: '4.1 links list, 8: per_page',
    ...taken('links', 'per_page', '100', '50', 'search'),
  },
  {
    id: 'links.list.search-as-pattern',
    title: 'a question mark in a search makes the character before it optional',
    breaks: '4.1 search: free text',
    ...query('links', parameters => {
      const search = parameters.get('search')
      if (search?.includes('?')) parameters.set('search', search.replaceAll('?', ''))
    }),
  },
  {
    id: 'links.list.search-hides-disabled',
    title: 'a search without status finds no disabled links',
    breaks: '3 status: 0 All',
    ...items('links', (page, parameters) =>
      page.filter(({ disabled }) => !parameters.has('search') || parameters.has('status') || disabled === 0),
    ),
  },
  {
    id: 'links.list.page-back-to-front',
    title: 'the records of each page stand back to front',
    breaks: '4.1 links list: sort is desc or asc',
    ...backToFront('links'),
  },
]
