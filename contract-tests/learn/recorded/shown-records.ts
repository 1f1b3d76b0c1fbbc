import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import { isSuccess } from '../../core/exchange.ts'
import type { Resource } from '../../writes/account.ts'
import { aboutOf, type Finder } from './ids.ts'
import type { Taken } from './recording.ts'

/** The finders of both kinds of records. */
export type Finders = Readonly<Record<Resource, Finder>>

/** A record that a response shows, by itself or in a list. */
export interface ShownRecord {
  resource: Resource
  id: string
  record: JsonObject
  /** The pointer of the record in the response. Undefined for a row of a list. */
  at?: string
  /** The exchange whose response shows it. */
  taken: Taken
}

/** Returns the records that a response shows. */
export function shownIn(taken: Taken, finders: Finders): ShownRecord[] {
  const about = aboutOf(taken)
  const { request, answer } = taken.exchange
  if (about === undefined || !isSuccess(taken.exchange) || request.method === 'DELETE') return []
  const { resource, id } = about
  const finder = finders[resource]
  if (request.method === 'GET' && id === undefined)
    return (finder.rows(answer.json) ?? []).flatMap(record => {
      const own = finder.idOf(record)
      return own === undefined ? [] : [{ resource, id: own, record, taken }]
    })
  const single = finder.single(answer.json, id)
  return single === undefined ? [] : [{ resource, ...single, taken }]
}
