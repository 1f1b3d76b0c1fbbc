import type { Exchange } from '../../core/exchange.ts'
import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, narrowing, type Query } from '../../discover/reads.ts'
import { recordsById } from './listed.ts'
import { pagerOf, readNext } from './pages.ts'

/** The links of the fixture account in a list, and the response that shows them. */
export interface OwnPart {
  ids: string[]
  exchange: Exchange
  /**
   * Whether the list was read to its end. If so, `ids` has every link of the fixture account that belongs in
   * it.
   */
  whole: boolean
  records: JsonRecord[]
  /** The first page, including the records of others, and the query that requested it. */
  page: Listed
  query: Query
}

/**
 * Requests a list. Narrows it to this run's records if they do not all fit on one page, the server's search can
 * do that and the query has no search of its own. Returns the links of the fixture account in the order listed.
 * Reads up to ten pages. `fresh`: even if they were read since the last write.
 */
export async function ownPart(
  context: Context,
  query: Query,
  known: ReadonlySet<string>,
  options: { fresh?: boolean } = {},
): Promise<OwnPart> {
  const wide: Query = { per_page: '100', ...query }
  const first = await list(context, 'links', wide, options)
  if (isComplete(first, known)) return { ...collect(first, known), whole: true, page: first, query: wide }
  const narrow = query.search === undefined ? narrowing(context, 'links') : {}
  const full: Query = { ...narrow, per_page: '100', ...query }
  const page = await list(context, 'links', full, options)
  const part: OwnPart = { ...collect(page, known), page, query: full }
  if (part.whole) return part
  const pager = await pagerOf(context)
  if (pager === undefined) return part
  let exchange = part.exchange
  for (let page = 1; page < 10; page += 1) {
    const next = pager.next(exchange, page, 100)
    if (next === undefined) return { ...part, whole: true }
    const listed = await readNext(context, 'links', full, next, options)
    const unseen = new Set([...known].filter(id => !part.ids.includes(id)))
    const more = collect(listed, unseen)
    part.ids.push(...more.ids)
    part.records.push(...more.records)
    if (more.whole || listed.ids.length === 0) return { ...part, whole: true }
    exchange = listed.exchange
  }
  return part
}

/** The documented size of a page (section 8). A server that ignores `per_page` returns no shorter full page. */
const usualSize = 25

/** Whether a page contains all records that it could contain: all those known, or fewer than fit on any page. */
export function isComplete({ ids }: Pick<Listed, 'ids'>, known: ReadonlySet<string>): boolean {
  const found = ids.filter(id => known.has(id)).length
  return found === known.size || (ids.length > 0 && ids.length < usualSize)
}

function collect(
  { ids, records, exchange }: Listed,
  known: ReadonlySet<string>,
): Omit<OwnPart, 'page' | 'query'> {
  const own = recordsById({ ids, records }).filter(([id]) => known.has(id))
  return {
    ids: own.map(([id]) => id),
    records: own.map(([, record]) => record),
    exchange,
    whole: ids.length < 100,
  }
}
