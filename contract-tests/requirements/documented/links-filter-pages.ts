import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, narrowing, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf, filtersOfMany } from '../support/bulk.ts'
import { type FixtureLink, fixtureAccount } from '../support/fixture-account.ts'
import { broken, documented } from '../support/kit.ts'
import { matching, mustBeInOrder } from '../support/list-judge.ts'
import { pagerOf, readNext } from '../support/pages.ts'
import { ofStatus } from './links-filters.ts'

const size = 10

/** Section 4.1: a filter decides what a list contains, and per_page what each of its pages does. */
export const filterPageRequirements: readonly DocumentedRequirement[] = [
  documented(
    'links.list.filter-before-pages',
    'GET /links with a filter and per_page=10 filters the whole list, and then each of its pages',
    {
      source: '4.1',
      after: ['links.list.status-1', 'links.list.status-2', 'links.list.per-page-10'],
      async run(context) {
        const { actors } = await fixtureAccount(context)
        const narrow = narrowing(context, 'links')
        if (narrow.search === undefined)
          throw new Skipped('a search for the links of this run does not find them')
        await mustListBeyondFirstPage(context, narrow, actors)
        await mustFilterNextPage(context, narrow, actors)
        const { status: _, ...filters } = await filtersOfMany(context)
        for (const [name, value] of Object.entries(filters))
          await mustFilterByName(context, 'links', { [name]: value, sort_by: 'url' })
      },
    },
  ),
  documented(
    'pixels.list.filter-before-pages',
    'GET /pixels?type=…&per_page=10 filters each page of the list',
    {
      source: '4.2',
      after: ['pixels.list.type-bing', 'pixels.list.per-page-10'],
      run: context => mustFilterByName(context, 'pixels', { type: 'bing', sort_by: 'name' }),
    },
  ),
]

/** Throws if a page of a filtered list that is sorted by a text has a record that does not match. */
async function mustFilterByName(context: Context, resource: Resource, filter: Query): Promise<void> {
  await bulkOf(context, resource)
  const query = { ...filter, sort: 'desc', per_page: `${size}` }
  const next = await nextPage(context, resource, query)
  if (next !== undefined) await mustBeInOrder(context, resource, query, next)
}

/** Throws if a list by status lacks a link that is not on the first page of the list without the filter. */
async function mustListBeyondFirstPage(
  context: Context,
  narrow: Query,
  actors: readonly FixtureLink[],
): Promise<void> {
  const expired = actors.filter(actor => ofStatus['2'](context, actor)).map(({ id }) => id)
  const sort = orderWithLast(context, expired)
  if (sort === undefined) return
  const query = { ...narrow, status: '2', sort_by: 'id', sort, per_page: `${size}` }
  const { ids, exchange } = await list(context, 'links', query)
  const missing = expired.find(id => !ids.includes(id))
  if (missing !== undefined && ids.length < size)
    throw broken(`all ${matching('links', query)}`, `no link ${missing}`, exchange)
}

/** Throws if the second page of a list by status has a link of another status. */
async function mustFilterNextPage(
  context: Context,
  narrow: Query,
  actors: readonly FixtureLink[],
): Promise<void> {
  const others = actors.filter(actor => !ofStatus['1'](context, actor)).map(({ id }) => id)
  const sort = orderWithLast(context, others) ?? 'asc'
  const query = { ...narrow, status: '1', sort_by: 'id', sort, per_page: `${size}` }
  const next = await nextPage(context, 'links', query)
  const wrong = next?.ids.find(id => others.includes(id))
  if (next !== undefined && wrong !== undefined)
    throw broken(`only ${matching('links', query)} on its second page`, `also link ${wrong}`, next.exchange)
}

async function nextPage(context: Context, resource: Resource, query: Query): Promise<Listed | undefined> {
  const pager = await pagerOf(context, resource)
  if (pager === undefined) return undefined
  const { ids, exchange } = await list(context, resource, query)
  const next = ids.length < size ? undefined : pager.next(exchange, 1, size)
  return next && readNext(context, resource, query, next)
}

/** Returns the order by age in which none of these links is on the first page, and undefined if there is none. */
function orderWithLast({ account }: Context, ids: readonly string[]): 'asc' | 'desc' | undefined {
  const created = account.created('links')
  const places = ids.map(id => created.indexOf(id)).filter(place => place >= 0)
  if (places.length === 0) return undefined
  if (Math.min(...places) >= size) return 'asc'
  return created.length - 1 - Math.max(...places) >= size ? 'desc' : undefined
}
