import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import { creationKeys } from '../support/creation-order.ts'
import { broken } from '../support/kit.ts'
import { queryWords } from '../support/list-judge.ts'
import { type Existing, everything, isWhole } from './lists.ts'

/** Throws unless a filter, an order and a page size that are sent together all apply. */
export async function mustCombine(existing: Existing): Promise<void> {
  const { ask, resource } = existing
  const all = await everything(existing)
  const filters =
    resource === 'links' ? ['1', '2', '3'].map(status => ({ status })) : pixelTypes.map(type => ({ type }))
  for (const filter of filters) {
    const matching = await ask({ ...filter, per_page: '100' })
    const tells = matching.ids.length > 1 && matching.ids.length < all.ids.length && isWhole(matching)
    if (!tells) continue
    const query = { ...filter, sort_by: 'id', sort: 'asc', per_page: '10' }
    const { ids, exchange } = await ask(query)
    const stranger = ids.find(id => !matching.ids.includes(id))
    if (stranger !== undefined)
      throw broken(`only records for ${queryWords(filter)}`, `also ${stranger}`, exchange)
    const size = Math.min(10, matching.ids.length)
    if (ids.length !== size)
      throw broken(`${size} records for ${queryWords(query)}`, `${ids.length}`, exchange)
    const oldest = await ask({ sort_by: 'id', sort: 'asc', per_page: '100' })
    const expected = oldest.ids.filter(id => ids.includes(id))
    const isClear = creationKeys(oldest).some(key => new Set(key).size === key.length)
    if (isClear && isWhole(oldest) && expected.join('\n') !== ids.join('\n'))
      throw broken(`the order of all records: ${brief(expected)}`, brief(ids), exchange)
    return
  }
  throw new Skipped(`no filter is known that lists some ${resource} and not others`)
}
