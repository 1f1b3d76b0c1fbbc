import { factory, nullable, primaryKey } from '@mswjs/data'
import { SERIALIZED_INTERNAL_PROPERTIES_KEY } from '@mswjs/data/lib/db/Database.js'
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import type { Link, Pixel } from './entities.ts'
import { completeLink } from './link.ts'
import type { Identified, Listener, Model, Table } from './table.ts'

// The store is @mswjs/data 0.16.2, and this is the only file that knows it. Every query of that package scans
// its whole model (an update by id takes 44 ms among 100,000 links), and building an entity its way costs 25 µs
// more. So a `Table` reads the model's Map and writes through the package's database, underneath those queries:
// both doors open on the same entities, and every write raises the package's own events.

export interface Database {
  db: { link: Model<Link>; pixel: Model<Pixel> }
  links: Table<Link>
  pixels: Table<Pixel>
}

/** Where the values come from that an entity cannot do without and a test author need not give. */
export interface Sources {
  /** The present, in milliseconds since the epoch. */
  now(): number
  /** An alias that no link has. */
  alias(): string
  /** The title of a new link. */
  title(link: { url: string; alias: string }): string | null
}

/** What a table needs of the package's database, whose own types refuse our entities. */
interface Engine<E> {
  getModel(name: string): Map<number, E>
  create(name: string, entity: E): void
  update(name: string, previous: E, next: E): void
  delete(name: string, id: number): void
  events: {
    on(event: 'update', heard: (source: string, name: string, previous: E, next: E) => void): void
    on(event: 'delete', heard: (source: string, name: string, id: number) => void): void
  }
}

/** A copy with the marks that the package looks for where no spread, comparison or JSON shows them. */
function mark<E>(name: string, entity: E): E {
  const {
    [SERIALIZED_INTERNAL_PROPERTIES_KEY]: _serialized,
    [ENTITY_TYPE]: _type,
    [PRIMARY_KEY]: _key,
    ...fields
  } = entity as Record<string | symbol, unknown>
  Object.defineProperty(fields, ENTITY_TYPE, { value: name })
  Object.defineProperty(fields, PRIMARY_KEY, { value: 'id' })
  return fields as E
}

function createTable<E extends Identified>(engine: Engine<E>, name: string): Table<E> {
  const rows = engine.getModel(name)
  const listeners = new Set<Listener<E>>()
  let highest = 0

  function tellCreated(entity: E) {
    highest = Math.max(highest, entity.id)
    for (const listener of listeners) listener.created(entity)
  }

  // The package tells of a create before it writes, so that `insert`, through which all creates go, tells of it
  // instead. Listeners hear of an update after the write, with a copy; what was written has its marks in sight.
  engine.events.on('update', (_, model, previous, copy) => {
    if (model !== name) return
    const entity = mark(name, copy)
    rows.set(entity.id, entity)
    // Listeners have heard of a change of id as a delete before.
    if (previous.id !== entity.id) tellCreated(entity)
    else for (const listener of listeners) listener.updated(entity)
  })
  engine.events.on('delete', (_, model, id) => {
    if (model !== name) return
    for (const listener of listeners) listener.deleted(id)
  })

  return {
    get size() {
      return rows.size
    },
    get: id => rows.get(id),
    ids: () => rows.keys(),
    values: () => rows.values(),
    nextId: () => highest + 1,
    continueIds(next) {
      highest = next - 1
      for (const id of rows.keys()) highest = Math.max(highest, id)
    },
    insert(given) {
      if (rows.has(given.id)) throw new Error(`Failed to insert ${name} ${given.id}: the id is taken`)
      const entity = mark(name, given)
      engine.create(name, entity)
      tellCreated(entity)
      return entity
    },
    update(id, changes) {
      const previous = rows.get(id)
      if (!previous) throw new Error(`Failed to update ${name} ${id}: there is no such ${name}`)
      engine.update(name, previous, mark(name, { ...previous, ...changes, id }))
      return rows.get(id) as E
    },
    delete(id) {
      if (!rows.has(id)) return false
      engine.delete(name, id)
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The package's model, save that it creates through the table and hands out what the table holds. */
function createModel<E extends Identified>(
  model: Model<E>,
  table: Table<E>,
  complete: (given: Partial<E>) => E,
): Model<E> {
  const kept = (entity: E) => table.get(entity.id) as E
  return {
    ...model,
    create: (given = {}) => table.insert(complete(given)),
    update(query) {
      const entity = model.update(query)
      return entity && kept(entity)
    },
    updateMany(query) {
      return model.updateMany(query)?.map(kept) ?? null
    },
  }
}

const PLACE = 'https://example.com/'
const text = nullable<string>(() => null)
const number = nullable<number>(() => null)
const list = () => []

// Which fields there are, and which may be null; what they are when left out stands below.
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

/** An empty database, and the two doors to it. */
export function createDatabase({ now, alias, title }: Sources): Database {
  const models = factory(definition)
  const engine: unknown = models[DATABASE_INSTANCE]
  const links = createTable(engine as Engine<Link>, 'link')
  const pixels = createTable(engine as Engine<Pixel>, 'pixel')

  const completed = (given: Partial<Link>): Link => {
    const own = { url: given.url ?? PLACE, alias: given.alias ?? alias() }
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
