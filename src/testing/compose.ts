import { defaultAnswers } from '../generated/answers.ts'
import { recordsOf, type SeedMaker } from '../mock/account.ts'
import { fixedClock } from '../store/clock.ts'
import type { Domain, Link, Pixel, Space } from '../store/entities.ts'
import { builtInSeed, type Seed, type SeedName } from '../store/seeds/index.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Models } from './factories/factory.ts'
import { LinkFactory } from './factories/link.ts'
import { PixelFactory } from './factories/pixel.ts'

/**
 * The records of a part. Left-out attributes get defaults. Objects that the factories build can be used as
 * records.
 */
export interface PartialSeed {
  domains?: readonly Domain[]
  spaces?: readonly Space[]
  pixels?: readonly Partial<Pixel>[]
  links?: readonly Partial<Link>[]
}

/** What a function gets that is a part of a seed. */
export interface Composition {
  /** The database with the records of the previous parts. The function adds records to it. */
  db: Models
  /** The time for which the seed is made, in milliseconds since the epoch. */
  now: number
  /** Factories whose sequences start at 1 with each seed, so that the seed is the same each time. */
  linkFactory: LinkFactory
  pixelFactory: PixelFactory
}

/** An object with parts of its own, such as a scenario. They are composed with the parts around it. */
interface Composed {
  readonly parts: readonly SeedPart[]
}

/** A part of a composed seed. */
export type SeedPart = SeedName | Composed | SeedMaker | PartialSeed | ((composition: Composition) => void)

/**
 * Composes the records of several parts, in order. If an id is taken, the record gets a new id, and links
 * keep their pixels. A domain or space replaces an earlier one with the same id. If no part has domains, the
 * seed has those of the demo; the same holds for spaces.
 *
 * @throws Error if two links have the same address, or a link refers to a record that does not exist
 */
export function composeSeed(parts: readonly SeedPart[], now: number): Seed {
  const named = new Map<number, Domain>()
  const spaces = new Map<number, Space>()
  const { domains: ownDomains, spaces: ownSpaces } = builtInSeed('empty', now)
  const store = createStore(defaultAnswers, fixedClock(now), builtInSeed('empty', now))
  const composition = {
    db: store.db,
    now,
    // A different prefix, because objects that a test builds later start at `link-1`.
    linkFactory: new LinkFactory().params(number => ({ alias: `seed-${number}` })),
    pixelFactory: new PixelFactory(),
  }
  for (const part of flat(parts)) {
    if (typeof part === 'function') {
      const made: unknown = part(composition)
      if (made instanceof Promise)
        throw new Error('Failed to compose a seed: a part must not be asynchronous')
      continue
    }
    const records = isPartial(part) ? part : recordsOf(part, now)
    for (const domain of records.domains ?? []) named.set(domain.id, domain)
    for (const space of records.spaces ?? []) spaces.set(space.id, space)
    addRecords(store, records)
  }
  const seed = {
    domains: named.size > 0 ? [...named.values()] : ownDomains,
    spaces: spaces.size > 0 ? [...spaces.values()] : ownSpaces,
    pixels: [...store.pixels.values()],
    links: [...store.links.values()],
  }
  check(seed)
  return seed
}

type SimplePart = Exclude<SeedPart, Composed>

/** Returns the parts, with each scenario replaced by its own parts. */
function flat(parts: readonly SeedPart[]): SimplePart[] {
  return parts.flatMap(part => (typeof part === 'object' && 'parts' in part ? flat(part.parts) : [part]))
}

function isPartial(part: Exclude<SimplePart, (composition: Composition) => void>): part is PartialSeed {
  return typeof part === 'object' && !('seed' in part)
}

function addRecords({ db, links, pixels }: Store, records: PartialSeed): void {
  const renamed = new Map<number, number>()
  for (const pixel of records.pixels ?? []) {
    const created = db.pixel.create(free(pixel, pixels))
    if (pixel.id !== undefined) renamed.set(pixel.id, created.id)
  }
  for (const link of records.links ?? []) {
    const pixel_ids = link.pixel_ids?.map(id => renamed.get(id) ?? id)
    db.link.create({ ...free(link, links), ...(pixel_ids && { pixel_ids }) })
  }
}

/** Returns a record, without its id if the id is taken. */
function free<R extends { id?: number }>(record: R, table: { get(id: number): unknown }): R {
  if (record.id === undefined || table.get(record.id) === undefined) return record
  const { id: _taken, ...rest } = record
  return rest as R
}

function check({ domains, spaces, pixels, links }: Seed): void {
  const idsOf = (records: { id: number }[]) => new Set(records.map(({ id }) => id))
  const known = { domain: idsOf(domains), space: idsOf(spaces), pixel: idsOf(pixels) }
  const owners = new Map<string, number>()
  const complain = (link: Link, cause: string) =>
    new Error(`Failed to compose a seed: link ${link.id} ${cause}`)
  for (const link of links) {
    const { alias, domain_id, space_id, pixel_ids } = link
    const owner = owners.get(`${domain_id}/${alias}`)
    if (owner !== undefined) throw complain(link, `has the alias "${alias}" of link ${owner}`)
    owners.set(`${domain_id}/${alias}`, link.id)
    if (!known.domain.has(domain_id))
      throw complain(link, `is under domain ${domain_id}, which does not exist`)
    if (space_id !== null && !known.space.has(space_id)) {
      throw complain(link, `is in space ${space_id}, which does not exist`)
    }
    const lost = pixel_ids.find(id => !known.pixel.has(id))
    if (lost !== undefined) throw complain(link, `carries pixel ${lost}, which does not exist`)
  }
}
