import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Direction } from '../../core/match.ts'
import { ascends, brief, descends, type JsonRecord, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { get, type Listed, list } from '../../discover/reads.ts'
import { clicksPlace } from '../support/clicks-place.ts'
import { broken, mustSucceed } from '../support/kit.ts'
import { mustListAll } from '../support/list-judge.ts'
import { pagerOf, readNext } from '../support/pages.ts'

/**
 * Throws unless links are sorted by clicks. Clicks cannot be set, so it judges the links that exist in the
 * account.
 */
export async function clicksInOrder(context: Context, direction: Direction): Promise<void> {
  // Whatever the order, the list must be complete.
  await mustListAll(context, 'links', { sort_by: 'clicks', sort: direction })
  const query = { sort_by: 'clicks', sort: direction, per_page: '100' }
  let page = await list(context, 'links', query)
  const at = await clicksPlace(context, page.records, direction)
  if (at === undefined) throw new Skipped('links do not show their clicks')
  const pager = await pagerOf(context)
  const seen = new Set<number>()
  for (let number = 1; number <= 4; number += 1) {
    mustSucceed(page.exchange, page.exchange.request.path)
    const clicks = await clicksOn(context, page, at)
    mustAgree(clicks, direction, page.exchange)
    for (const value of clicks) seen.add(value)
    const next = page.ids.length < 100 || seen.size > 2 ? undefined : pager?.next(page.exchange, number, 100)
    if (next === undefined) break
    page = await readNext(context, 'links', query, next)
  }
  if (seen.size < 2) throw new Skipped('every link that is shown has the same number of clicks')
}

/** Maximum number of links that are read one by one, if the list does not show their clicks. */
const mostRead = 12
/**
 * Returns the clicks of the links on a page. If the list does not show clicks, reads some of the links one by
 * one.
 */
async function clicksOn(context: Context, { ids, records }: Listed, at: string): Promise<number[]> {
  const shown = (record: JsonRecord | undefined) =>
    record === undefined ? Number.NaN : Number(textOf(readPointer(record, at)))
  // A link without the member has no clicks, if others have it.
  if (records.map(shown).some(Number.isFinite))
    return records.map(record => (readPointer(record, at) === undefined ? 0 : shown(record)))
  const step = Math.max(1, (ids.length - 1) / (mostRead - 1))
  const read: number[] = []
  for (let place = 0; Math.round(place) < ids.length; place += step) {
    const id = ids[Math.round(place)]
    if (id !== undefined) read.push(shown((await get(context, 'links', id)).record))
  }
  // A link may have been deleted since the page was read.
  return read.filter(Number.isFinite)
}

function mustAgree(clicks: readonly number[], direction: Direction, exchange: Exchange): void {
  const inOrder = direction === 'asc' ? ascends : descends
  if (clicks.every(Number.isFinite) && !inOrder(clicks))
    throw broken(`clicks ${direction === 'asc' ? 'ascending' : 'descending'}`, brief(clicks), exchange)
}
