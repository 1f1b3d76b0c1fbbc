import { isSuccess } from '../../core/exchange.ts'
import { isJsonObject } from '../../core/match.ts'
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
  const succeeded = taken.filter(one => isSuccess(one.exchange))
  const refused = succeeded.filter(one => isRefusedByAll(one) || isNoRead(one, succeeded))
  if (refused.length === 0) return taken
  const { shown, made, before } = worldOf(taken.filter(one => !refused.includes(one)))
  const ids = new Set([
    ...[...made].map(([one, id]) => `${aboutOf(one)?.resource}/${id}`),
    ...[...before.links.keys()].map(id => `links/${id}`),
    ...[...before.pixels.keys()].map(id => `pixels/${id}`),
  ])
  const fine = new Set(shown.map(one => one.taken))
  const outlines = new Set(refused.map(outlineOf))
  for (const one of taken) {
    const about = aboutOf(one)
    const isOfKnown = about?.id !== undefined && ids.has(`${about.resource}/${about.id}`)
    // A write to a known record may be refused too.
    const isAccepted = made.has(one) || (isOfKnown && !outlines.has(outlineOf(one)))
    if (isSuccess(one.exchange) && isAccepted) fine.add(one)
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

/** Returns the names of the top-level members of a response. */
function namesOf({ exchange: { answer } }: Taken): string[] {
  return isJsonObject(answer.json) ? Object.keys(answer.json) : []
}

const outlineOf = (one: Taken) => namesOf(one).sort().join()

/**
 * Whether the response to a GET has no member in common with most responses to such requests: those for a list, or
 * those for one record.
 */
function isNoRead(one: Taken, all: readonly Taken[]): boolean {
  const about = aboutOf(one)
  const names = namesOf(one)
  if (one.exchange.request.method !== 'GET' || names.length === 0) return false
  const alike = all.filter(other => {
    const of = aboutOf(other)
    const isSame = of?.resource === about?.resource && (of?.id === undefined) === (about?.id === undefined)
    return other !== one && other.exchange.request.method === 'GET' && isSame
  })
  const foreign = alike.filter(other => !namesOf(other).some(name => names.includes(name)))
  return foreign.length > alike.length / 2
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
