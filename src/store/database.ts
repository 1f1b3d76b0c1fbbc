import { factory, nullable, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import { copyOfLink, copyOfPixel, shareEmptyLists } from './copies.ts'
import type { Link, Pixel } from './entities.ts'
import { createTable, type Engine } from './entity-table.ts'
import { lazily } from './lazily.ts'
import { completeLink } from './link.ts'
import type { Identified, Model, Table } from './table.ts'

// Entities are stored in @mswjs/data 0.16.2, which only this file and entity-table.ts use. Every query of that
// package scans its whole model (an update by id takes 44 ms among 100,000 links), and its own way to create an
// entity takes 25 µs more. A `Table` therefore reads and writes the model's Map itself, without those queries, and
// listens to the package's events for the writes of test authors. The model and the table share the same entities.
// The package's part is created when a test author asks for it: most accounts of a server never need it.

export interface Database {
  readonly db: { link: Model<Link>; pixel: Model<Pixel> }
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
    alias_generated: Boolean,
    domain_id: number,
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

/** Creates an empty database, with its tables and its models. */
export function createDatabase({ now, alias, title }: Sources): Database {
  const links = createTable('link', copyOfLink, shareEmptyLists)
  const pixels = createTable<Pixel>('pixel', copyOfPixel, pixel => pixel)

  const completed = (given: Partial<Link>): Link => {
    const own = { url: given.url ?? DEFAULT_URL, alias: given.alias ?? alias() }
    return completeLink({
      alias_generated: given.alias === undefined,
      ...given,
      id: given.id ?? links.nextId(),
      ...own,
      domain_id: given.domain_id === undefined ? 1 : given.domain_id,
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

  const db = lazily(() => {
    const models = factory(definition)
    const engine: unknown = models[DATABASE_INSTANCE]
    links.connect(engine as Engine<Link>)
    pixels.connect(engine as Engine<Pixel>)
    const { link, pixel }: { link: unknown; pixel: unknown } = models
    return {
      link: createModel(link as Model<Link>, links, completed),
      pixel: createModel(pixel as Model<Pixel>, pixels, completePixel),
    }
  })
  return {
    get db() {
      return db()
    },
    links,
    pixels,
  }
}
