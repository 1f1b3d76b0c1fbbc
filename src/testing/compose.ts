import { defaultAnswers } from '../generated/answers.ts'
import { recordsOf } from '../mock/account.ts'
import { fixedClock } from '../store/clock.ts'
import type { Domain, Link, Pixel, Space } from '../store/entities.ts'
import { builtInSeed, type Scenario, type Seed } from '../store/seeds/index.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Models } from './factories/factory.ts'
import { LinkFactory } from './factories/link.ts'
import { PixelFactory } from './factories/pixel.ts'

/**
 * What a test's account starts with: a built-in seed, a number of links to generate, a scenario, records, a
 * function that creates records, or a list of these. The parts of a list are composed in their order.
 */
export type TestSeed =
  | 'demo'
  | 'empty'
  | number
  | Scenario
  | {
      domains?: readonly Domain[]
      spaces?: readonly Space[]
      /** Left-out attributes get defaults. Objects that the factories build can be used. */
      pixels?: readonly Partial<Pixel>[]
      links?: readonly Partial<Link>[]
    }
  | ((composition: {
      /** The database with the records of the previous parts. The function adds records to it. */
      db: Models
      /** The time for which the seed is composed, in milliseconds since the epoch. */
      now: number
      /** Factories whose sequences start at 1 with each seed, so that the seed is the same each time. */
      linkFactory: LinkFactory
      pixelFactory: PixelFactory
    }) => void)
  | readonly TestSeed[]

/** A scenario that `scenario` created. Its parts are composed with the parts around it. */
export interface ComposedScenario extends Scenario {
  readonly parts: readonly TestSeed[]
}

/**
 * Composes the records of several parts, in order. If an id is taken, the record gets a new id, and links
 * keep their pixels. A domain or space replaces an earlier one with the same id. If no part has domains, the
 * seed has those of the demo; the same holds for spaces.
 */
export function composeSeed(parts: readonly TestSeed[], now: number): Seed {
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
    const records: PartialSeed = isRecords(part) ? part : recordsOf(part, now)
    for (const domain of records.domains ?? []) named.set(domain.id, domain)
    for (const space of records.spaces ?? []) spaces.set(space.id, space)
    addRecords(store, records)
  }
  return {
    domains: named.size > 0 ? [...named.values()] : ownDomains,
    spaces: spaces.size > 0 ? [...spaces.values()] : ownSpaces,
    pixels: [...store.pixels.values()],
    links: [...store.links.values()],
  }
}

type Part = Exclude<TestSeed, readonly unknown[]>
type PartialSeed = Exclude<Part, string | number | Scenario | ((...given: never) => unknown)>

/** Returns the parts, with each list and each composed scenario replaced by its own parts. */
function flat(parts: readonly TestSeed[]): Part[] {
  return parts.flatMap(part => {
    if (isSeedList(part)) return flat(part)
    return isComposed(part) ? flat(part.parts) : [part]
  })
}

/** Whether a seed is a list of parts. */
export function isSeedList(seed: TestSeed): seed is readonly TestSeed[] {
  return Array.isArray(seed)
}

/** Whether a part is records, and not a name, a number or a scenario. */
function isRecords(part: Exclude<Part, (...given: never) => unknown>): part is PartialSeed {
  return typeof part === 'object' && !('seed' in part)
}

/** Whether `scenario` created a part. */
export function isComposed(part: Part): part is ComposedScenario {
  return typeof part === 'object' && 'parts' in part && Array.isArray(part.parts)
}

function addRecords({ db, links, pixels }: Store, records: PartialSeed): void {
  const renamed = new Map<number, number>()
  for (const pixel of records.pixels ?? []) {
    const created = db.pixel.create(free(pixel, pixels))
    if (pixel.id !== undefined) renamed.set(pixel.id, created.id)
  }
  for (const link of records.links ?? []) {
    const pixel_ids = link.pixel_ids?.map(id => renamed.get(id) ?? id)
    // Titles cannot be derived from an invalid URL, which is refused when all records are there.
    const untitled = link.url !== undefined && !URL.canParse(link.url)
    db.link.create({
      ...(untitled && { title: null }),
      ...free(link, links),
      ...(pixel_ids && { pixel_ids }),
    })
  }
}

/** Returns a record, without its id if the id is taken. */
function free<R extends { id?: number }>(record: R, table: { get(id: number): unknown }): R {
  if (record.id === undefined || table.get(record.id) === undefined) return record
  const { id: _taken, ...rest } = record
  return rest as R
}
