import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { areTexts, type Input } from '../../discover/input.ts'
import type { FieldValue } from '../../discover/places.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { Subject } from './kit.ts'

/**
 * Judges a field that records do not show, by a documented list that filters by it. Undefined if there is no
 * such list.
 */
export async function witnessOf(
  context: Context,
  resource: Resource,
  { id, sent }: Subject,
  name: keyof Input,
  value: FieldValue,
): Promise<Witness | undefined> {
  const base = resource === 'links' && sent.url !== undefined ? { search: sent.url, search_by: 'url' } : {}
  const listedBy = async (query: Record<string, string>): Promise<Witness> => {
    const { ids, exchange } = await list(context, resource, { ...query, per_page: '100' })
    return { holds: ids.includes(id), exchange }
  }
  if (resource === 'pixels') {
    if (name === 'name') return listedBy({ search: String(value) })
    if (name === 'type') return listedBy({ type: String(value), search: sent.name ?? '' })
    return undefined
  }
  switch (name) {
    case 'url':
    case 'alias':
      return listedBy({ search: String(value), search_by: name })
    case 'domain':
    case 'domain_id':
      return listedBy({ ...base, domain_id: String(value) })
    case 'space_id':
      return listedBy({ ...base, space_id: String(value) })
    case 'disabled':
      return listedBy({ ...base, status: value === '1' ? '3' : '1' })
    case 'pixel_ids': {
      let last: Witness | undefined
      for (const pixel of areTexts(value) ? value : []) {
        last = await listedBy({ ...base, pixel_id: pixel })
        if (!last.holds) return last
      }
      return last
    }
    default:
      return undefined
  }
}

interface Witness {
  holds: boolean
  exchange: Exchange
}
