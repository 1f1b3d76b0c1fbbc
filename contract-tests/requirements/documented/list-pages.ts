import { Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list, narrowing } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf } from '../support/bulk.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { broken, documented } from '../support/kit.ts'
import { mustBeInOrder } from '../support/list-judge.ts'
import { pagerOf } from '../support/pages.ts'

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
  const walked: string[] = []
  let page = await list(context, 'links', { ...base, per_page: '10' })
  for (let number = 1; number <= 12; number += 1) {
    walked.push(...page.ids)
    const next = walked.length >= whole.ids.length ? undefined : pager.next(page.exchange, number, 10)
    if (next === undefined || page.ids.length === 0) break
    page = await list(context, 'links', { ...base, per_page: '10', ...next })
  }
  const twice = walked.find((id, index) => walked.indexOf(id) !== index)
  if (twice !== undefined) throw broken('every link on one page', `link ${twice} on two pages`, page.exchange)
  const missing = whole.ids.filter(id => !walked.includes(id))
  if (missing.length > 0)
    throw broken(
      'every link on one of the pages',
      `no page with ${brief(missing.slice(0, 3))}`,
      page.exchange,
    )
}
