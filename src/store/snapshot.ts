import type { Link, Pixel, Seed } from './entities.ts'
import { RANDOM_SEED, Random } from './random.ts'
import type { Store } from './store.ts'
import type { Identified, Table } from './table.ts'

/** The part of a store's state, besides the records, on which later responses depend. */
export interface Course {
  /** The ids of the next link and the next pixel. */
  next: { link: number; pixel: number }
  /** The state of the random number generator. */
  random: number
}

/**
 * A store's state as plain data. After it is restored into another store, both give the same response to
 * every request. Domains and spaces come from the seed and never change, so they are not included; nor is the
 * number of requests.
 */
export interface Snapshot extends Course {
  links: Link[]
  pixels: Pixel[]
}

/** Returns the state of a store that was just created from a seed. */
export function snapshotOfSeed({ links, pixels }: Seed): Snapshot {
  const next = { link: afterHighest(links), pixel: afterHighest(pixels) }
  return { links, pixels, next, random: new Random(RANDOM_SEED).state }
}

/** Replaces the state of a store. */
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
