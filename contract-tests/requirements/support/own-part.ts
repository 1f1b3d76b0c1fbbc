import type { Exchange } from '../../core/exchange.ts'
import type { JsonObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, narrowing, type Query } from '../../discover/reads.ts'
import { pagerOf } from './pages.ts'

/** The part of a list that is the scene's, and the answer that shows it. */
export interface OwnPart {
  ids: string[]
  exchange: Exchange
  /** Whether everything that the scene could contribute must be in it: all pages were read. */
  whole: boolean
  records: JsonObject[]
  /** The first page, with the records of others, and what it was asked for with. */
  page: Listed
  query: Query
}

/**
 * Asks for a list, narrowed to this run's records where the server's search allows, and gives the scene's part of it in
 * the order answered. Where it cannot be narrowed, pages are read until there are no more, as far as ten.
 */
export async function ownPart(context: Context, query: Query, known: ReadonlySet<string>): Promise<OwnPart> {
  const narrow = query.search === undefined ? narrowing(context, 'links') : {}
  const full: Query = { ...narrow, per_page: '100', ...query }
  const page = await list(context, 'links', full)
  const part: OwnPart = { ...collect(page, known), page, query: full }
  if (part.whole || context.discovered.narrows.links) return { ...part, whole: true }
  const pager = await pagerOf(context)
  if (pager === undefined) return part
  let exchange = part.exchange
  for (let page = 1; page < 10; page += 1) {
    const next = pager.next(exchange, page, 100)
    if (next === undefined) return { ...part, whole: true }
    const listed = await list(context, 'links', { ...full, ...next })
    const more = collect(listed, known)
    part.ids.push(...more.ids.filter(id => !part.ids.includes(id)))
    part.records.push(...more.records)
    if (more.whole || listed.ids.length === 0) return { ...part, whole: true }
    exchange = listed.exchange
  }
  return part
}

function collect(
  { ids, records, exchange }: Listed,
  known: ReadonlySet<string>,
): Omit<OwnPart, 'page' | 'query'> {
  const own = ids.map((id, index) => ({ id, record: records[index]! })).filter(({ id }) => known.has(id))
  return {
    ids: own.map(({ id }) => id),
    records: own.map(({ record }) => record),
    exchange,
    whole: ids.length < 100,
  }
}
