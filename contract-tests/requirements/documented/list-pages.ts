import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { list, narrowing } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf } from '../support/bulk.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { broken, documented } from '../support/kit.ts'
import { mustBeInOrder } from '../support/list-judge.ts'
import { mustBeOnOnePage, pagerOf, walk } from '../support/pages.ts'

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
          run: context => mustHaveSize(context, resource, { per_page: size }, Number(size)),
        },
      ),
    ),
    documented(`${resource}.list.per-page-default`, `GET /${resource} without per_page returns 25 records`, {
      source: '8',
      after: [`${resource}.list.shows-created`],
      run: context => mustHaveSize(context, resource, {}, 25),
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
    run: pagesHoldAll,
  }),
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
  if (ids.length > size || ids.length < least)
    throw broken(
      `${least === size ? size : `${least} to ${size}`} of at least ${there} records`,
      `${ids.length}`,
      exchange,
    )
}

/** Reads this run's links in pages of ten and throws unless every link is on exactly one page. */
async function pagesHoldAll(context: Context): Promise<void> {
  const { discovered } = context
  await fixtureAccount(context)
  if (!discovered.narrows.links) throw new Skipped('a search for the links of this run does not find them')
  const pager = await pagerOf(context)
  if (pager === undefined) throw new Skipped('no way to request further pages was found')
  const base = { ...narrowing(context, 'links'), sort: 'asc' }
  const whole = await list(context, 'links', { ...base, per_page: '100' })
  if (whole.ids.length <= 10) throw new Skipped('the links of this run fit on one page')
  const pages = await walk(pager, whole.ids.length, async query => {
    const page = await list(context, 'links', { ...base, ...query })
    if (page.ids.length > 10)
      throw broken('at most 10 links on each page', `${page.ids.length}`, page.exchange)
    return page
  })
  mustBeOnOnePage(pages, whole.ids)
}
