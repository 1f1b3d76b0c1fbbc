import { isSuccess } from '../../core/exchange.ts'
import { locationId } from '../../writes/ids.ts'
import { aboutOf } from './ids.ts'
import { sentFields, type Taken } from './recording.ts'
import type { Finders, ShownRecord } from './shown-records.ts'

/** Returns the ids of the records that the recording created, by the exchange of the create. */
export function createdIn(
  taken: readonly Taken[],
  finders: Finders,
  shown: readonly ShownRecord[],
): Map<Taken, string> {
  const created = new Map<string, readonly [Taken, string]>()
  for (const one of taken) {
    const id = createdId(one, finders, shown, taken)
    // Of two creates with the same words, the first was refused.
    if (id !== undefined) created.set(`${aboutOf(one)?.resource}/${id}`, [one, id])
  }
  return new Map(created.values())
}

/** Returns the id of the record that a request created, from its response or a later one that shows it. */
function createdId(
  taken: Taken,
  finders: Finders,
  shown: readonly ShownRecord[],
  all: readonly Taken[],
): string | undefined {
  const { request, answer } = taken.exchange
  const about = aboutOf(taken)
  if (about === undefined || about.id !== undefined || request.method !== 'POST') return undefined
  if (!isSuccess(taken.exchange)) return undefined
  const { resource } = about
  const own = finders[resource].single(answer.json)?.id ?? finders[resource].idOf(answer.json)
  if (own !== undefined) return own
  const located = answer.headers.location === undefined ? undefined : locationId(taken.exchange)
  if (located !== undefined) return located
  const fields = Object.fromEntries(sentFields(taken.exchange))
  const words = [fields.alias, fields.url, fields.name].filter(word => word !== undefined && word !== '')
  const at = all.indexOf(taken)
  const earlier = new Set(
    shown.filter(one => all.indexOf(one.taken) < at).map(one => `${one.resource}/${one.id}`),
  )
  return shown.find(
    one =>
      one.resource === resource &&
      all.indexOf(one.taken) > at &&
      !earlier.has(`${resource}/${one.id}`) &&
      words.some(word => JSON.stringify(one.record).includes(JSON.stringify(word))),
  )?.id
}
