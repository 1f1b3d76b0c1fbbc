import type { Domain, Link, Pixel, Space } from '../entities.ts'
import { completeLink } from '../link.ts'
import { Random } from '../random.ts'
import { demoDomains, demoSpaces } from './account.ts'
import { randomAlias } from './alias.ts'
import { readSeedDocument } from './document.ts'
import { SeedError } from './errors.ts'
import { file, type LinkRow, type NamedRow } from './fields.ts'
import { SeedMistakes } from './mistake-list.ts'
import { type Numbering, numberRows } from './numbering.ts'
import { checkLinks } from './rules.ts'
import type { Seed } from './types.ts'

const RANDOM_SEED = 3

/**
 * Parses a seed from a JSON or YAML text: `{domains, spaces, pixels, links}`, each a list of records with at
 * least the fields that the service requires. If domains or spaces are left out, those of the demo are used.
 * `now` is the mock's clock in milliseconds since the epoch, and the creation time of records that state
 * none. Throws a SeedError with all mistakes.
 */
export function parseSeed(text: string, now: number, sourceName: string): Seed {
  const mistakes = new SeedMistakes()
  const sections = file(readSeedDocument(text, sourceName), '', mistakes) ?? {}

  const domains: Domain[] = namedRecords(sections.domains, 'domains', demoDomains(), now, mistakes)
  const spaces: Space[] = namedRecords(sections.spaces, 'spaces', demoSpaces(), now, mistakes)
  checkDomains(sections.domains, mistakes)
  const pixelRows = sections.pixels ?? []
  const pixelNumbers = numberRows(pixelRows, 'pixels', now, mistakes)
  const linkRows = sections.links ?? []
  const linkNumbers = numberRows(linkRows, 'links', now, mistakes)

  const idsOf = (section: string, records: { id: number }[]) =>
    mistakes.isIn(section) ? undefined : new Set(records.map(record => record.id))
  const known = {
    domain: idsOf('domains', domains),
    space: idsOf('spaces', spaces),
    pixel: idsOf('pixels', pixelNumbers),
  }
  const firstDomain = domains[0]?.id
  checkLinks(linkRows, known, firstDomain, mistakes)

  if (mistakes.issues.length > 0) throw new SeedError(sourceName, mistakes.issues)
  // All members of the rows are valid from here on, which their types do not express.
  const pixels = pixelRecords(pixelRows as SoundPixel[], pixelNumbers)
  const links = linkRecords(linkRows as SoundLink[], linkNumbers, firstDomain ?? 1)
  return { domains, spaces, pixels, links }
}

type SoundPixel = Pick<Pixel, 'name' | 'type' | 'value'>
type SoundLink = Pick<Link, 'url'> & { [K in keyof LinkRow]: Link[K] | null }

/** Returns the domains or spaces of the file, or else those of the demo. */
function namedRecords(
  rows: (NamedRow | undefined)[] | null | undefined,
  section: string,
  otherwise: Space[],
  now: number,
  mistakes: SeedMistakes,
): Space[] {
  if (rows == null) return otherwise
  const numbers = numberRows(rows, section, now, mistakes)
  // A missing name is a mistake already, so this record is never used.
  return rows.map((row, index) => ({ id: numbers[index]?.id ?? 0, name: row?.name ?? '' })).sort(byId)
}

/**
 * Reports an empty list of domains, as links need one, and names that occur twice, as links would share an
 * address.
 */
function checkDomains(rows: (NamedRow | undefined)[] | null | undefined, mistakes: SeedMistakes): void {
  if (rows?.length === 0) mistakes.add('domains', 'at least one domain', rows)
  const names = rows?.map(row => row?.name) ?? []
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name)
    if (name === undefined || first === index) continue
    mistakes.add(`domains[${index}].name`, `a name that domains[${first}] does not have`, name)
  }
}

function pixelRecords(rows: SoundPixel[], numbers: Numbering[]): Pixel[] {
  const records = numbered(rows, numbers).map(([{ name, type, value }, { id, created_at }]) => {
    return { id, name, type, value, created_at, updated_at: created_at, updates: 0 }
  })
  return records.sort(byId)
}

function linkRecords(rows: SoundLink[], numbers: Numbering[], firstDomain: number): Link[] {
  const random = new Random(RANDOM_SEED)
  const taken = new Set(rows.map(row => row.alias?.toLowerCase() ?? ''))
  const records = numbered(rows, numbers).map(([row, number]) => {
    const alias = row.alias ?? randomAlias(random, taken)
    return completeLink({ ...row, ...number, alias, domain_id: row.domain_id ?? firstDomain })
  })
  return records.sort(byId)
}

/** Pairs each row with its number. */
function numbered<T>(rows: T[], numbers: Numbering[]): [T, Numbering][] {
  return numbers.map((number, index) => [rows[index] as T, number])
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}
