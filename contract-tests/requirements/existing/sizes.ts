import { Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import type { Query } from '../../discover/reads.ts'
import { broken } from '../support/kit.ts'
import { queryWords } from '../support/list-judge.ts'
import { pagerOf } from '../support/pages.ts'
import { type Existing, everything } from './lists.ts'

/** Throws unless a page has as many records as it should, or all of them if there are fewer. */
export async function mustHaveSize(existing: Existing, query: Query, size: number): Promise<void> {
  const { ids, exchange } = await existing.ask(query)
  if (ids.length > size) throw broken(`at most ${size} records`, `${ids.length}`, exchange)
  // The next smaller size must not be enough.
  const enough = { 10: 10, 25: 10, 50: 25, 100: 50 }[size] ?? size
  const known = Math.max(...(await Promise.all(pages(existing))).map(page => page.ids.length))
  const least = Math.min(size, known)
  if (ids.length < least) throw broken(`${least} records for ${queryWords(query)}`, `${ids.length}`, exchange)
  if (known <= enough) throw new Skipped(`the account has only ${known} ${existing.resource}`)
}

function pages({ ask }: Existing) {
  return [{}, { per_page: '50' }, { per_page: '100' }].map(query => ask(query))
}

/** Throws unless every record is on exactly one page of ten, if there are at most a hundred. */
export async function mustPage(existing: Existing): Promise<void> {
  const all = await everything(existing)
  if (all.ids.length <= 10) throw new Skipped(`the account has only ${all.ids.length} links`)
  const pager = await pagerOf(existing.context)
  if (pager === undefined) throw new Skipped('no way to request further pages was found')
  const base = { sort: 'asc', per_page: '10' }
  const walked: string[] = []
  let page = await existing.ask(base)
  for (let number = 1; number <= 12; number += 1) {
    walked.push(...page.ids)
    const next = walked.length >= all.ids.length ? undefined : pager.next(page.exchange, number, 10)
    if (next === undefined || page.ids.length === 0) break
    page = await existing.ask({ ...base, ...next })
  }
  const twice = walked.find((id, index) => walked.indexOf(id) !== index)
  if (twice !== undefined) throw broken('every link on one page', `link ${twice} on two pages`, page.exchange)
  const missing = all.ids.length < 100 ? all.ids.filter(id => !walked.includes(id)) : []
  if (missing.length > 0)
    throw broken(
      'every link on one of the pages',
      `no page with ${brief(missing.slice(0, 3))}`,
      page.exchange,
    )
}
