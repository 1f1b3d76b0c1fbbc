import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { Skipped } from '../../core/errors.ts'
import { type JsonRecord, leavesOf, textOf } from '../../core/match.ts'
import { nameScore, sameName } from '../../discover/locate/names.ts'
import type { Listed, Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { broken } from '../support/kit.ts'
import { matching, queryWords } from '../support/list-judge.ts'
import { membersOf, recordsById } from '../support/listed.ts'
import { type Existing, everything, isWhole, mustBePart, mustNotOverlap } from './lists.ts'
import { shownText } from './members.ts'

/** Returns the list with a filter. Throws unless all its records are in the list of everything. */
export async function filtered(existing: Existing, query: Query): Promise<Listed> {
  const part = await existing.ask({ ...query, per_page: '100' })
  mustBePart(part, await everything(existing), queryWords(query))
  return part
}

/**
 * Throws if a link with this status is also listed under one that excludes it. A link that is both expired and
 * disabled may be listed under both.
 */
export async function mustHaveStatus(existing: Existing, status: '1' | '2' | '3'): Promise<void> {
  const part = await filtered(existing, { status })
  for (const other of status === '1' ? ['2', '3'] : ['1'])
    mustNotOverlap(part, await filtered(existing, { status: other }), `status=${status} and status=${other}`)
  if (part.ids.length === 0) throw new Skipped(`no link has the status ${status}`)
}

/**
 * Throws if a pixel of this type is also listed under another, or if a pixel that shows the type is not listed.
 */
export async function mustHaveType(existing: Existing, type: string): Promise<void> {
  const part = await filtered(existing, { type })
  for (const other of pixelTypes)
    if (other !== type)
      mustNotOverlap(part, await filtered(existing, { type: other }), `type=${type} and type=${other}`)
  if (part.ids.length === 0) throw new Skipped(`no pixel has the type ${type}`)
  const all = await everything(existing)
  const at = membersOf(all.records).find(one => nameScore(one, ['type', 'pixel_type']) === sameName)
  const shows = (record: JsonRecord) => (at === undefined ? undefined : shownText(record, at))
  if (part.records.some(record => shows(record) === type))
    mustHaveAll('pixels', part, all, record => shows(record) === type, { type })
}

/** Throws if a complete list lacks a record that belongs in it. */
function mustHaveAll(
  resource: Resource,
  part: Listed,
  all: Listed,
  belongs: (one: JsonRecord) => boolean,
  query: Query,
): void {
  if (!isWhole(part)) return
  const missing = recordsById(all).find(([id, record]) => belongs(record) && !part.ids.includes(id))
  if (missing !== undefined)
    throw broken(`all ${matching(resource, query)}`, `no record ${missing[0]}`, part.exchange)
}

export type Reference = 'space_id' | 'domain_id' | 'pixel_id'

/** Maximum number of domains, spaces or pixels whose links are listed. */
const most = 4

/** Throws if the list for a domain, space or pixel has links that show another, or lacks links that show it. */
export async function mustFilterBy(existing: Existing, name: Reference): Promise<void> {
  const all = await everything(existing)
  const parts: { id: string; query: Query; part: Listed }[] = []
  for (const id of await idsFor(existing, name, all))
    parts.push({ id, query: { [name]: id }, part: await filtered(existing, { [name]: id }) })
  const shown = new Map(all.records.map(record => [record, idsIn(record, name)]))
  const isShown = [...shown.values()].some(some => some.some(id => parts.some(part => part.id === id)))
  for (const { id, query, part } of parts) {
    const wrong = part.records.findIndex(record => {
      const others = idsIn(record, name)
      return others.length > 0 && !others.includes(id)
    })
    if (isShown && wrong >= 0)
      throw broken(`only ${matching('links', query)}`, `also ${part.ids[wrong]}`, part.exchange)
    mustHaveAll('links', part, all, record => shown.get(record)?.includes(id) ?? false, query)
  }
  const [one, other] = parts
  if (name !== 'pixel_id' && one !== undefined && other !== undefined)
    mustNotOverlap(one.part, other.part, `${queryWords(one.query)} and ${queryWords(other.query)}`)
  const tells = parts.some(({ part }) => part.ids.length > 0 && part.ids.length < all.ids.length)
  if (!tells) throw new Skipped(`no ${name} is known that some links have and others do not`)
}

/**
 * Returns some ids for a filter: those of the settings, or those that links show. Records may write ids in another
 * form than requests do, so an id that finds no link is left out, unless the user has given it.
 */
export async function idsFor(existing: Existing, name: Reference, all: Listed): Promise<string[]> {
  const { settings } = existing.context
  const given = { domain_id: settings.domainIds, space_id: settings.spaceIds, pixel_id: [] }[name]
  if (given.length > 0) return given.slice(0, most)
  const shown = [...new Set(all.records.flatMap(record => idsIn(record, name)))].slice(0, most)
  const found = []
  for (const id of shown) {
    const listed = await existing.tryAsk({ [name]: id, per_page: '100' })
    if (listed !== undefined && listed.ids.length > 0) found.push(id)
  }
  return found
}

/** Returns the ids of a domain, of a space or of pixels that a link shows. */
function idsIn(record: JsonRecord, name: Reference): string[] {
  const isPlace = (pointer: string) =>
    name === 'pixel_id'
      ? /pixel/i.test(pointer) && /(\/\d+|\/(id|uid|uuid))$/i.test(pointer)
      : nameScore(pointer, [name]) === sameName
  return leavesOf(record).flatMap(({ pointer, value }) => {
    const text = textOf(value)
    return text !== undefined && text !== '' && isPlace(pointer) ? [text] : []
  })
}
