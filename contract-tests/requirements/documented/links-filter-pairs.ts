import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { existingShow } from '../existing/lists.ts'
import { mustSearchAndFilter } from '../existing/pairs.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { type FixtureLink, fixtureAccount, holdsValue } from '../support/fixture-account.ts'
import { documented } from '../support/kit.ts'
import { hasPixel, mustFilter, ofStatus } from './links-filters.ts'

/** A filter with a value, and whether a link belongs in its list. */
interface Filter {
  query: Readonly<Record<string, string>>
  belongs(actor: FixtureLink): boolean
}

/** Section 4.1: a filter applies whatever other filter, order or search is sent with it. */
export const filterPairRequirements: readonly DocumentedRequirement[] = [
  documented(
    'links.list.filters-combine',
    'GET /links with two filters and an order lists only the links that match both',
    { source: '4.1', after: ['links.list.status-1', 'links.list.pixel-id'], run: mustFilterByBoth },
  ),
  documented(
    'links.list.search-and-filter-combine',
    'GET /links with a search and a filter lists only the links that match both',
    {
      source: '4.1',
      after: ['links.list.status-1', 'links.list.search-by-alias', 'links.list.search-by-url'],
      run: mustSearchAndFilterOwn,
    },
  ),
]

/** The orders that are sent with the pairs in turn, so that each status is sent with several of them. */
const orders = ['alias', 'url', 'title', 'id', 'clicks'].flatMap(sort_by => [
  { sort_by, sort: 'asc' },
  { sort_by, sort: 'desc' },
])

/** Throws unless both filters of a pair apply, for each pair that the fixture account can show to be ignored. */
async function mustFilterByBoth(context: Context): Promise<void> {
  const { actors, pixels } = await fixtureAccount(context)
  const { statuses, spaces, domains, withPixel } = filtersOf(context, pixels)
  const pairs = [
    ...statuses.flatMap(status => [spaces, domains, withPixel].map(others => [[status], others] as const)),
    [spaces, domains] as const,
    [spaces, withPixel] as const,
    [domains, withPixel] as const,
  ]
  let count = 0
  for (const [some, others] of pairs) {
    const pair = some
      .flatMap(one => others.map(other => [one, other] as const))
      .find(([one, other]) => areTelling(judged(actors, one, other), one, other))
    if (pair === undefined) continue
    const [one, other] = pair
    await mustFilter(
      context,
      { ...one.query, ...other.query, ...orders[count % orders.length] },
      (_, actor) => one.belongs(actor) && other.belongs(actor),
      judged(actors, one, other),
    )
    count += 1
  }
  if (count === 0) throw new Skipped('no two filters are known that list some links and not others')
  await mustFilterWithEveryStatus(context, [spaces, domains, withPixel], actors)
}

/** Throws if a filter with `status=0` lists other links than the filter alone. */
async function mustFilterWithEveryStatus(
  context: Context,
  kinds: readonly (readonly Filter[])[],
  actors: readonly FixtureLink[],
): Promise<void> {
  const isActive = (actor: FixtureLink) => ofStatus['1'](context, actor)
  for (const filters of kinds) {
    const filter = filters.find(({ belongs }) => actors.some(actor => belongs(actor) && !isActive(actor)))
    if (filter === undefined) continue
    const query = { status: '0', ...filter.query }
    await mustFilter(context, query, (_, actor) => filter.belongs(actor), judged(actors, filter))
  }
}

/**
 * Throws unless a search for one link finds it with a filter that it matches, and does not with one that it does not
 * match.
 */
async function mustSearchAndFilterOwn(context: Context): Promise<void> {
  const { actors, pixels } = await fixtureAccount(context)
  const { statuses, spaces, domains, withPixel } = filtersOf(context, pixels)
  let isJudged = false
  for (const filter of [...statuses, ...[spaces, domains, withPixel].flatMap(some => some.slice(0, 1))]) {
    const known = judged(actors, filter)
    const inside = known.filter(filter.belongs)
    const outside = known.find(actor => !filter.belongs(actor) && actor.sent.alias !== undefined)
    const [first] = inside
    if (first?.sent.url !== undefined && inside.length > 1) {
      const search = { search: first.sent.url, search_by: 'url' }
      await mustFilter(context, { ...search, ...filter.query }, (_, actor) => actor === first, known)
      isJudged = true
    }
    if (outside?.sent.alias !== undefined) {
      const search = { search: outside.sent.alias, search_by: 'alias' }
      await mustFilter(context, { ...search, ...filter.query }, () => false, known)
      isJudged = true
    }
  }
  // With one domain named, only links of other people can be outside it.
  const isLone = context.settings.domainIds.length === 1
  if (isLone && (await existingShow(context, 'links', one => mustSearchAndFilter(one, ['domain_id']))))
    isJudged = true
  if (!isJudged) throw new Skipped('no filter is known that lists some links and not others')
}

/** The filters whose values are known, by kind. */
function filtersOf(context: Context, pixels: readonly string[]) {
  const { spaceIds, domainIds } = context.settings
  const byId = (name: 'space_id' | 'domain_id') => (id: string) => ({
    query: { [name]: id },
    belongs: (actor: FixtureLink) => holdsValue(context, actor, name, id),
  })
  return {
    statuses: Object.entries(ofStatus).map(([status, belongs]) => ({
      query: { status },
      belongs: (actor: FixtureLink) => belongs(context, actor),
    })),
    spaces: spaceIds.slice(0, 2).map(byId('space_id')),
    domains: domainIds.slice(0, 2).map(byId('domain_id')),
    withPixel: pixels.map(pixel => ({
      query: { pixel_id: pixel },
      belongs: (actor: FixtureLink) => hasPixel(context, actor, pixel),
    })),
  }
}

/** The links by which filters are judged. If no domain was sent, it is not known which one the server chose. */
function judged(actors: readonly FixtureLink[], ...filters: readonly Filter[]): FixtureLink[] {
  const isByDomain = filters.some(({ query }) => 'domain_id' in query)
  return actors.filter(({ sent }) => !isByDomain || sent.domain_id !== undefined)
}

/** Whether a list would have other links if one of the filters were ignored. */
function areTelling(actors: readonly FixtureLink[], one: Filter, other: Filter): boolean {
  const only = (filter: Filter, without: Filter) =>
    actors.some(actor => filter.belongs(actor) && !without.belongs(actor))
  return only(one, other) && only(other, one)
}
