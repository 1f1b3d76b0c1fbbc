import { Skipped } from '../../core/errors.ts'
import type { Query } from '../../discover/reads.ts'
import { broken } from '../support/kit.ts'
import { queryWords } from '../support/list-judge.ts'
import { mustBeOnOnePage, pagerOf, readNext, walk } from '../support/pages.ts'
import { type Existing, everything } from './lists.ts'

/** Throws unless a page has as many records as it should, or all of them if there are fewer. */
export async function mustHaveSize(existing: Existing, query: Query, size: number): Promise<void> {
  const { ids, exchange } = await existing.ask(query)
  if (ids.length > size) throw broken(`at most ${size} records`, `${ids.length}`, exchange)
  // The next smaller size must not be enough.
  const enough = { 10: 10, 25: 10, 50: 25, 100: 50 }[size] ?? size
  const known = Math.max(...(await Promise.all(usualPages(existing))).map(page => page.ids.length))
  const least = Math.min(size, known)
  if (ids.length < least) throw broken(`${least} records for ${queryWords(query)}`, `${ids.length}`, exchange)
  if (known <= enough) throw new Skipped(`the account has only ${known} ${existing.resource}`)
}

function usualPages({ ask }: Existing) {
  return [{}, { per_page: '50' }, { per_page: '100' }].map(query => ask(query))
}

/** Throws unless every record is on exactly one page of ten, if there are at most a hundred. */
export async function mustPage(existing: Existing): Promise<void> {
  const all = await everything(existing)
  if (all.ids.length <= 10) throw new Skipped(`the account has only ${all.ids.length} links`)
  const pager = await pagerOf(existing.context)
  if (pager === undefined) throw new Skipped('no way to request further pages was found')
  const query = { sort: 'asc', per_page: '10' }
  const pages = await walk(pager, all.ids.length, next =>
    next === undefined ? existing.ask(query) : readNext(existing.context, 'links', query, next),
  )
  mustBeOnOnePage(pages, all.ids.length < 100 ? all.ids : [])
}
