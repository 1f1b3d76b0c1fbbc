import type { Exchange } from '../core/exchange.ts'
import type { JsonRecord } from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import type { Context } from './context.ts'

/**
 * The response to a request for one record. Only who reads the record needs to know where responses show records.
 */
export interface Got {
  exchange: Exchange
  /** Undefined if the response contains no record: it is a refusal, not JSON, or has another shape. */
  readonly record: JsonRecord | undefined
}

/** The response to a request for a list. Only who reads its records needs to know where lists show records. */
export interface Listed {
  exchange: Exchange
  /** Empty if the response contains no records. `isList` shows whether it is a list at all. */
  readonly records: JsonRecord[]
  readonly ids: string[]
  readonly isList: boolean
}

export type Query = Readonly<Record<string, string>>

/** Reads one record. `fresh`: even if it was read since the last write. */
export async function get(
  context: Pick<Context, 'client' | 'discovered'>,
  resource: Resource,
  id: string,
  { fresh = false } = {},
): Promise<Got> {
  const path = `/${resource}/${encodeURIComponent(id)}`
  const exchange = await context.client.send({ method: 'GET', path, fresh })
  const { discovered } = context
  return {
    exchange,
    get record() {
      return discovered.ok(exchange) ? discovered.record(resource, exchange) : undefined
    },
  }
}

/** Returns what a record showed just after its create, or reads it if no response about it alone showed that. */
export async function shownAfterCreate(
  context: Pick<Context, 'client' | 'discovered'>,
  resource: Resource,
  { id, proof }: { id: string; proof?: Exchange | undefined },
): Promise<Got> {
  const isAlone = proof?.request.path === `/${resource}/${encodeURIComponent(id)}`
  if (proof === undefined || !isAlone) return get(context, resource, id)
  const isFine = context.discovered.ok(proof)
  return { exchange: proof, record: isFine ? context.discovered.record(resource, proof) : undefined }
}

/** Reads a list. `fresh`: even if it was read since the last write. */
export async function list(
  context: Pick<Context, 'client' | 'discovered'>,
  resource: Resource,
  query: Query = {},
  { fresh = false } = {},
): Promise<Listed> {
  const exchange = await context.client.send({
    method: 'GET',
    path: `/${resource}`,
    query: Object.entries(query),
    fresh,
  })
  return listedOf(context, resource, exchange)
}

/** Returns the records of a response that should be a list. */
export function listedOf(
  context: Pick<Context, 'discovered'>,
  resource: Resource,
  exchange: Exchange,
): Listed {
  const { discovered } = context
  let items: JsonRecord[] | undefined
  let ids: string[] | undefined
  const readItems = () => {
    items ??= discovered.ok(exchange) ? discovered.items(resource, exchange) : undefined
    return items
  }
  return {
    exchange,
    get records() {
      return readItems() ?? []
    },
    get ids() {
      ids ??= this.records.map(record => discovered.id(resource, record) ?? '')
      return ids
    },
    get isList() {
      return readItems() !== undefined
    },
  }
}

/** The number of records of a run that certainly fit on a page of the usual size. */
const few = 20

/** Returns the parameter for a page with all records of this run, if they may not fit on a usual one. */
export function pageFor({ account }: Pick<Context, 'account'>, resource: Resource): Query {
  return account.created(resource).length > few ? { per_page: '100' } : {}
}

/**
 * Returns the query that narrows a list to this run's records; an empty query if the server's search cannot
 * do that.
 */
export function narrowing({ discovered }: Pick<Context, 'discovered'>, resource: Resource): Query {
  if (!discovered.narrows[resource]) return {}
  return resource === 'links'
    ? { search: discovered.prefixes.links, search_by: 'url' }
    : { search: discovered.prefixes.pixels, search_by: 'name' }
}
