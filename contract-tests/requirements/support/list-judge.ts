import { readPointer } from '../../../src/documents/pointer.ts'
import { type JsonRecord, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { get, type Listed, list, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { belongsIn } from './belongs.ts'
import { censusOf } from './census.ts'
import { collate } from './collation.ts'
import { broken, mustSucceed } from './kit.ts'
import { recordsById } from './listed.ts'

/**
 * Throws unless a page meets the rules for every list: each record occurs once, no record contradicts the
 * parameters, and the order is the requested one. Records of others count too, if they show the values that
 * matter.
 */
export async function mustBeInOrder(
  context: Context,
  resource: Resource,
  query: Query,
  { ids, records, exchange }: Listed,
): Promise<void> {
  mustSucceed(exchange, exchange.request.path)
  const twice = ids.find((id, index) => id !== '' && ids.indexOf(id) !== index)
  if (twice !== undefined) throw broken('each record once in the list', `record ${twice} twice`, exchange)
  const { records: all } = await censusOf(context, resource)
  const known = [...all.values()]
  const stranger = records.findIndex(record => belongsIn(context, resource, query, record, known) === false)
  if (stranger >= 0)
    throw broken(`only ${matching(resource, query)}`, `one that does not match: ${ids[stranger]}`, exchange)
  const pair = await misplaced(context, resource, query, ids, records)
  if (pair !== undefined)
    throw broken(`the order for ${queryWords(query)}`, `record ${pair[0]} before record ${pair[1]}`, exchange)
}

/** Returns a query in readable form: `status=1&sort=asc`. */
export function queryWords(query: Query): string {
  const words = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return words.length === 0 ? 'the plain list' : words.join('&')
}

/** Returns what a list with a query must contain: `links that match status=1`. */
export function matching(resource: Resource, query: Query): string {
  return Object.keys(query).length === 0 ? resource : `${resource} that match ${queryWords(query)}`
}

/**
 * Requests a list, and throws if it breaks a rule for lists or lacks a record that was seen before and
 * belongs in it, whoever created the record.
 */
export async function mustListAll(context: Context, resource: Resource, query: Query): Promise<void> {
  const { records, rank } = await censusOf(context, resource)
  const known = [...records.values()]
  const newest = await list(context, resource, { per_page: '100' })
  const all = new Map([...records, ...recordsById(newest)])
  const full = { ...query, per_page: '100' }
  const ask = async (fresh = false) => {
    const listed = await list(context, resource, full, { fresh })
    await mustBeInOrder(context, resource, full, listed)
    return listed
  }
  const first = await ask()
  if (first.ids.length >= 100 || rank === undefined) return
  const isMissing = (id: string, record: JsonRecord) =>
    !first.ids.includes(id) && belongsIn(context, resource, query, record, known) === true
  const missing = [...all].filter(([id, record]) => isMissing(id, record)).slice(0, 3)
  for (const [id] of missing) {
    // The record may have been changed or deleted since it was seen.
    const { record } = await get(context, resource, id, { fresh: true })
    if (record === undefined || context.discovered.id(resource, record) !== id) continue
    if (belongsIn(context, resource, query, record, known) !== true) continue
    const again = await ask(true)
    if (!again.ids.includes(id) && again.ids.length < 100)
      throw broken(`all ${matching(resource, query)}`, `no record with the id ${id}`, again.exchange)
  }
}

/** Returns two neighbouring records that are visibly in the wrong order. Undefined if there are none. */
async function misplaced(
  context: Context,
  resource: Resource,
  { sort_by: by = 'id', sort = 'desc' }: Query,
  ids: readonly string[],
  records: readonly JsonRecord[],
): Promise<[string, string] | undefined> {
  const keys = by === 'id' ? await ranks(context, resource, ids) : shownKeys(context, resource, by, records)
  const seen = ids
    .map((id, index) => ({ id, key: keys[index] }))
    .filter((one): one is { id: string; key: string | number } => one.key !== undefined)
  for (const [index, { id, key }] of seen.entries()) {
    const next = seen[index + 1]
    if (next === undefined) return undefined
    const ahead = collate(key, next.key)
    if (sort === 'asc' ? ahead > 0 : ahead < 0) return [id, next.id]
  }
  return undefined
}

async function ranks(
  context: Context,
  resource: Resource,
  ids: readonly string[],
): Promise<(number | undefined)[]> {
  const { rank, made } = await censusOf(context, resource)
  if (rank === undefined) return []
  // Records that this run created after the census are newer than all records in it.
  const since = context.account.created(resource).filter(id => !made.includes(id))
  return ids.map(id => rank.get(id) ?? (since.includes(id) ? rank.size + since.indexOf(id) : undefined))
}

function shownKeys(
  { discovered }: Context,
  resource: Resource,
  by: string,
  records: readonly JsonRecord[],
): (string | number | undefined)[] {
  const place = discovered.place(resource, by)
  const at =
    by === 'clicks' || by === 'title'
      ? discovered.derived(by)?.at
      : place?.proven === true
        ? place.at
        : undefined
  if (at === undefined) return []
  return records.map(record => {
    const text = textOf(readPointer(record, at))
    if (by !== 'clicks') return text
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
  })
}
