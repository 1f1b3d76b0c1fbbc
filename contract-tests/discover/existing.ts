import { type Exchange, isSuccess } from '../core/exchange.ts'
import { isJsonObject, type JsonRecord, nodesOf } from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import type { Context } from './context.ts'
import { learnLinkDerived } from './derived.ts'
import { nominalPlace } from './locate/nominal.ts'
import { get, list } from './reads.ts'
import { candidateIdsIn } from './shape.ts'

/** The documented names of the fields by which sorting and searching are judged. */
const readable = {
  links: ['url', 'alias'],
  pixels: ['name', 'type'],
} as const

/**
 * Learns from existing records, for a run that may not write. Only the names of members are evidence, so the
 * result is less certain.
 */
export async function learnFromExisting(context: Context): Promise<void> {
  const { discovered } = context
  for (const resource of ['links', 'pixels'] as const) {
    const shape = discovered.shapes[resource]
    const { records, exchange: listed } = await list(context, resource, { per_page: '100' })
    const exchange = await readOne(context, resource, records)
    if (exchange === undefined) continue
    discovered.shown[resource] = { one: exchange, list: listed }
    for (const name of readable[resource]) {
      const place = nominalPlace('text', records, [name])
      if (place !== undefined) shape.fields.set(name, place)
    }
    if (resource === 'links') {
      learnLinkDerived(
        discovered,
        records.map(record => ({ sent: {}, record, exchange, fresh: false, listed: true })),
      )
    }
  }
}

/** Maximum number of members that are tried as the id. */
const most = 4

/**
 * Reads an existing record by the members that may be its id, until a response shows a record with that id, and
 * learns where. Otherwise keeps the first one by which a record can be read. Returns the response; undefined if
 * records have no such member.
 */
async function readOne(
  context: Context,
  resource: Resource,
  records: readonly JsonRecord[],
): Promise<Exchange | undefined> {
  const { discovered } = context
  const shape = discovered.shapes[resource]
  const tried: { candidate: string; exchange: Exchange }[] = []
  for (const candidate of candidateIdsIn(records, resource).slice(0, most)) {
    shape.ids = [candidate]
    const id = discovered.id(resource, records[0])
    if (id === undefined) continue
    const { exchange } = await get(context, resource, id)
    shape.roots = rootsIn(exchange.answer.json, node => discovered.id(resource, node) === id)
    if (shape.roots.length > 0) return exchange
    tried.push({ candidate, exchange })
  }
  const likeliest = tried.find(({ exchange }) => isSuccess(exchange)) ?? tried[0]
  if (likeliest !== undefined) shape.ids = [likeliest.candidate]
  return likeliest?.exchange
}

/** Returns the pointers to the objects that are the record, outermost first. */
function rootsIn(json: unknown, isRecord: (node: unknown) => boolean): string[] {
  return nodesOf(json)
    .filter(({ value }) => isJsonObject(value) && isRecord(value))
    .map(({ pointer }) => pointer)
    .sort((a, b) => a.split('/').length - b.split('/').length)
}
