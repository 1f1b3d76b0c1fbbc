import { brief, type Direction } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, type Query } from '../../discover/reads.ts'
import { listedUrls } from '../support/fixture-account.ts'
import { broken } from '../support/kit.ts'
import type { OwnPart } from '../support/own-part.ts'
import { pagerOf, readNext } from '../support/pages.ts'
import { type KeyById, mustBeOrdered } from './links-sort-order.ts'

const size = 10

/**
 * Throws if a shorter page of a sorted list does not begin with the links of this run that the whole list begins with,
 * if the page after it is not in the same order, or if the pages of a search skip a link.
 */
export async function mustSortBeforePages(
  context: Context,
  part: OwnPart,
  direction: Direction,
  keys: KeyById,
): Promise<void> {
  await mustBeginAlike(context, part)
  if (context.discovered.narrows.links) return mustSortSearch(context, part, direction, keys)
  const next = await secondPage(context, part.query, part.page)
  if (next === undefined) return
  const ids = next.ids.filter(id => part.ids.includes(id))
  mustBeOrdered(
    { ...part, ids, exchange: next.exchange },
    direction,
    keys,
    'the second page in the same order',
  )
}

/** Throws if a shorter page does not begin with the links of this run that the whole list begins with. */
async function mustBeginAlike(context: Context, { ids: own, page, query }: OwnPart): Promise<void> {
  const missing = async (whole: Listed, fresh: boolean) => {
    const short = await list(context, 'links', { ...query, per_page: `${size}` }, { fresh })
    const first = whole.ids.slice(0, size).filter(id => own.includes(id))
    // A server may list more links than were asked for.
    return short.ids.length > size || first.every(id => short.ids.includes(id)) ? undefined : short.exchange
  }
  if ((await missing(page, false)) === undefined) return
  // Links of others may have come or gone since the whole list was read.
  const exchange = await missing(await list(context, 'links', query, { fresh: true }), true)
  if (exchange !== undefined)
    throw broken('the links with which the whole list begins', 'a page without one of them', exchange)
}

/**
 * Throws if a search for the links of the fixture account is in another order, or if its pages show others than the
 * whole list has in their places. Links with the same key may change places.
 */
async function mustSortSearch(
  context: Context,
  part: OwnPart,
  direction: Direction,
  keys: KeyById,
): Promise<void> {
  const { query } = part
  const search = { search: listedUrls(context), search_by: 'url' }
  const ask = (per_page: string, fresh: boolean) =>
    list(context, 'links', { ...query, ...search, per_page }, { fresh })
  const { ids, exchange } = await ask('100', false)
  mustBeOrdered(
    { ...part, ids, exchange },
    direction,
    keys,
    'the links that a search finds in the same order',
  )
  const wrong = async (fresh: boolean) => {
    const whole = await ask('100', fresh)
    // Some searches find less than the texts that contain the words, and some find more.
    if (whole.ids.length <= size || !whole.ids.every(id => keys.has(id))) return undefined
    const first = await ask(`${size}`, fresh)
    // The size of a page has requirements of its own.
    if (first.ids.length > size) return undefined
    const next = await secondPage(context, { ...query, ...search }, first, fresh)
    const pages = [[first, whole.ids.slice(0, size)] as const]
    if (next !== undefined) pages.push([next, whole.ids.slice(size, 2 * size)])
    return pages.find(([page, ids]) => !areAlike(page.ids, ids, keys))?.[0]
  }
  // A link of this run may have come or gone between two of the lists.
  const page = (await wrong(false)) && (await wrong(true))
  if (page !== undefined)
    throw broken('the links that the whole list has in these places', brief(page.ids), page.exchange)
}

/** Whether two lists have the same keys in the same order. */
function areAlike(ids: readonly string[], others: readonly string[], keys: KeyById): boolean {
  const keysOf = (some: readonly string[]) => some.map(id => keys.get(id) ?? id).join('\n')
  return keysOf(ids) === keysOf(others)
}

/** Requests the second page of a list. Undefined if there is none, or if it is not known how to request it. */
async function secondPage(
  context: Context,
  query: Query,
  first: Listed,
  fresh = false,
): Promise<Listed | undefined> {
  const pager = await pagerOf(context)
  const sized = { ...query, per_page: `${size}` }
  const counts = pager?.answer?.counts
  const isCounted = counts === 'pages' || counts === 'records'
  const page = isCounted || first.ids.length <= size ? first : await list(context, 'links', sized, { fresh })
  const next = page.ids.length < size ? undefined : pager?.next(page.exchange, 1, size)
  return next && readNext(context, 'links', sized, next, { fresh })
}
