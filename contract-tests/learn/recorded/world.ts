import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import { isSuccess } from '../../core/exchange.ts'
import type { Resource } from '../../writes/account.ts'
import { createdIn } from './created.ts'
import { withDomains } from './domains.ts'
import { aboutOf, finderOf } from './ids.ts'
import type { SentRecord } from './proof.ts'
import { type RecordedReading, readingOf } from './reading.ts'
import { queryOf, sentFields, type Taken } from './recording.ts'
import { type Finders, type ShownRecord, shownIn } from './shown-records.ts'
import { type SinglePlace, singlePlace } from './single-place.ts'

/** The account that a recording was made with, as far as the recording shows it. */
export interface World {
  finders: Finders
  readings: Readonly<Record<Resource, RecordedReading>>
  /** The records that existed before the recording, by id, oldest first, as a response first shows them. */
  before: Readonly<Record<Resource, ReadonlyMap<string, JsonObject>>>
  /** The ids of the records that the recording created, by the exchange of the create. */
  made: ReadonlyMap<Taken, string>
  shown: readonly ShownRecord[]
  /** Where responses about one record show it. */
  places: Readonly<Record<Resource, SinglePlace | undefined>>
  domainIds: readonly string[]
  spaceIds: readonly string[]
  /** The time at which the recording begins, in milliseconds since 1970. */
  startedAt: number
}

/** Reconstructs from a recording which records existed, and their values. */
export function worldOf(taken: readonly Taken[]): World {
  const finders = { links: finderOf('links', taken), pixels: finderOf('pixels', taken) }
  const shown = taken.flatMap(one => shownIn(one, finders))
  const made = createdIn(taken, finders, shown)
  const sent = sentRecords(taken, shown, made)
  const readings = { links: readingFor('links', sent), pixels: readingFor('pixels', sent) }
  const links = shown.filter(({ resource }) => resource === 'links')
  const attached = links.flatMap(({ record }) => textsIn(readings.links.read(record).pixel_ids))
  const before = {
    links: recordsBefore('links', taken, shown, made),
    pixels: recordsBefore('pixels', taken, shown, made, attached),
  }
  const read = (name: string) =>
    links.flatMap(({ record }) => {
      const value = readings.links.read(record)[name]
      return value === undefined || value === null ? [] : [String(value)]
    })
  return {
    finders,
    readings,
    before,
    made,
    shown,
    places: { links: singlePlace(shown, 'links'), pixels: singlePlace(shown, 'pixels') },
    domainIds: distinct([
      ...usualDomains(links, made, readings.links),
      ...read('domain_id'),
      ...sentValues(taken, 'domain_id'),
      ...sentValues(taken, 'domain'),
    ]),
    spaceIds: distinct([...read('space_id'), ...sentValues(taken, 'space_id')]),
    startedAt: taken[0]?.sentAt ?? 0,
  }
}

/** Learns how to read the records of one kind, with the help of the creates that show their values. */
function readingFor(resource: Resource, sent: readonly (ShownRecord & SentRecord)[]): RecordedReading {
  const own = sent.filter(one => one.resource === resource)
  return withDomains(readingOf(resource, own), own)
}

/** Adds to each record the fields of its create, up to the first update, which may change any field. */
function sentRecords(
  taken: readonly Taken[],
  shown: readonly ShownRecord[],
  made: ReadonlyMap<Taken, string>,
): (ShownRecord & SentRecord)[] {
  const nameOf = (one: Taken, id: string | undefined) => `${aboutOf(one)?.resource}/${id}`
  const creates = new Map([...made].map(([one, id]) => [nameOf(one, id), one] as const))
  // Requests within one millisecond have the same time, so their order decides.
  const places = new Map(taken.map((one, place) => [one, place]))
  const updates = new Map<string, Taken>()
  for (const one of taken) {
    const name = nameOf(one, aboutOf(one)?.id)
    if (/^(PUT|PATCH)$/.test(one.exchange.request.method) && isSuccess(one.exchange) && !updates.has(name))
      updates.set(name, one)
  }
  return shown.map(one => {
    const name = nameOf(one.taken, one.id)
    const create = creates.get(name)
    const update = updates.get(name)
    const isChanged =
      update !== undefined &&
      (one.taken.receivedAt > update.sentAt || (places.get(one.taken) ?? 0) >= (places.get(update) ?? 0))
    const sent =
      create === undefined || isChanged ? undefined : Object.fromEntries(sentFields(create.exchange))
    return { ...one, sent }
  })
}

/**
 * Returns the records of one kind that existed before the recording.
 * @param attached ids of records that other records name
 */
function recordsBefore(
  resource: Resource,
  taken: readonly Taken[],
  shown: readonly ShownRecord[],
  made: ReadonlyMap<Taken, string>,
  attached: readonly string[] = [],
): Map<string, JsonObject> {
  const own = new Set([...made].flatMap(([one, id]) => (aboutOf(one)?.resource === resource ? [id] : [])))
  const found = new Map<string, JsonObject>()
  for (const one of shown)
    if (one.resource === resource && !own.has(one.id) && !found.has(one.id)) found.set(one.id, one.record)
  for (const id of [...namedIn(taken, resource), ...attached])
    if (!own.has(id) && !found.has(id)) found.set(id, {})
  return new Map(sorted([...found]))
}

/** Sorts records, oldest first: by numeric id, or else in reverse, because lists begin with the newest. */
function sorted(found: [string, JsonObject][]): [string, JsonObject][] {
  const isNumbered = found.every(([id]) => /^\d{1,15}$/.test(id))
  return isNumbered ? found.sort((a, b) => Number(a[0]) - Number(b[0])) : found.reverse()
}

/** Returns the ids in the paths of successful requests. Responses may not show these records. */
function namedIn(taken: readonly Taken[], resource: Resource): string[] {
  return taken.flatMap(one => {
    const about = aboutOf(one)
    const isThere = isSuccess(one.exchange)
    return about?.resource === resource && about.id !== undefined && isThere ? [about.id] : []
  })
}

/**
 * Returns the domains of links that were created without one. They come first, because the mock gives its
 * first domain to such links.
 */
function usualDomains(
  links: readonly ShownRecord[],
  made: ReadonlyMap<Taken, string>,
  reading: RecordedReading,
): string[] {
  const without = [...made].flatMap(([one, id]) =>
    sentFields(one.exchange).some(([name]) => /^domain/.test(name)) ? [] : [id],
  )
  const usual = links.filter(({ id }) => without.includes(id))
  return usual.map(({ record }) => String(reading.read(record).domain_id ?? '')).filter(Boolean)
}

/** Returns the values with which successful requests sent a field or query parameter. */
function sentValues(taken: readonly Taken[], name: string): string[] {
  return taken
    .filter(({ exchange }) => isSuccess(exchange))
    .flatMap(({ exchange }) => [...queryOf(exchange.request.path), ...sentFields(exchange)])
    .flatMap(([field, value]) => (field === name && value !== '' && value.length < 100 ? [value] : []))
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
