import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { carries } from '../../core/marker.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import type { Input, LinkInput } from '../../discover/input.ts'
import { create, tryCreate } from '../../discover/make.ts'
import { get, list, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { anyFixturePixelIds, filteredFields } from './fixture-account.ts'
import { broken, mustBeKnown, mustSucceed, once } from './kit.ts'
import { createTrio, trios } from './neighbours.ts'
import { plainAlias } from './sample-values.ts'
import { leaveSpare, takeSpare } from './spares.ts'

/**
 * Deletes the middle one of three records in a row, reads all three by id, and looks for the deleted one in
 * lists.
 */
export function deletion(context: Context, resource: Resource, round = 1): Promise<Deleted> {
  return once(context, `deleted ${resource} ${round}`, async () => {
    const { account, discovered } = context
    const { middle, neighbours, areAdjacent } =
      trios.take(context, resource) ??
      (await createTrio(context, resource, (_, marker) => fieldsOf(context, resource, marker)))
    const id = mustBeKnown(middle.id, `one of the ${resource}`)
    const deleted = await account.delete(resource, id)
    const got = await get(context, resource, id)
    const search =
      resource === 'links'
        ? { search: middle.sent.url ?? '', search_by: 'url' }
        : { search: middle.sent.name ?? '', search_by: 'name' }
    const filter: Query = resource === 'links' ? { status: '1' } : { type: middle.sent.type ?? 'bing' }
    const lists = await Promise.all([
      list(context, resource, search),
      list(context, resource, { ...filter, per_page: '100' }),
      list(context, resource, { per_page: '100' }),
      ...(resource === 'links' ? [list(context, resource, { status: '0', per_page: '100' })] : []),
    ])
    const listed = lists.find(({ ids }) => ids.includes(id))
    let lost: Exchange | undefined
    for (const other of neighbours) {
      if (other.id === undefined) continue
      const { exchange } = await get(context, resource, other.id)
      if (!discovered.ok(exchange)) lost = exchange
    }
    return {
      id,
      marker: middle.marker,
      deleted,
      got: got.exchange,
      listed: (listed ?? lists[0]).exchange,
      readable: discovered.ok(got.exchange) && carries(got.exchange.answer.json, middle.marker),
      inList: listed !== undefined,
      lost,
      areAdjacent,
    }
  })
}

interface DeletedTwin {
  id: string
  fields: LinkInput
  alias: string | undefined
  /** A link with the same alias on another domain, if the server accepts one. */
  twin: Pick<Attempt, 'id' | 'sent'> | undefined
}

/** Deletes a link that each filter matched. Undefined if the server refuses it. */
function deletedTwin(context: Context): Promise<DeletedTwin | undefined> {
  return once(context, 'a deleted link with a twin', async () => {
    const { account, discovered, settings } = context
    const fields = filteredFields(context, await anyFixturePixelIds(context))
    const fieldsFor = (marker: string) => ({
      url: `${discovered.prefixes.links}gone-filtered-${marker}`,
      alias: plainAlias('gone', marker),
      ...fields,
      disabled: '1',
    })
    const { exchange, id, sent } = await create(context, 'links', fieldsFor)
    if (!discovered.ok(exchange) || id === undefined) return undefined
    const [, domain_id] = settings.domainIds
    const twin =
      domain_id === undefined
        ? undefined
        : await tryCreate(context, marker => ({ ...fieldsFor(marker), alias: sent.alias ?? '', domain_id }))
    mustSucceed(await account.delete('links', id), 'a delete')
    return { id, fields, alias: sent.alias, twin: twin && discovered.ok(twin.exchange) ? twin : undefined }
  })
}

/** Throws if a deleted link is still listed for its domain, its space, one of its pixels, its status or its alias. */
export async function mustLeaveFilters(context: Context): Promise<void> {
  const deleted = await deletedTwin(context)
  if (deleted === undefined) return
  const { id, alias } = deleted
  const { domain_id, space_id, pixel_ids: [pixel_id] = [] } = deleted.fields
  const filters = Object.entries({ domain_id, space_id, pixel_id, status: '3', search: alias })
  for (const [name, value] of filters) {
    if (value === undefined) continue
    const by: Query = name === 'search' ? { search_by: 'alias' } : {}
    const listed = await list(context, 'links', { [name]: value, ...by, per_page: '100' })
    if (listed.ids.includes(id))
      throw broken(`a list for ${name}=${value} without the deleted link`, 'a list with it', listed.exchange)
  }
}

/** Throws if a link is deleted with one that has the same alias on another domain. */
export async function mustLeaveTwin(context: Context): Promise<void> {
  const { twin } = (await deletedTwin(context)) ?? {}
  if (twin?.id === undefined) return
  const { exchange } = await get(context, 'links', twin.id)
  if (context.discovered.ok(exchange)) return
  const expected = 'a link with the same alias on another domain to remain'
  throw broken(expected, `status ${exchange.answer.status}`, exchange)
}

/** Throws if a pixel is deleted with another one that has the same name. */
export async function mustLeaveNamesake(context: Context): Promise<void> {
  const { account, discovered } = context
  const pixel = await takeSpare(context, 'pixels', marker => fieldsOf(context, 'pixels', marker))
  const { name = '' } = pixel.sent
  const other = await create(context, 'pixels', marker => ({
    name: String(name),
    type: 'bing',
    value: `namesake-${marker}`,
  }))
  // Whether two pixels may have one name is open.
  if (other.id === undefined || !discovered.ok(other.exchange)) return
  mustSucceed(await account.delete('pixels', pixel.id), 'a delete')
  const { exchange } = await get(context, 'pixels', other.id)
  if (!discovered.ok(exchange))
    throw broken('a pixel with the same name to remain', `status ${exchange.answer.status}`, exchange)
  leaveSpare(context, 'pixels', other)
}

/** Throws if a pixel is deleted with the last link that has it. */
export async function mustLeavePixel(context: Context): Promise<void> {
  const { account, discovered } = context
  const pixel = await takeSpare(context, 'pixels', marker => fieldsOf(context, 'pixels', marker))
  const { id, exchange: created } = await create(context, 'links', marker => ({
    ...fieldsOf(context, 'links', marker),
    pixel_ids: [pixel.id],
  }))
  if (id === undefined || !discovered.ok(created)) throw new Skipped('a link with a pixel is refused')
  const before = await get(context, 'pixels', pixel.id)
  if (!discovered.ok(before.exchange)) throw new Skipped('the pixel of the link cannot be read')
  mustSucceed(await account.delete('links', id), 'a delete')
  const { exchange } = await get(context, 'pixels', pixel.id)
  if (!discovered.ok(exchange))
    throw broken('the pixel of a deleted link to remain', `status ${exchange.answer.status}`, exchange)
  leaveSpare(context, 'pixels', pixel)
}

export function fieldsOf({ discovered }: Context, resource: Resource, marker: string): Input {
  if (resource === 'links') return { url: `${discovered.prefixes.links}gone-${marker}` }
  return { name: `${marker}-gone`, type: 'bing', value: `gone-${marker}` }
}

/** A deleted record, and the responses about it since. */
interface Deleted {
  id: string
  marker: string
  deleted: Exchange
  got: Exchange
  listed: Exchange
  /** Whether a read by its id still returns the record. */
  readable: boolean
  /** Whether a list still contains the record. */
  inList: boolean
  /** The response about a neighbour that cannot be read any more. Undefined if both can be read. */
  lost: Exchange | undefined
  /** Whether no other record was between the three. */
  areAdjacent: boolean
}
