import { isSuccess } from '../../core/exchange.ts'
import { isJsonObject } from '../../core/match.ts'
import { recogniserOf } from '../../discover/refusal-signs.ts'
import { aboutOf } from './ids.ts'
import { sentFields, type Taken } from './recording.ts'
import { worldOf } from './world.ts'

/**
 * Marks the refusals that have a success status and report the refusal only in the body. They are recognised if
 * the recording has requests that every service refuses, or reads whose responses have nothing in common with others,
 * and if these responses differ from those that show records or acknowledge writes.
 */
export function withRefusals(taken: readonly Taken[]): readonly Taken[] {
  const succeeded = taken.filter(one => isSuccess(one.exchange))
  const isNoRead = noReadsAmong(succeeded)
  const refused = new Set(succeeded.filter(one => isRefusedByAll(one) || isNoRead(one)))
  if (refused.size === 0) return taken
  const { shown, made, before } = worldOf(taken.filter(one => !refused.has(one)))
  const ids = new Set([
    ...[...made].map(([one, id]) => `${aboutOf(one)?.resource}/${id}`),
    ...[...before.links.keys()].map(id => `links/${id}`),
    ...[...before.pixels.keys()].map(id => `pixels/${id}`),
  ])
  const fine = new Set(shown.map(one => one.taken))
  const outlines = new Set([...refused].map(outlineOf))
  for (const one of taken) {
    const about = aboutOf(one)
    const isOfKnown = about?.id !== undefined && ids.has(`${about.resource}/${about.id}`)
    // A write to a known record may be refused too.
    const isAccepted = made.has(one) || (isOfKnown && !outlines.has(outlineOf(one)))
    if (isSuccess(one.exchange) && isAccepted) fine.add(one)
  }
  const isRefusal = recogniserOf(
    [...refused].map(one => one.exchange),
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
 * Returns a function that recognises responses to a GET that have no member in common with most responses to such
 * requests: those for a list, or those for one record.
 */
function noReadsAmong(all: readonly Taken[]): (one: Taken) => boolean {
  // Most responses have the same few outlines, so that these are compared instead of each pair of responses.
  const kinds = new Map<string, Map<string, { names: ReadonlySet<string>; count: number }>>()
  for (const one of all.filter(isGet)) {
    const kind = kinds.get(kindOf(one)) ?? new Map()
    kinds.set(kindOf(one), kind)
    const { count = 0 } = kind.get(outlineOf(one)) ?? {}
    kind.set(outlineOf(one), { names: new Set(namesOf(one)), count: count + 1 })
  }
  return one => {
    const names = namesOf(one)
    if (!isGet(one) || names.length === 0) return false
    const outlines = [...(kinds.get(kindOf(one))?.values() ?? [])]
    const sum = (some: typeof outlines) => some.reduce((total, { count }) => total + count, 0)
    const foreign = outlines.filter(outline => !names.some(name => outline.names.has(name)))
    return sum(foreign) > (sum(outlines) - 1) / 2
  }
}

const isGet = ({ exchange }: Taken) => exchange.request.method === 'GET'

function kindOf(one: Taken): string {
  const about = aboutOf(one)
  return `${about?.resource} ${about?.id === undefined ? 'list' : 'record'}`
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
