import type { Answers } from '../generated/answers.ts'
import { Aliases } from './aliases.ts'
import type { Clock } from './clock.ts'
import { createDatabase, type Database } from './database.ts'
import type { Domain, Link, Pixel, Seed, Space } from './entities.ts'
import { type Expiry, expiryOf } from './expiry.ts'
import { LateTitles } from './late-titles.ts'
import { lazily } from './lazily.ts'
import { RANDOM_SEED, Random } from './random.ts'
import type { Identified, Model, Table } from './table.ts'
import { titleOf } from './titles.ts'
import { View, type ViewOptions } from './view/view.ts'

export type LinkFilter = 'status' | 'space_id' | 'domain_id' | 'pixel_id'
export type LinkText = 'title' | 'alias' | 'url'
export type LinkOrder = 'id' | 'clicks' | LinkText
export type LinkView = View<Link, LinkFilter, LinkOrder, LinkText>
export type PixelOrder = 'id' | 'name'
export type PixelView = View<Pixel, 'type', PixelOrder, 'name'>

/** The data of one account, as users of a mock see it. The API has no endpoints for domains and spaces. */
export interface AccountStore {
  /** The links and pixels, as models of @mswjs/data. */
  readonly db: { link: Model<Link>; pixel: Model<Pixel> }
  readonly domains: ReadonlyMap<number, Domain>
  readonly spaces: ReadonlyMap<number, Space>
}

/**
 * The data of one account: its records, its domains and spaces, and the indexes from which lists are read. An
 * index is built when it is first needed.
 */
export interface Store extends AccountStore, Database {
  readonly linkView: LinkView
  readonly pixelView: PixelView
  readonly aliases: Aliases
  readonly random: Random
  readonly expiry: Expiry
  readonly clock: Clock
  /** Undefined if links have their titles from their creation. */
  readonly lateTitles: LateTitles | undefined
}

/** Returns the records of a store as a seed. Another store can have the same records: none is ever changed. */
export function recordsIn({ domains, spaces, pixels, links }: Store): Seed {
  return {
    domains: [...domains.values()],
    spaces: [...spaces.values()],
    pixels: [...pixels.values()],
    links: [...links.values()],
  }
}

/**
 * Creates a store with a seed's records, which nobody else may have, or which are those of another store. Stores
 * with the same answers, seed and clock give identical responses.
 */
export function createStore(answers: Answers, clock: Clock, seed: Seed): Store {
  const expiry = expiryOf(answers)
  const random = new Random(RANDOM_SEED)
  const domains = new Map(seed.domains.map(domain => [domain.id, domain]))
  const spaces = new Map(seed.spaces.map(space => [space.id, space]))
  const rules = { match: answers['search.match'], order: answers['sort.order'] }
  const linkViewOptions: ViewOptions<Link, LinkFilter, LinkOrder, LinkText> = {
    facets: {
      status: (link, now) => expiry.statusesAt(link, now),
      space_id: link => link.space_id,
      domain_id: link => link.domain_id,
      pixel_id: link => link.pixel_ids,
    },
    orders: {
      id: link => link.id,
      clicks: link => link.clicks,
      title: link => link.title,
      alias: link => link.alias || null,
      url: link => link.url,
    },
    texts: { title: link => link.title, alias: link => link.alias || null, url: link => link.url },
    due: link => expiry.momentOf(link),
    ...rules,
  }
  const pixelViewOptions: ViewOptions<Pixel, 'type', PixelOrder, 'name'> = {
    facets: { type: pixel => pixel.type },
    orders: { id: pixel => pixel.id, name: pixel => pixel.name },
    texts: { name: pixel => pixel.name },
    ...rules,
  }
  const database = createDatabase({
    now: () => clock.now(),
    alias: () => aliases().generate(domains.keys().next().value ?? 1, random),
    title: link => titleOf(link, answers['links.title']),
  })
  for (const pixel of seed.pixels) database.pixels.adopt(pixel)
  for (const link of seed.links) database.links.adopt(link)
  const { links, pixels } = database
  const lateTitles = answers['links.title.after'] > 0 ? new LateTitles(links, clock, answers) : undefined
  const linkView = lazily(() => indexed(links, new View(linkViewOptions)))
  const pixelView = lazily(() => indexed(pixels, new View(pixelViewOptions)))
  const aliases = lazily(() => indexed(links, new Aliases(answers)))
  return {
    get db() {
      return database.db
    },
    get linkView() {
      return linkView()
    },
    get pixelView() {
      return pixelView()
    },
    get aliases() {
      return aliases()
    },
    links,
    pixels,
    domains,
    spaces,
    random,
    expiry,
    clock,
    lateTitles,
  }
}

/** Adds all entities of a table to an index, and has it follow every later write. */
function indexed<E extends Identified, Index extends { put(entity: E): void; remove(id: number): void }>(
  table: Table<E>,
  index: Index,
): Index {
  for (const entity of table.values()) index.put(entity)
  const put = (entity: E) => index.put(entity)
  table.subscribe({ created: put, updated: put, deleted: id => index.remove(id) })
  return index
}
