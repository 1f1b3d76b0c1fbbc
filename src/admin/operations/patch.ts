import type { Issue } from '../../documents/issue.ts'
import type { Account } from '../../mock/account.ts'
import type { Link, Pixel } from '../../store/entities.ts'
import { unsetLink } from '../../store/link.ts'
import { checkSeed } from '../../store/seeds/check.ts'
import { momentOf } from '../../store/seeds/moments.ts'
import { linkRow, pixelRow } from '../../store/seeds/rows.ts'
import type { Store } from '../../store/store.ts'
import type { Control } from '../control.ts'
import { AdminError } from '../refusal.ts'
import { invalid } from '../router.ts'
import { withPasswords } from '../seed.ts'

/** A row of a seed file of which only some members may be given. */
type Row = Readonly<Record<string, unknown>>

/** The body of `patchState`, checked by its schema. */
export interface Patch {
  links?: readonly Row[]
  pixels?: readonly Row[]
  deleted?: { links?: readonly number[]; pixels?: readonly number[] }
}

const anyUrl = 'https://shop.example/'

/**
 * Changes, creates and deletes records. Throws AdminError if a record would be one that a seed file refuses, and
 * changes nothing then.
 */
export async function patchState(control: Control, account: Account, patch: Patch): Promise<void> {
  const { store } = account
  const { links = [], pixels = [], deleted = {} } = patch
  const gone = { links: new Set(deleted.links), pixels: new Set(deleted.pixels) }
  requireKnown(store, gone)
  const issues = issuesOf(store, { links, pixels }, gone)
  if (issues.length > 0) throw invalid('The records are not valid', issues)
  await control.host.change(account, () => {
    for (const id of gone.links) store.links.delete(id)
    for (const id of gone.pixels) removePixel(store, id)
    for (const row of pixels) putPixel(store, row)
    for (const row of links) putLink(store, row)
  })
}

type Gone = Readonly<Record<'links' | 'pixels', ReadonlySet<number>>>

function requireKnown(store: Store, gone: Gone): void {
  for (const id of gone.links)
    if (store.links.get(id) === undefined) throw new AdminError(404, `The account has no link ${id}.`)
  for (const id of gone.pixels)
    if (store.pixels.get(id) === undefined) throw new AdminError(404, `The account has no pixel ${id}.`)
}

/**
 * Returns the mistakes of the records as they would be. Only the given ones are checked: others may be as a
 * dialect allows them, but a seed file does not.
 */
function issuesOf(
  store: Store,
  { links, pixels }: { links: readonly Row[]; pixels: readonly Row[] },
  gone: Gone,
): Issue[] {
  // A record that is deleted is created anew, so it needs all members.
  const linkOf = ({ id }: Row) => (gone.links.has(Number(id)) ? undefined : store.links.get(Number(id)))
  const pixelOf = ({ id }: Row) => (gone.pixels.has(Number(id)) ? undefined : store.pixels.get(Number(id)))
  const linkRows = links.map(row => ({ ...known(linkOf(row), linkRow), ...row }))
  const pixelRows = pixels.map(row => ({ ...known(pixelOf(row), pixelRow), ...row }))
  const ids = new Set(links.map(({ id }) => id))
  const aliases = new Set(linkRows.map((row: Row) => row.alias))
  const rivals = [...store.links.values()]
    .filter(({ id, alias }) => !gone.links.has(id) && !ids.has(id) && aliases.has(alias))
    .map(({ id, alias, domain_id }) => ({ id, url: anyUrl, alias, domain_id }))
  const pixelIds = new Set(pixels.map(({ id }) => id))
  const others = [...store.pixels.ids()]
    .filter(id => !gone.pixels.has(id) && !pixelIds.has(id))
    .map(id => ({ id, name: 'other', type: 'facebook', value: 'other' }))
  const seed = {
    domains: [...store.domains.values()],
    spaces: [...store.spaces.values()],
    // Of two records that contradict each other, the later one is the mistake.
    pixels: [...others, ...pixelRows],
    links: [...rivals, ...linkRows],
  }
  const issues = checkSeed(seed, store.clock.now(), 'any')
  return issues.flatMap(issue => {
    const [start, list, index] = /^(links|pixels)\[(\d+)\]/.exec(issue.path) ?? []
    if (start === undefined) return [issue]
    const at = Number(index) - (list === 'links' ? rivals : others).length
    const expected = issue.expected.replace(/links\[(\d+)\]/, (_, known: string) => {
      const rival = rivals[Number(known)]
      return rival === undefined ? `links[${Number(known) - rivals.length}]` : `link ${rival.id}`
    })
    return at < 0 ? [] : [{ ...issue, expected, path: `${list}[${at}]${issue.path.slice(start.length)}` }]
  })
}

function known<E>(record: E | undefined, row: (record: E) => object): object {
  return record === undefined ? {} : row(record)
}

function removePixel(store: Store, id: number): void {
  for (const { id: link, pixel_ids } of store.links.values()) {
    if (pixel_ids.includes(id))
      store.links.update(link, { pixel_ids: pixel_ids.filter(pixel => pixel !== id) })
  }
  store.pixels.delete(id)
}

function putPixel(store: Store, row: Row): void {
  const id = Number(row.id)
  const values = valuesOf(row, {}) as Partial<Pixel>
  if (store.pixels.get(id) === undefined) store.db.pixel.create(values)
  else store.pixels.update(id, values)
}

function putLink(store: Store, row: Row): void {
  const id = Number(row.id)
  const stored = store.links.get(id)
  const values = valuesOf(row, unsetLink()) as Partial<Link>
  if (stored === undefined) store.db.link.create({ ...firstDomain(store), ...values })
  else store.links.update(id, withPasswords({ ...stored, ...values }, stored))
}

/** Returns the domain of links that name none, as in a seed file. The domains of an account need not have the id 1. */
function firstDomain(store: Store): Partial<Link> {
  const [domain_id] = store.domains.keys()
  return domain_id === undefined ? {} : { domain_id }
}

/** Returns the members of a row as those of a record: moments are numbers, and null is the default. */
function valuesOf(row: Row, unset: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if ((name === 'created_at' || name === 'updated_at') && typeof value === 'string')
        return [name, momentOf(value)]
      return [name, value === null && Object.hasOwn(unset, name) ? unset[name] : value]
    }),
  )
}
