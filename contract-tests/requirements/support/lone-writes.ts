import type { Exchange } from '../../core/exchange.ts'
import { carries } from '../../core/marker.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { fieldsOf } from './deletion.ts'
import { broken, mustSucceed } from './kit.ts'
import { changeLink, linkFixture } from './link-fixture.ts'
import { linkUrl } from './new-link.ts'
import { pixelFixture, send } from './pixel-fixture.ts'
import { leaveSpare, takeSpare } from './spares.ts'

/** The result of a write: its response, and the paths of the records that it created, changed or deleted. */
export interface LoneWrite {
  exchange: Exchange
  own: readonly string[]
}

export type WriteName = `${Resource}.${'create' | 'update' | 'delete'}`

/** Writes that must create, change or delete exactly one record. Each can be sent several times. */
export const loneWrites: Readonly<Record<WriteName, (context: Context) => Promise<LoneWrite>>> = {
  'links.create': context => createOne(context, 'links'),
  'links.update': updateLink,
  'links.delete': context => deleteOne(context, 'links'),
  'pixels.create': context => createOne(context, 'pixels'),
  'pixels.update': updatePixel,
  'pixels.delete': context => deleteOne(context, 'pixels'),
}

async function createOne(context: Context, resource: Resource): Promise<LoneWrite> {
  const made = await create(context, resource, marker =>
    resource === 'links'
      ? { url: `${context.discovered.prefixes.links}alone-${marker}` }
      : { name: `${marker}-alone`, type: 'bing', value: `alone-${marker}` },
  )
  mustSucceed(made.exchange, 'a create')
  const { ids, records, exchange } = await list(context, resource, { per_page: '100' })
  const copies = ids.filter((id, index) => id !== made.id && carries(records[index], made.marker))
  if (made.id !== undefined && copies.length > 0)
    throw broken(
      'one new record',
      `${copies.length} more records with the same fields: ${copies.join(', ')}`,
      exchange,
    )
  leaveSpare(context, resource, made)
  return { exchange: made.exchange, own: made.id === undefined ? [] : [`${resource}/${made.id}`] }
}

/** Changes the url of the link that all update requirements share: no other requirement is judged meanwhile. */
async function updateLink(context: Context): Promise<LoneWrite> {
  const { id, marker, sent } = await linkFixture(context)
  const words = ['alone', 'alone-again'].map(word => linkUrl(context, word, marker))
  const { exchange } = await changeLink(context, { url: words.find(url => url !== sent.url) ?? '' })
  mustSucceed(exchange, 'an update')
  return { exchange, own: [`links/${id}`] }
}

async function updatePixel(context: Context): Promise<LoneWrite> {
  const fixture = await pixelFixture(context)
  const word = fixture.sent.value?.startsWith('alone') === true ? 'again' : 'alone'
  const exchange = await send(context, { value: `${word}-${fixture.marker}` })
  mustSucceed(exchange, 'an update')
  return { exchange, own: [`pixels/${fixture.id}`] }
}

async function deleteOne(context: Context, resource: Resource): Promise<LoneWrite> {
  const { id } = await takeSpare(context, resource, marker => fieldsOf(context, resource, marker))
  return { exchange: await context.account.delete(resource, id), own: [`${resource}/${id}`] }
}
