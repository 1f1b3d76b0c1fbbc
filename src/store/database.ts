import { factory, nullable, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import { copyOfLink, copyOfPixel, shareEmptyLists } from './copies.ts'
import type { Link, Pixel } from './entities.ts'
import { completeLink } from './link.ts'
import type { Identified, Listener, Model, Table } from './table.ts'

// Entities are stored in @mswjs/data 0.16.2, which only this file uses. Every query of that package scans its
// whole model (an update by id takes 44 ms among 100,000 links), and its own way to create an entity takes 25
// µs more. A `Table` therefore reads and writes the model's Map itself, without those queries, and listens to
// the package's events for the writes of test authors. The model and the table share the same entities.

export interface Database {
  db: { link: Model<Link>; pixel: Model<Pixel> }
  links: Table<Link>
  pixels: Table<Pixel>
}

/** Functions for the values of an entity that a test author leaves out. */
export interface Sources {
  /** Returns the current time, in milliseconds since the epoch. */
  now(): number
  /** Returns an alias that no link has. */
  alias(): string
  /** Returns the title of a new link. */
  title(link: { url: string; alias: string }): string | null
}

/**
 * The part of the package's internal database that a table needs. The package's own types do not accept our
 * entities.
 */
interface Engine<E> {
  getModel(name: string): Map<number, E>
  events: {
    on(event: 'update', listener: (source: string, name: string, previous: E, next: E) => void): void
    on(event: 'delete', listener: (source: string, name: string, id: number) => void): void
  }
}

/**
 * Adds the marks that the package looks for to an entity that nobody else has. They are not enumerable, so that
 * spreads, comparisons and JSON do not include them.
 */
function mark<E>(name: string, entity: E): E {
  Object.defineProperty(entity, ENTITY_TYPE, { value: name })
  Object.defineProperty(entity, PRIMARY_KEY, { value: 'id' })
  return entity
}

/**
 * Returns a table over the package's rows. `shrink` makes an entity that nobody else has smaller. All creates go
 * through the table. Updates and deletions by the package's own functions are seen in its events: after an update
 * it emits a copy of the entity, whose marks are enumerable. A copy without those replaces the stored entity.
 */
function createTable<E extends Identified>(
  engine: Engine<E>,
  name: string,
  copyOf: (entity: E) => E,
  shrink: (entity: E) => E,
): Table<E> {
  const rows = engine.getModel(name)
  const listeners = new Set<Listener<E>>()
  const stored = (entity: E) => mark(name, shrink(entity))
  let highest = 0

  function add(entity: E): E {
    if (rows.has(entity.id)) throw new Error(`Failed to insert ${name} ${entity.id}: the id is taken`)
    rows.set(entity.id, entity)
    reportCreated(entity)
    return entity
  }

  function reportCreated(entity: E) {
    highest = Math.max(highest, entity.id)
    for (const listener of listeners) listener.created(entity)
  }

  function reportUpdated(entity: E) {
    for (const listener of listeners) listener.updated(entity)
  }

  function reportDeleted(id: number) {
    for (const listener of listeners) listener.deleted(id)
  }

  engine.events.on('update', (_, model, previous, copy) => {
    if (model !== name) return
    const entity = stored(copyOf(copy))
    rows.set(entity.id, entity)
    // If the id changed, listeners have already been called for a delete of the old id.
    if (previous.id === entity.id) reportUpdated(entity)
    else reportCreated(entity)
  })
  engine.events.on('delete', (_, model, id) => {
    if (model === name) reportDeleted(id)
  })

  return {
    get size() {
      return rows.size
    },
    get: id => rows.get(id),
    ids: () => rows.keys(),
    values: () => rows.values(),
    nextId: () => highest + 1,
    continueIds: next => {
      highest = [...rows.keys()].reduce((most, id) => Math.max(most, id), next - 1)
    },
    insert: given => add(stored(copyOf(given))),
    adopt: entity => add(ENTITY_TYPE in entity ? entity : stored(entity)),
    update(id, changes) {
      const previous = rows.get(id)
      if (!previous) throw new Error(`Failed to update ${name} ${id}: there is no such ${name}`)
      const entity = stored(Object.assign(copyOf(previous), changes, { id }))
      rows.set(id, entity)
      reportUpdated(entity)
      return entity
    },
    delete(id) {
      if (!rows.delete(id)) return false
      reportDeleted(id)
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Returns the package's model, changed so that it creates through the table and returns the stored entities.
 */
function createModel<E extends Identified>(
  model: Model<E>,
  table: Table<E>,
  complete: (given: Partial<E>) => E,
): Model<E> {
  const stored = (entity: E) => table.get(entity.id) as E
  return {
    ...model,
    create: (given = {}) => table.insert(complete(given)),
    update(query) {
      const entity = model.update(query)
      return entity && stored(entity)
    },
    updateMany(query) {
      return model.updateMany(query)?.map(stored) ?? null
    },
  }
}

const DEFAULT_URL = 'https://example.com/'
const text = nullable<string>(() => null)
const number = nullable<number>(() => null)
const list = () => []

// The fields of each model, and which of them may be null. `createDatabase` sets their defaults.
const definition = {
  link: {
    id: primaryKey(Number),
    url: String,
    alias: String,
    domain_id: Number,
    space_id: number,
    pixel_ids: list,
    password: text,
    privacy_password: text,
    disabled: Number,
    privacy: Number,
    expiration_url: text,
    expiration_date: text,
    expiration_time: text,
    expiration_clicks: number,
    target_type: number,
    country: list,
    platform: list,
    language: list,
    rotation: list,
    title: text,
    clicks: Number,
    created_at: Number,
    updated_at: Number,
    updates: Number,
  },
  pixel: {
    id: primaryKey(Number),
    name: text,
    type: text,
    value: text,
    created_at: Number,
    updated_at: Number,
    updates: Number,
  },
}

/** Creates an empty database, with its models and its tables. */
export function createDatabase({ now, alias, title }: Sources): Database {
  const models = factory(definition)
  const engine: unknown = models[DATABASE_INSTANCE]
  const links = createTable(engine as Engine<Link>, 'link', copyOfLink, shareEmptyLists)
  const pixels = createTable(engine as Engine<Pixel>, 'pixel', copyOfPixel, pixel => pixel)

  const completed = (given: Partial<Link>): Link => {
    const own = { url: given.url ?? DEFAULT_URL, alias: given.alias ?? alias() }
    return completeLink({
      ...given,
      id: given.id ?? links.nextId(),
      ...own,
      domain_id: given.domain_id ?? 1,
      title: given.title === undefined ? title(own) : given.title,
      created_at: given.created_at ?? now(),
    })
  }
  const completePixel = (given: Partial<Pixel>): Pixel => {
    const id = given.id ?? pixels.nextId()
    const created_at = given.created_at ?? now()
    return {
      id,
      name: given.name ?? `Pixel ${id}`,
      type: given.type ?? 'facebook',
      value: given.value ?? String(id),
      created_at,
      updated_at: given.updated_at ?? created_at,
      updates: given.updates ?? 0,
    }
  }

  const link: unknown = models.link
  const pixel: unknown = models.pixel
  return {
    db: {
      link: createModel(link as Model<Link>, links, completed),
      pixel: createModel(pixel as Model<Pixel>, pixels, completePixel),
    },
    links,
    pixels,
  }
}
