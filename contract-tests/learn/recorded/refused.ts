import { isSuccess } from '../../core/exchange.ts'
import { recogniserOf } from '../../discover/refusal-signs.ts'
import { aboutOf } from './ids.ts'
import { sentFields, type Taken } from './recording.ts'
import { worldOf } from './world.ts'

/**
 * Marks the refusals that have a success status and report the refusal only in the body. They are recognised if
 * the recording has requests that every service refuses, and if their responses differ from those that show
 * records or acknowledge writes.
 */
export function withRefusals(taken: readonly Taken[]): readonly Taken[] {
  const refused = taken.filter(one => isSuccess(one.exchange) && isRefusedByAll(one))
  if (refused.length === 0) return taken
  const { shown, made, before } = worldOf(taken.filter(one => !refused.includes(one)))
  const ids = new Set([
    ...[...made].map(([one, id]) => `${aboutOf(one)?.resource}/${id}`),
    ...[...before.links.keys()].map(id => `links/${id}`),
    ...[...before.pixels.keys()].map(id => `pixels/${id}`),
  ])
  const fine = new Set(shown.map(one => one.taken))
  for (const one of taken) {
    const about = aboutOf(one)
    const isOfKnown = about?.id !== undefined && ids.has(`${about.resource}/${about.id}`)
    if (isSuccess(one.exchange) && (made.has(one) || isOfKnown)) fine.add(one)
  }
  const isRefusal = recogniserOf(
    refused.map(one => one.exchange),
    [...fine].map(one => one.exchange),
  )
  return taken.map(one => {
    const { exchange } = one
    if (!isSuccess(exchange) || !isRefusal(exchange)) return one
    return { ...one, exchange: { ...exchange, answer: { ...exchange.answer, refused: true } } }
  })
}

/** Whether a request lacks the API key, or is a create without any required field. */
function isRefusedByAll(one: Taken): boolean {
  const about = aboutOf(one)
  const { request } = one.exchange
  if (about === undefined) return false
  if (request.authorization !== undefined) return true
  const isCreate = request.method === 'POST' && about.id === undefined
  const required = about.resource === 'links' ? ['url'] : ['name', 'type', 'value']
  return (
    isCreate && !sentFields(one.exchange).some(([name, value]) => required.includes(name) && value !== '')
  )
}
