import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Resource } from '../../writes/account.ts'
import { locationId } from '../../writes/ids.ts'
import { withDomains } from './domains.ts'
import { type About, aboutOf, type Finder, finderOf } from './ids.ts'
import { type Reading, readingOf, spellingsIn } from './reading.ts'
import { sentFields, type Taken } from './recording.ts'

/** A record that a response shows, by itself or in a list. */
export interface Shown {
  resource: Resource
  id: string
  record: Json
  /** The exchange whose response shows it. */
  taken: Taken
}

/** What a recording shows about the account it was made with. */
export interface World {
  finders: Readonly<Record<Resource, Finder>>
  readings: Readonly<Record<Resource, Reading>>
  /** The records that existed before the recording, by id, oldest first, as a response first shows them. */
  before: Readonly<Record<Resource, ReadonlyMap<string, Json>>>
  /** The ids of the records that the recording created, by the exchange of the create. */
  made: ReadonlyMap<Taken, string>
  shown: readonly Shown[]
  domainIds: readonly string[]
  spaceIds: readonly string[]
  /** When the recording begins, in milliseconds since 1970. */
  startedAt: number
}

/** Reconstructs from a recording which records existed, and their values. */
export function worldOf(taken: readonly Taken[]): World {
  const finders = { links: finderOf('links', taken), pixels: finderOf('pixels', taken) }
  const shown = taken.flatMap(one => shownIn(one, finders))
  const made = new Map<Taken, string>()
  for (const one of taken) {
    const id = madeIn(one, finders, shown, taken)
    if (id !== undefined) made.set(one, id)
  }
  const readings = { links: readingFor('links'), pixels: readingFor('pixels') }
  const before = { links: beforeOf('links'), pixels: beforeOf('pixels') }
  const links = shown.filter(({ resource }) => resource === 'links').map(({ record }) => record)
  const sent = (name: string) =>
    [
      ...taken
        .filter(({ exchange }) => exchange.answer.status < 300)
        .flatMap(({ exchange }) => [...queryOf(exchange.request.path), ...sentFields(exchange)]),
    ].flatMap(([field, value]) => (field === name && value !== '' && value.length < 100 ? [value] : []))
  const read = (name: string) =>
    links.flatMap(record => {
      const value = readings.links.read(record)[name]
      return value === undefined || value === null ? [] : [String(value)]
    })
  // The domain that the service gives to a link created without one comes first, because the mock uses the
  // first domain.
  const without = [...made].flatMap(([one, id]) =>
    sentFields(one.exchange).some(([name]) => /^domain/.test(name)) ? [] : [id],
  )
  const usual = shown.filter(({ resource, id }) => resource === 'links' && without.includes(id))
  const usualDomains = usual.flatMap(({ record }) => String(readings.links.read(record).domain_id ?? []))
  return {
    finders,
    readings,
    before,
    made,
    shown,
    domainIds: distinct([
      ...usualDomains.filter(Boolean),
      ...read('domain_id'),
      ...sent('domain_id'),
      ...sent('domain'),
    ]),
    spaceIds: distinct([...read('space_id'), ...sent('space_id')]),
    startedAt: taken[0]?.sentAt ?? 0,
  }

  function readingFor(resource: Resource): Reading {
    const own = shown.filter(one => one.resource === resource)
    const first = readingOf(
      resource,
      own.map(({ record }) => record),
    )
    const pairs = own.flatMap(({ record, taken: of, id }) =>
      made.get(of) === id
        ? [{ sent: Object.fromEntries(sentFields(of.exchange)), record: record as never }]
        : [],
    )
    const records = own.map(({ record }) => record)
    return withDomains(readingOf(resource, records, spellingsIn(first, pairs)), pairs)
  }

  function beforeOf(resource: Resource): Map<string, Json> {
    const own = new Set([...made].flatMap(([one, id]) => (aboutOf(one)?.resource === resource ? [id] : [])))
    const found = new Map<string, Json>()
    for (const one of shown)
      if (one.resource === resource && !own.has(one.id) && !found.has(one.id)) found.set(one.id, one.record)
    for (const id of namedIn(taken, resource)) if (!own.has(id) && !found.has(id)) found.set(id, {})
    if (resource === 'links') return new Map(sorted([...found]))
    const attached = shown
      .filter(one => one.resource === 'links')
      .flatMap(({ record }) => (readings.links.read(record).pixel_ids ?? []) as string[])
    for (const id of attached) if (!own.has(id) && !found.has(id)) found.set(id, {})
    return new Map(sorted([...found]))
  }
}

/** Sorts records, oldest first: by numeric id, or else in reverse, because lists begin with the newest. */
function sorted(found: [string, Json][]): [string, Json][] {
  const isNumbered = found.every(([id]) => /^\d{1,15}$/.test(id))
  return isNumbered ? found.sort((a, b) => Number(a[0]) - Number(b[0])) : found.reverse()
}

/** Returns the ids in the paths of successful requests. Responses may not show these records. */
function namedIn(taken: readonly Taken[], resource: Resource): string[] {
  return taken.flatMap(one => {
    const about = aboutOf(one)
    const isThere = one.exchange.answer.status < 300
    return about?.resource === resource && about.id !== undefined && isThere ? [about.id] : []
  })
}

function shownIn(taken: Taken, finders: World['finders']): Shown[] {
  const about = aboutOf(taken)
  const { request, answer } = taken.exchange
  if (about === undefined || answer.status >= 300 || request.method === 'DELETE') return []
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

/** Returns the id of the record that a request created, from its response or a later one that shows it. */
function madeIn(
  taken: Taken,
  finders: World['finders'],
  shown: readonly Shown[],
  all: readonly Taken[],
): string | undefined {
  const { request, answer } = taken.exchange
  const about: About | undefined = aboutOf(taken)
  if (about === undefined || about.id !== undefined || request.method !== 'POST' || answer.status >= 300)
    return undefined
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

/** Returns the query parameters of a path, decoded. */
export function queryOf(path: string): [string, string][] {
  const at = path.indexOf('?')
  return at < 0 ? [] : [...new URLSearchParams(path.slice(at + 1))]
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
