import { DocumentError, type Issue } from '../documents/issue.ts'
import type { Domain, Link, Pixel, Space } from '../store/entities.ts'
import { checkSeed } from '../store/seeds/check.ts'
import type { Seed } from '../store/seeds/index.ts'
import type { AccountStore } from '../store/store.ts'

type Models = AccountStore['db']
type NewLink = Partial<Link> & Pick<Link, 'url' | 'alias'>

/** Records that a seed file could not have. */
export class RecordError extends DocumentError {
  override readonly name = 'RecordError'
  override readonly code = 'ERR_RECORD'
}

/** The stores of accounts, by their models. Models do not show domains and spaces. */
const stores = new WeakMap<Models, () => AccountStore>()

/** Makes the domains and spaces of a store known to the checks of new links. */
export function connectModels(db: Models, store: () => AccountStore): void {
  stores.set(db, store)
}

/**
 * Checks a seed as if it were a seed file.
 * @param failure the beginning of the error's message
 */
export function checkRecords(failure: string, { domains, spaces, pixels, links }: Seed): void {
  refuse(failure, checkSeed({ domains, spaces, pixels: pixels.map(rowOf), links: links.map(rowOf) }))
}

/**
 * Checks links that are about to be stored, as if the database with them were a seed file. Links that are
 * already stored are only checked against the new ones, because tests can store links that a seed file
 * refuses.
 */
export function checkNewLinks(db: Models, created: readonly NewLink[]): void {
  const stored = db.link.getAll()
  const aliases = new Set(created.map(({ alias }) => alias))
  const ids = new Set(created.map(({ id }) => id))
  const rivals = stored.filter(({ id, alias }) => ids.has(id) || aliases.has(alias))
  if (issuesBeside(rivals, created, db).length === 0) return
  // Once more with all links, so that the paths count them.
  refuse('Failed to create links', issuesBeside(stored, created, db))
}

/** Returns the mistakes of new links beside stored ones. */
function issuesBeside(stored: readonly Link[], created: readonly NewLink[], db: Models): Issue[] {
  const aliases = new Set(created.map(({ alias }) => alias))
  const others = stored.map(({ id, alias, domain_id }) => {
    return { id, url: anyUrl, ...(aliases.has(alias) && { alias, domain_id }) }
  })
  const links: Partial<Link>[] = [...others, ...created.map(link => ({ domain_id: 1, ...rowOf(link) }))]
  const account = stores.get(db)?.()
  const issues = checkSeed({
    domains: account ? [...account.domains.values()] : domainsOf(links),
    spaces: account ? [...account.spaces.values()] : spacesOf(links),
    pixels: db.pixel.getAll().map(anyPixel),
    links,
  })
  return issues.filter(({ path }) => Number(/^links\[(\d+)\]/.exec(path)?.[1]) >= stored.length)
}

/** Checks pixels that are about to be stored, as if the database with them were a seed file. */
export function checkNewPixels(db: Models, created: readonly Partial<Pixel>[]): void {
  const pixels = [...db.pixel.getAll().map(anyPixel), ...created.map(rowOf)]
  refuse('Failed to create pixels', checkSeed({ pixels }))
}

function refuse(failure: string, issues: Issue[]): void {
  if (issues.length > 0) throw new RecordError(failure, issues)
}

const anyUrl = 'https://shop.example/'

/** Returns a pixel with the id of a stored one that no check refuses. */
function anyPixel({ id }: Pixel) {
  return { id, name: 'any', type: 'x', value: 'any' }
}

/** Returns domains for links whose account is not known. */
function domainsOf(links: readonly Partial<Link>[]): Domain[] {
  const ids = new Set(links.flatMap(({ domain_id }) => domain_id ?? []))
  return [...ids].map(id => ({ id, name: `domain-${id}.example` }))
}

/** Returns spaces for links whose account is not known. */
function spacesOf(links: readonly Partial<Link>[]): Space[] {
  const ids = new Set(links.flatMap(({ space_id }) => space_id ?? []))
  return [...ids].map(id => ({ id, name: `Space ${id}` }))
}

/** Returns a record as a row of a seed file. Composed records may have any times. */
function rowOf<R extends Partial<Pixel> | Partial<Link>>(record: R) {
  const { created_at: _created, updated_at: _updated, updates: _updates, ...row } = record
  return row
}
