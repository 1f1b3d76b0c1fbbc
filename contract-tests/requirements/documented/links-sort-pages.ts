import type { Direction } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, narrowing } from '../../discover/reads.ts'
import { broken } from '../support/kit.ts'
import type { OwnPart } from '../support/own-part.ts'
import { pagerOf } from '../support/pages.ts'
import { type KeyById, mustBeOrdered } from './links-sort-order.ts'

const size = 10

/**
 * Throws if a shorter page of a sorted list does not begin with the links of this run that the whole list begins with,
 * if the page after it is not in the same order, or if it skips a link.
 */
export async function mustSortBeforePages(
  context: Context,
  part: OwnPart,
  direction: Direction,
  keys: KeyById,
): Promise<void> {
  const { ids: own, page, query } = part
  const missing = async (whole: Listed, fresh: boolean) => {
    const short = await list(context, 'links', { ...query, per_page: `${size}` }, { fresh })
    const first = whole.ids.slice(0, size).filter(id => own.includes(id))
    // A server may list more links than were asked for.
    return short.ids.length > size || first.every(id => short.ids.includes(id)) ? undefined : short.exchange
  }
  if ((await missing(page, false)) === undefined) {
    const next = await secondPage(context, part)
    if (next !== undefined) {
      const ids = next.ids.filter(id => own.includes(id))
      mustBeOrdered(
        { ...part, ids, exchange: next.exchange },
        direction,
        keys,
        'the second page in the same order',
      )
      if (direction === 'asc') await mustSkipNone(context, part, keys)
    }
    return
  }
  // Links of others may have come or gone since the whole list was read.
  const exchange = await missing(await list(context, 'links', query, { fresh: true }), true)
  if (exchange !== undefined)
    throw broken('the links with which the whole list begins', 'a page without one of them', exchange)
}

/** Requests the second page of a list. Undefined if there is none, or if it is not known how to request it. */
async function secondPage(
  context: Context,
  { page, query }: OwnPart,
  options: { fresh?: boolean } = {},
): Promise<Listed | undefined> {
  const pager = await pagerOf(context)
  // The page after the first ten of this run, if a search finds these alone.
  const sized = { ...narrowing(context, 'links'), ...query, per_page: `${size}` }
  const counts = pager?.answer.counts
  const isCounted = counts === 'pages' || counts === 'records'
  const first = isCounted ? page : await list(context, 'links', sized, options)
  const next = first.ids.length < size ? undefined : pager?.next(first.exchange, 1, size)
  return next && list(context, 'links', { ...sized, ...next }, options)
}

/** Throws if a link belongs on the second page and is not there, although a later one is. */
async function mustSkipNone(context: Context, part: OwnPart, keys: KeyById): Promise<void> {
  const narrow = narrowing(context, 'links')
  if (narrow.search === undefined) return
  const skipped = async (fresh: boolean) => {
    const whole = await list(context, 'links', { ...narrow, ...part.query }, { fresh })
    const next = await secondPage(context, part, { fresh })
    const isOn = (id: string) => next?.ids.includes(id) === true
    const isLater = (id: string, than: string) => isOn(id) && keys.has(id) && keys.get(id) !== keys.get(than)
    const ids = whole.ids.filter(id => part.ids.includes(id))
    const missing = whole.ids
      .slice(size, 2 * size)
      .find(
        id => keys.has(id) && !isOn(id) && ids.slice(ids.indexOf(id) + 1).some(other => isLater(other, id)),
      )
    return missing === undefined || next === undefined ? undefined : { missing, exchange: next.exchange }
  }
  // Links of this run may have come or gone between the two lists.
  const found = (await skipped(false)) && (await skipped(true))
  if (found === undefined) return
  throw broken('every link on one of the pages', `no page with link ${found.missing}`, found.exchange)
}
