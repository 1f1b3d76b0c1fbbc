import type { Link, Pixel } from './entities.ts'
import { RANDOM_SEED, Random } from './random.ts'
import type { Seed } from './seeds/types.ts'
import type { Store } from './store.ts'
import type { Identified, Table } from './table.ts'

/** What the next answers depend on, besides the records. */
export interface Course {
  /** The ids that the next link and the next pixel get. */
  next: { link: number; pixel: number }
  /** Where the random numbers stand. */
  random: number
}

/**
 * A store's state as plain data: one that it is restored into answers every later request as the first one would.
 * Domains and spaces are the seed's and never change, so they are no part of it; nor is the count of requests.
 */
export interface Snapshot extends Course {
  links: Link[]
  pixels: Pixel[]
}

/** The state of a store that has just been made from a seed. */
export function snapshotOfSeed({ links, pixels }: Seed): Snapshot {
  const next = { link: afterHighest(links), pixel: afterHighest(pixels) }
  return { links, pixels, next, random: new Random(RANDOM_SEED).state }
}

/** Puts a store into another state. */
export function restore(store: Store, { links, pixels, ...course }: Snapshot): void {
  replaceAll(store.pixels, pixels)
  replaceAll(store.links, links)
  setCourse(store, course)
}

export function courseOf({ links, pixels, random }: Store): Course {
  return { next: { link: links.nextId(), pixel: pixels.nextId() }, random: random.state }
}

export function setCourse(store: Store, { next, random }: Course): void {
  store.links.continueIds(next.link)
  store.pixels.continueIds(next.pixel)
  store.random.state = random
}

function replaceAll<E extends Identified>(table: Table<E>, records: E[]): void {
  for (const id of [...table.ids()]) table.delete(id)
  for (const record of records) table.insert(record)
}

function afterHighest(records: Identified[]): number {
  return records.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}
