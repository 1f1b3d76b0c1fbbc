import { type Limits, readDocument } from '../../documents/document.ts'
import type { Link, Pixel, Seed, Space } from '../entities.ts'
import { completeLink } from '../link.ts'
import { Random } from '../random.ts'
import { randomAlias } from './alias.ts'
import { readRows } from './check.ts'
import { SeedError } from './errors.ts'
import type { Times } from './numbering.ts'
import type { Numbering, SeedRows } from './types.ts'

const RANDOM_SEED = 3

/** A seed of 100,000 links with an address and an alias has half of this size. */
const limits: Limits = { mebibytes: 16, aliases: 1000 }

/**
 * Parses a seed from the text (or the bytes) of a JSON or YAML file: `{domains, spaces, pixels, links}`, each
 * a list of records with at least the fields that the service requires. If domains or spaces are left out,
 * those of the demo are used. `now` is the mock's clock in milliseconds since the epoch, and the creation
 * time of records that state none.
 * @param times 'any' if the times of creation need not fit to the ids and to the clock
 * @throws SeedError with all mistakes of the first check that fails: syntax, then schema, then contradictions
 */
export function parseSeed(
  content: string | Uint8Array,
  now: number,
  sourceName: string,
  times?: Times,
): Seed {
  const document = readDocument(content, limits)
  if ('issues' in document) throw new SeedError(sourceName, document.issues)
  const read = readRows(document.value, now, times)
  if ('issues' in read) throw new SeedError(sourceName, read.issues)
  const { rows, numbers } = read
  const domains = namedRecords(rows.domains, numbers.domains)
  return {
    domains,
    spaces: namedRecords(rows.spaces, numbers.spaces),
    pixels: pixelRecords(rows.pixels, numbers.pixels),
    links: linkRecords(rows.links, numbers.links, domains[0]!.id),
  }
}

// There is a number for each row, and at least one domain.

function namedRecords(rows: SeedRows['spaces'], numbers: Numbering[]): Space[] {
  return rows.map(({ name }, index) => ({ id: numbers[index]!.id, name })).sort(byId)
}

function pixelRecords(rows: SeedRows['pixels'], numbers: Numbering[]): Pixel[] {
  const records = rows.map(({ name, type, value }, index) => {
    const { id, ...times } = numbers[index]!
    return { id, name, type, value, ...times }
  })
  return records.sort(byId)
}

function linkRecords(rows: SeedRows['links'], numbers: Numbering[], firstDomain: number): Link[] {
  const random = new Random(RANDOM_SEED)
  const taken = new Set(rows.map(row => row.alias?.toLowerCase() ?? ''))
  const records = rows.map((row, index) => {
    const alias = row.alias ?? randomAlias(random, taken)
    const { alias_generated = row.alias === undefined, domain_id = firstDomain } = row
    return completeLink({ ...row, ...numbers[index]!, alias, alias_generated, domain_id })
  })
  return records.sort(byId)
}

function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id
}
