import { Skipped } from '../../core/errors.ts'
import type { Query } from '../../discover/reads.ts'
import { broken } from '../support/kit.ts'
import { matching } from '../support/list-judge.ts'
import { filtered, idsFor, type Reference } from './filters.ts'
import { type Existing, everything, isWhole } from './lists.ts'
import { membersFor } from './members.ts'
import { textsOf } from './searches.ts'

const references = ['pixel_id', 'domain_id', 'space_id'] as const
const statuses = ['1', '2', '3'].map(status => ({ status }))

/** Throws unless two filters that are sent together list the links that both list alone. */
export async function mustCombineFilters(existing: Existing): Promise<void> {
  let isJudged = false
  for (const other of await byReference(existing, references))
    for (const status of statuses)
      if (await isMeetOf(existing, status, other, { sort_by: 'url' })) isJudged = true
  if (!isJudged) throw new Skipped('no two filters are known that list some links together and others alone')
}

/** Throws unless a search for a link and a filter list it only if the filter alone does. */
export async function mustSearchAndFilter(
  existing: Existing,
  names: readonly Reference[] = references,
): Promise<void> {
  const all = await everything(existing)
  let isJudged = false
  for (const filter of [...(names === references ? statuses : []), ...(await byReference(existing, names))]) {
    const { ids } = await filtered(existing, filter)
    for (const search_by of ['url', 'alias'] as const) {
      const [at] = membersFor(existing, search_by, all)
      const texts = at === undefined ? [] : textsOf(all, at)
      for (const text of [
        texts.find(({ id }) => ids.includes(id)),
        texts.find(({ id }) => !ids.includes(id)),
      ])
        if (text !== undefined && (await isMeetOf(existing, { search: text.text, search_by }, filter)))
          isJudged = true
    }
  }
  if (!isJudged) throw new Skipped('no search is known that finds some links of a filter and others alone')
}

/** The filters by a domain, a space or a pixel whose ids are known. */
async function byReference(existing: Existing, names: readonly Reference[]): Promise<Query[]> {
  const all = await everything(existing)
  const filters: Query[] = []
  for (const name of names) for (const id of await idsFor(existing, name, all)) filters.push({ [name]: id })
  return filters
}

/**
 * Throws unless two queries that are sent together list the links that both list alone. Returns false if that would
 * not show whether one of them is ignored.
 * @param more what is sent with both, such as an order
 */
async function isMeetOf(existing: Existing, one: Query, other: Query, more: Query = {}): Promise<boolean> {
  const [some, others] = [await filtered(existing, one), await filtered(existing, other)]
  const expected = some.ids.filter(id => others.ids.includes(id))
  const tells = expected.length < some.ids.length || expected.length < others.ids.length
  if (!tells || !isWhole(some) || !isWhole(others)) return false
  const query = { ...one, ...other, ...more }
  const { ids, exchange } = await filtered(existing, query)
  const wrong = ids.find(id => !expected.includes(id)) ?? expected.find(id => !ids.includes(id))
  if (wrong === undefined) return true
  const received = ids.includes(wrong) ? `also ${wrong}` : `no record ${wrong}`
  throw broken(`exactly the ${matching('links', query)}`, received, exchange)
}
