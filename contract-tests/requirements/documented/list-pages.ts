import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, narrowing, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf, filtersOfMany } from '../support/bulk.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { broken, documented, once } from '../support/kit.ts'
import { mustBeInOrder } from '../support/list-judge.ts'
import { mustBeOnOnePage, pagerOf, readNext, walk } from '../support/pages.ts'

/**
 * Sections 4.1, 4.2 and 8: the number of records on a page, and that all pages together contain every record
 * once.
 */
export const pageRequirements: readonly DocumentedRequirement[] = [
  ...(['links', 'pixels'] as const).flatMap(resource => [
    ...['10', '25', '50', '100'].map(size =>
      documented(
        `${resource}.list.per-page-${size}`,
        `GET /${resource}?per_page=${size} returns at most ${size} records`,
        {
          source: '8',
          after: [`${resource}.list.shows-created`],
          discovers: [`${resource}.search`],
          async run(context) {
            await mustHaveSize(context, resource, { per_page: size }, Number(size))
            if (size === '100') await mustNotCutSearch(context, resource)
            if (size === '50') await mustFillFifty(context, resource)
          },
        },
      ),
    ),
    documented(`${resource}.list.per-page-default`, `GET /${resource} without per_page returns 25 records`, {
      source: '8',
      after: [`${resource}.list.shows-created`],
      discovers: [`${resource}.search`],
      async run(context) {
        await mustHaveSize(context, resource, {}, 25)
        await mustHaveDefaultSizeIfSearched(context, resource)
        if (resource === 'links') await mustBeFilled(context, 'links', { status: '1' })
        else {
          await mustHaveSize(context, 'pixels', { sort_by: 'name' }, 25)
          await mustBeFilled(context, 'pixels', { type: 'bing' })
        }
      },
    }),
  ]),
  documented('links.list.pages', 'The pages of GET /links together contain every link once', {
    source: '4.1',
    after: [
      'links.list.shows-created',
      'links.list.search-by-url',
      'links.list.sort-asc',
      'links.list.per-page-10',
    ],
    run: context => mustHoldAll(context, 'links', { sort: 'asc' }),
  }),
  documented('pixels.list.pages', 'The pages of GET /pixels together contain every pixel once', {
    source: '4.2',
    after: ['pixels.list.search', 'pixels.list.sort-asc', 'pixels.list.per-page-10'],
    run: context => mustHoldAll(context, 'pixels', { sort: 'asc' }),
  }),
  documented(
    'links.list.pages-of-ties',
    'The pages of GET /links?sort_by=clicks together contain every link once, although many have as many clicks',
    {
      source: '4.1',
      after: ['links.list.pages', 'links.list.sort-by-clicks-desc'],
      run: context => mustHoldAll(context, 'links', { sort_by: 'clicks' }),
    },
  ),
]

async function mustHaveSize(
  context: Context,
  resource: Resource,
  query: Record<string, string>,
  size: number,
): Promise<void> {
  const { population: there } = await bulkOf(context, resource)
  const page = await list(context, resource, query)
  await mustBeInOrder(context, resource, query, page)
  const { ids, exchange } = page
  const least = Math.min(size, there - 1)
  if (there <= 10) throw new Skipped(`the account has only ${there} ${resource}`)
  if (ids.length > size || (ids.length < least && (await isShort(context, resource, query, size))))
    throw broken(
      `${least === size ? size : `${least} to ${size}`} of at least ${there} records`,
      `${ids.length}`,
      exchange,
    )
}

/** Whether a page lacks records that exist now. Other people may have deleted some since they were counted. */
async function isShort(context: Context, resource: Resource, query: Query, size: number): Promise<boolean> {
  const [page, ...ends] = await Promise.all(
    [query, { per_page: '100' }, { per_page: '100', sort: 'asc' }].map(one =>
      list(context, resource, one, { fresh: true }),
    ),
  )
  const there = new Set(ends.flatMap(({ ids }) => ids)).size
  return page!.ids.length < Math.min(size, there - 1)
}

/** Returns a search that finds many records, and what it finds. It finds none where whole values must be searched. */
function searchForMany(context: Context, resource: Resource): Promise<{ query: Query; found: Listed }> {
  return once(context, `search for many ${resource}`, async () => {
    await bulkOf(context, resource)
    const query: Query =
      resource === 'links'
        ? { search: 'https://', search_by: 'url' }
        : { search: context.discovered.prefixes.pixels }
    return { query, found: await list(context, resource, { ...query, per_page: '100' }) }
  })
}

/** Throws unless `per_page=50` counts beside a search, and for links beside a status and a domain. */
async function mustFillFifty(context: Context, resource: Resource): Promise<void> {
  const { query } = await searchForMany(context, resource)
  await mustBeFilled(context, resource, { ...query, per_page: '50' })
  if (resource === 'pixels') return
  // Few links match the other filters.
  const { pixel_id: _, space_id: __, ...filters } = await filtersOfMany(context)
  await mustBeFilled(context, resource, { ...filters, per_page: '50' })
}

/** Throws if a search shows one smaller page of what it finds, although up to 100 records were requested. */
async function mustNotCutSearch(context: Context, resource: Resource): Promise<void> {
  const { query, found } = await searchForMany(context, resource)
  const size = found.ids.length
  if (![10, 25, 50].includes(size)) return
  // A whole list shows the same records from either end.
  const upwards = await list(context, resource, { ...query, sort: 'asc', per_page: '100' })
  const more = upwards.ids.filter(id => !found.ids.includes(id)).length
  if (upwards.ids.length === size && more > 0)
    throw broken(`all of at least ${Math.min(100, size + more)} records`, `${size}`, upwards.exchange)
}

/** Throws if a search without per_page shows fewer or more than 25 of the records that it finds, alone or with filters. */
async function mustHaveDefaultSizeIfSearched(context: Context, resource: Resource): Promise<void> {
  const { query } = await searchForMany(context, resource)
  await mustBeFilled(context, resource, query)
  if (resource === 'links')
    await mustBeFilled(context, resource, { ...query, ...(await filtersOfMany(context)) })
}

/** Throws unless a page has as many of the records that a page of a hundred shows as it should. */
async function mustBeFilled(context: Context, resource: Resource, query: Query): Promise<void> {
  const size = Number(query.per_page ?? 25)
  const found = await list(context, resource, { ...query, per_page: '100' })
  if (found.ids.length <= 10) return
  const { ids, exchange } = await list(context, resource, query)
  const least = Math.min(size, found.ids.length - 1)
  if (ids.length > size || ids.length < least)
    throw broken(`${least} to ${size} of ${found.ids.length} records`, `${ids.length}`, exchange)
}

/** Reads this run's records in pages of ten and throws unless each is on exactly one page. */
async function mustHoldAll(context: Context, resource: Resource, order: Query): Promise<void> {
  await (resource === 'links' ? fixtureAccount(context) : bulkOf(context, resource))
  if (!context.discovered.narrows[resource])
    throw new Skipped(`a search for the ${resource} of this run does not find them`)
  const pager = await pagerOf(context, resource)
  if (pager === undefined) throw new Skipped('no way to request further pages was found')
  const base = { ...narrowing(context, resource), ...order }
  const whole = await list(context, resource, { ...base, per_page: '100' })
  if (whole.ids.length <= 10) throw new Skipped(`the ${resource} of this run fit on one page`)
  const query = { ...base, per_page: '10' }
  const pages = await walk(pager, whole.ids.length, async (next = { query: {} }) => {
    const page = await readNext(context, resource, query, next)
    if (page.ids.length > 10)
      throw broken(`at most 10 ${resource} on each page`, `${page.ids.length}`, page.exchange)
    return page
  })
  mustBeOnOnePage(pages, whole.ids)
}
