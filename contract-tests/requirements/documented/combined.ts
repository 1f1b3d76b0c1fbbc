import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { everything } from '../../discover/facts.ts'
import { type Listed, list, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf } from '../support/bulk.ts'
import { fixtureAccount, holdsValue } from '../support/fixture-account.ts'
import { broken, documented } from '../support/kit.ts'
import { mustBeInOrder, queryWords } from '../support/list-judge.ts'
import { pagerOf, readNext } from '../support/pages.ts'
import { pixelActors } from '../support/pixel-actors.ts'
import { hasPixel, isDisabled, isExpired } from './links-filters.ts'

/** Sections 4.1 and 4.2: if several parameters are sent together, all of them apply. */
export const combinedRequirements: readonly DocumentedRequirement[] = [
  documented('links.list.parameters-combine', 'GET /links applies all parameters that are sent together', {
    source: '4.1',
    after: [
      'links.list.filters-combine',
      'links.list.search-by-url',
      'links.list.search-by-alias',
      'links.list.space-id',
      'links.list.domain-id',
      'links.list.sort-by-url-asc',
      'links.list.per-page-10',
    ],
    discovers: everything,
    run: linksCombine,
  }),
  documented('pixels.list.parameters-combine', 'GET /pixels applies all parameters that are sent together', {
    source: '4.2',
    after: [
      'pixels.list.search-by-name',
      'pixels.list.type-bing',
      'pixels.list.sort-by-name-asc',
      'pixels.list.per-page-10',
    ],
    discovers: ['pixels.fields'],
    run: pixelsCombine,
  }),
]

async function linksCombine(context: Context): Promise<void> {
  const { actors, pixels } = await fixtureAccount(context)
  const { settings, discovered } = context
  const [space] = settings.spaceIds
  const [domain] = settings.domainIds
  const [pixel] = pixels
  if (!discovered.narrows.links || pixel === undefined)
    throw new Skipped('a search for the links of this run does not find them')
  const filters: Query = {
    status: '1',
    pixel_id: pixel,
    ...(space !== undefined && { space_id: space }),
    ...(domain !== undefined && { domain_id: domain }),
  }
  const ofEveryStatus = actors
    .filter(
      actor =>
        hasPixel(context, actor, pixel) &&
        (space === undefined || holdsValue(context, actor, 'space_id', space)) &&
        (domain === undefined || holdsValue(context, actor, 'domain_id', domain)),
    )
    .toSorted((a, b) => (a.urlWord < b.urlWord ? -1 : 1))
  const right = ofEveryStatus.filter(actor => !isDisabled(context, actor) && !isExpired(context, actor))
  if (right.length < 2) throw new Skipped('too few links that match all filters could be created')
  const byUrl = right.map(({ id }) => id)
  const order = { sort_by: 'url', sort: 'asc' }
  const own = { search: discovered.prefixes.links, search_by: 'url' }
  const whole = { ...own, ...filters, ...order, per_page: '100' }
  await mustBe(context, 'links', whole, byUrl, actors)
  await mustBe(context, 'links', { ...whole, sort: 'desc' }, byUrl.toReversed(), actors)
  const every = ofEveryStatus.map(({ id }) => id)
  await mustBe(context, 'links', { ...whole, status: '0' }, every, actors)
  const named = right.find(({ sent }) => sent.alias !== undefined)
  if (named?.sent.alias !== undefined) {
    const alias = { search: named.sent.alias, search_by: 'alias' }
    await mustBe(context, 'links', { ...alias, ...filters, ...order, per_page: '100' }, [named.id], actors)
  }
  const { prefix, extras } = await bulkOf(context, 'links')
  const filled = extras.filter(({ sent }) => sent.pixel_ids !== undefined && sent.url?.startsWith(prefix))
  if (right.length + filled.length < 11) return
  // These urls differ in a letter or digit before any other character, so every collation orders them alike.
  const lastFirst = [...right, ...filled]
    .toSorted((a, b) => ((a.sent.url ?? '') < (b.sent.url ?? '') ? 1 : -1))
    .map(({ id }) => id)
  const query = { search: prefix, search_by: 'url', ...filters, sort_by: 'url', sort: 'desc', per_page: '10' }
  await mustBeOnPages(context, 'links', query, lastFirst, [...actors, ...extras])
}

async function pixelsCombine(context: Context): Promise<void> {
  if (!context.discovered.narrows.pixels)
    throw new Skipped('a search for the pixels of this run does not find them')
  const { prefix, extras } = await bulkOf(context, 'pixels')
  const known = [...(await pixelActors(context)), ...extras]
  const right = extras.filter(({ sent }) => sent.type === 'bing')
  if (right.length < 11) throw new Skipped('too few pixels could be created')
  // The names differ in the first letters after the prefix, so every collation orders them alike.
  const byName = right
    .toSorted((a, b) => ((a.sent.name ?? '') < (b.sent.name ?? '') ? -1 : 1))
    .map(({ id }) => id)
  const query = {
    search: prefix,
    search_by: 'name',
    type: 'bing',
    sort_by: 'name',
    sort: 'asc',
    per_page: '10',
  }
  await mustBeOnPages(context, 'pixels', query, byName, known)
  await mustBe(context, 'pixels', { ...query, sort: 'desc' }, byName.toReversed().slice(0, 10), known)
}

/** Throws unless the first two pages of ten hold the first of the wanted records, in that order. */
async function mustBeOnPages(
  context: Context,
  resource: Resource,
  query: Query,
  wanted: readonly string[],
  known: readonly { id: string }[],
): Promise<void> {
  const first = await mustBe(context, resource, query, wanted.slice(0, 10), known)
  const pager = await pagerOf(context, resource)
  const next = pager?.next(first, 1, 10)
  if (next === undefined) return
  const second = await readNext(context, resource, query, next)
  await mustShow(context, resource, { ...query, ...next.query }, second, wanted.slice(10, 20), known)
}

/** Requests a list, and throws unless it shows the wanted records. Returns the response. */
async function mustBe(
  context: Context,
  resource: Resource,
  query: Query,
  wanted: readonly string[],
  known: readonly { id: string }[],
): Promise<Exchange> {
  const listed = await list(context, resource, query)
  await mustShow(context, resource, query, listed, wanted, known)
  return listed.exchange
}

/**
 * Throws unless the known records in a list are exactly the wanted ones, in that order, and the list is not
 * longer than `per_page`.
 */
async function mustShow(
  context: Context,
  resource: Resource,
  query: Query,
  listed: Listed,
  wanted: readonly string[],
  known: readonly { id: string }[],
): Promise<void> {
  await mustBeInOrder(context, resource, query, listed)
  const most = Number(query.per_page)
  if (listed.ids.length > most)
    throw broken(`at most ${most} records`, `${listed.ids.length}`, listed.exchange)
  const ids = listed.ids.filter(id => known.some(one => one.id === id))
  if (ids.join('\n') === wanted.join('\n')) return
  throw broken(`the ids ${wanted.join(', ')} for ${queryWords(query)}`, ids.join(', '), listed.exchange)
}
