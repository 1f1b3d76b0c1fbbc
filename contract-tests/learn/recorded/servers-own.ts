import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import type { SentRequest } from '../../core/exchange.ts'
import { formOf } from '../../requirements/support/alias-form.ts'
import { aboutOf } from './ids.ts'
import { sentFields, type Taken } from './recording.ts'
import type { ShownRecord } from './shown-records.ts'
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

/**
 * Copies values that only the service knows to the mirror's link: its clicks, and the title of a link that
 * existed before the recording.
 */
export function copyServersValues(
  mine: JsonObject,
  { resource, id, record }: Omit<ShownRecord, 'taken'>,
  world: World,
): void {
  if (resource !== 'links') return
  const { clicks, title } = world.readings.links.read(record)
  Object.assign(mine, {
    ...(clicks !== undefined && { clicks }),
    ...(title !== undefined && world.before.links.has(id) && { title }),
  })
}

/** Returns the form of the aliases that the service generated for links sent without one. */
export function generatedIn({ made, shown, readings }: World): StatedAnswers {
  const aliases = [...made].flatMap(([one, id]) => {
    const isSent = sentFields(one.exchange).some(([name, value]) => name === 'alias' && value !== '')
    const record = shown.find(each => each.id === id && each.resource === 'links')?.record
    const alias = record === undefined || isSent ? undefined : readings.links.read(record).alias
    return aboutOf(one)?.resource === 'links' && typeof alias === 'string' ? [alias] : []
  })
  const form = aliases.length === 0 ? undefined : formOf(aliases)
  return form === undefined ? {} : { 'links.alias.generated': form }
}
