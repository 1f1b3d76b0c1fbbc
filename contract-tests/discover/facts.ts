/**
 * What discovery can learn about a server, in the order in which a run of all requirements learns it.
 *
 * - `records`: where responses show the records and their ids
 * - `search`: whether a search finds the records of this run
 * - `texts`: where links show the fields that are free texts
 * - `fields`: where records show each field, and how its values are written
 * - `refusals`: how the server refuses requests, if it does so with a success status
 * - `expiry`: how a link is created that is expired at once
 * - `derived`: where links show the values that are never sent
 */
export const facts = [
  'pixels.records',
  'pixels.search',
  'pixels.fields',
  'refusals',
  'links.records',
  'links.texts',
  'links.search',
  'links.fields',
  'links.expiry',
  'links.derived',
] as const

export type Fact = (typeof facts)[number]

/** The facts that include all others. */
export const everything: readonly Fact[] = ['pixels.fields', 'refusals', 'links.derived']

/**
 * Something that is not discovered yet was read. Whoever judges a requirement discovers the fact and judges the
 * requirement again.
 */
export class Undiscovered extends Error {
  override name = 'Undiscovered'
  constructor(readonly fact: Fact) {
    super(`${fact} is not discovered yet`)
  }
}
