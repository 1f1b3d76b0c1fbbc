import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { SentRequest } from '../../core/exchange.ts'
import { aboutOf } from './ids.ts'
import { sentFields, type Taken } from './recording.ts'
import type { Shown } from './shown-records.ts'
import type { World } from './world.ts'

// Some values are chosen by the service, so the mirror has to take them from the recording.

/**
 * Returns the request of a create. If it was sent without an alias, it gets the one that the service
 * generated.
 */
export function withServersAlias(one: Taken, id: string, { shown, readings }: World): SentRequest {
  const { request } = one.exchange
  const sent = sentFields(one.exchange).map(([name]) => name)
  const record = shown.find(each => each.id === id && each.resource === 'links')?.record
  const alias = record === undefined ? undefined : readings.links.read(record).alias
  const isForm = /form-urlencoded/.test(request.headers['content-type'] ?? '')
  if (!isForm || sent.includes('alias') || typeof alias !== 'string' || aboutOf(one)?.resource !== 'links')
    return request
  return { ...request, body: `${request.body}&${new URLSearchParams({ alias })}` }
}

/** Returns the mirror's record with the service's clicks and, if the link is older, its title. */
export function withServersValues(mine: JsonObject, { resource, id, record }: Shown, world: World): JsonObject {
  if (resource !== 'links') return mine
  const { clicks, title } = world.readings.links.read(record)
  return {
    ...mine,
    ...(clicks !== undefined && { clicks }),
    ...(title !== undefined && world.before.links.has(id) && { title }),
  }
}
