import { setTimeout as pause } from 'node:timers/promises'
import { Skipped } from '../../core/errors.ts'
import { ascends, brief, type Direction, descends, isWholeNumber } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list, narrowing, type Query } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { creationKeys, creationTimes } from '../support/creation-order.ts'
import { mustDescendByDefault } from '../support/default-order.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { broken, documented, endsOf } from '../support/kit.ts'
import { mustBeInOrder, mustListAll } from '../support/list-judge.ts'
import { type OwnPart, ownPart } from '../support/own-part.ts'
import { clicksInOrder } from './links-sort-clicks.ts'
import { keysOf, type TextKey } from './links-sort-keys.ts'
import { isOrdered, mustBeOrdered } from './links-sort-order.ts'
import { mustSortBeforePages } from './links-sort-pages.ts'

const after = ['links.list.shows-created']
const directions: readonly Direction[] = ['asc', 'desc']
const textKeys: readonly TextKey[] = ['url', 'alias', 'title']

/** Section 4.1: sort_by and sort. The links used have a different order by id, by url and by alias. */
export const linkSortRequirements: readonly DocumentedRequirement[] = [
  documented('links.list.sort-asc', 'GET /links?sort=asc reverses the order', {
    source: '4.1',
    after,
    async run(context) {
      const [oldest, newest] = endsOf((await fixtureAccount(context)).actors, 'links')
      // By default, lists are sorted by id.
      for (const by of [{ sort_by: 'id' }, {}]) {
        const { ids, exchange } = await ownLinksIn(context, { ...by, sort: 'asc' })
        const first = ids.indexOf(oldest.id)
        const last = ids.indexOf(newest.id)
        if (first >= 0 && last >= 0 && first > last)
          throw broken('older links before newer ones', 'newer links first', exchange)
      }
    },
  }),
  ...directions.map(direction =>
    documented(
      `links.list.sort-by-id-${direction}`,
      `GET /links?sort_by=id&sort=${direction} orders links by creation`,
      {
        source: '4.1',
        after: [...after, ...(direction === 'asc' ? ['links.list.sort-asc'] : [])],
        async run(context) {
          const { actors } = await fixtureAccount(context)
          const part = await ownLinksIn(context, { sort_by: 'id', sort: direction })
          const rank = new Map(actors.map((actor, index) => [actor.id, index]))
          mustBeOrdered(part, direction, rank, 'links in the order of their creation')
          await pageInOrder(context, direction)
        },
      },
    ),
  ),
  ...textKeys.flatMap(by =>
    directions.map(direction =>
      documented(
        `links.list.sort-by-${by}-${direction}`,
        `GET /links?sort_by=${by}&sort=${direction} orders links by ${by}`,
        {
          source: '4.1',
          after: [...after, ...(direction === 'asc' ? ['links.list.sort-asc'] : [])],
          async run(context) {
            await mustSortByText(context, by, direction)
            await mustListAll(context, 'links', orderBy(by, direction))
          },
        },
      ),
    ),
  ),
  ...directions.map(direction =>
    documented(
      `links.list.sort-by-clicks-${direction}`,
      `GET /links?sort_by=clicks&sort=${direction} orders links by clicks`,
      {
        source: '4.1',
        needs: 'read',
        after: ['links.list.answers', ...(direction === 'asc' ? ['links.list.sort-asc'] : [])],
        run: context => clicksInOrder(context, direction),
      },
    ),
  ),
  documented('links.list.sort-default', 'GET /links without sort is descending', {
    source: '4.1',
    after: [...after, 'links.list.sort-by-default'],
    async run(context) {
      const { actors } = await fixtureAccount(context)
      const rank = new Map(actors.map((actor, index) => [actor.id, index]))
      for (const query of [{ sort_by: 'id' }, {}]) {
        const part = await ownLinksIn(context, query)
        mustBeOrdered(part, 'desc', rank, 'the newest links first')
      }
      for (const by of ['url', 'alias', 'title', 'clicks']) await mustDescendByDefault(context, 'links', by)
    },
  }),
  documented('links.list.sort-by-default', 'GET /links without sort_by orders links by id', {
    source: '4.1',
    after: [...after, 'links.list.sort-by-id-desc'],
    async run(context) {
      const { actors } = await fixtureAccount(context)
      const order = actors.map(actor => actor.id)
      for (const query of [{}, { sort: 'desc' }]) {
        const { ids, exchange } = await ownLinksIn(context, query)
        const ranks = ids.map(id => order.indexOf(id))
        if (!ascends(ranks) && !descends(ranks))
          throw broken('links in the order of their creation', 'another order', exchange)
      }
      const search = { ...narrowing(context, 'links'), per_page: '100' }
      await mustBeInOrder(context, 'links', search, await list(context, 'links', search))
    },
  }),
]

/**
 * Returns the links of the fixture account in a list, in the order listed. Throws if a complete list lacks
 * one of them. Throws Skipped if the list shows fewer than four.
 */
async function ownLinksIn(
  context: Context,
  query: Record<string, string>,
  options?: { fresh: boolean },
): Promise<OwnPart> {
  const { actors } = await fixtureAccount(context)
  if (actors.length < 4) throw new Skipped('too few links could be created')
  const part = await ownPart(context, query, new Set(actors.map(actor => actor.id)), options)
  await mustBeInOrder(context, 'links', part.query, part.page)
  const missing = actors.find(({ id }) => !part.ids.includes(id))
  if (part.whole && missing !== undefined)
    throw broken('all links of this run', `no link with ${missing.sent.url}`, part.exchange)
  if (part.ids.length < Math.min(actors.length, 4))
    throw new Skipped('too few links of this run are listed to see their order')
  return part
}

/** Pauses before titles that lists do not show are looked at again, in milliseconds. */
const untilTitledMs = [300, 700, 1500]

/** Throws unless links are in the order of a text. If lists do not show it, any of its possible orders will do. */
async function mustSortByText(context: Context, by: TextKey, direction: Direction): Promise<void> {
  const fixture = await fixtureAccount(context)
  // Some services find the title of a new link a moment later.
  for (const ms of by === 'title' ? [0, ...untilTitledMs] : [0]) {
    if (ms > 0) await pause(ms)
    const part = await ownLinksIn(context, orderBy(by, direction), { fresh: ms > 0 })
    const keys = await keysOf(context, fixture, part, by)
    const right = keys.find(one => isOrdered(part, direction, one))
    if (right !== undefined) return mustSortBeforePages(context, part, direction, right)
    if (keys.length === 1 || by !== 'title' || ms === untilTitledMs.at(-1))
      mustBeOrdered(part, direction, keys[0], `links in the order of their ${by}`)
  }
}

/** Returns the parameters of an order. The order of the parameters has no meaning, and is not always the same. */
function orderBy(by: TextKey, direction: Direction): Query {
  return by === 'alias' ? { sort: direction, sort_by: by } : { sort_by: by, sort: direction }
}

/**
 * Throws unless the whole page, with the links of others, is in the order of creation: of the times that links show,
 * or of numeric ids. Sorted as text, 1000 would come before 999.
 */
async function pageInOrder(context: Context, direction: Direction): Promise<void> {
  const listed = await list(context, 'links', { sort_by: 'id', sort: direction, per_page: '100' })
  const { ids, records, exchange } = listed
  const numbers = ids.map(Number)
  const [first] = numbers
  if (first === undefined || numbers.length < 2 || !ids.every(isWholeNumber)) return
  const inOrder = direction === 'asc' ? ascends : descends
  if (!inOrder(numbers)) {
    // The document orders links by id and by date of creation, which may differ for links that were imported.
    if (creationKeys(listed).some(key => inOrder(key))) return
    if (!inOrder(ids) && creationTimes(records).length === 0) return
    throw broken(
      `ids in ${direction === 'asc' ? 'ascending' : 'descending'} numeric order, or the order of creation`,
      brief(ids),
      exchange,
    )
  }
  if (direction === 'asc') return
  const { actors } = await fixtureAccount(context)
  const newest = Math.max(...actors.map(actor => Number(actor.id)))
  if (newest > first)
    throw broken(`a list that begins with the newest id, ${newest} or later`, brief(ids), exchange)
}
