import type { Exchange } from '../core/exchange.ts'
import type { Context } from './context.ts'
import { get, type Listed, list, listedOf } from './reads.ts'
import { learnById, learnItems, learnShape } from './shape.ts'

/**
 * Learns where responses show a record that was just created, from the id that the account has proven. Returns
 * the list that shows the record, if one was read for this.
 */
export async function locateRecords(
  context: Context,
  resource: 'links' | 'pixels',
  made: { exchange: Exchange; id: string | undefined },
  sentinel: string,
): Promise<Listed | undefined> {
  const { discovered } = context
  const { id } = made
  const shape = discovered.shapes[resource]
  if (id === undefined || shape.ids.length > 0) return undefined
  learnShape(discovered, resource, made.exchange, sentinel, id)
  const got = await get(context, resource, id)
  learnShape(discovered, resource, got.exchange, sentinel, id)
  if (shape.roots.length === 0) learnById(discovered, resource, got.exchange, id)
  const by = resource === 'links' ? 'url' : 'name'
  for (const query of [{ search: sentinel, search_by: by }, { per_page: '100' }, {}]) {
    const { exchange } = await list(context, resource, query)
    if (learnItems(discovered, resource, exchange, sentinel, id)) return listedOf(context, resource, exchange)
  }
  return undefined
}
