import type { Answer, Exchange, Reader } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import { isJsonObject, sameSet } from '../core/match.ts'
import { isNotFound } from '../core/not-found.ts'
import type { Resource } from './account.ts'
import { answered, isList, lookForForeign } from './foreign.ts'
import { isSafeId, pathOf } from './ids.ts'
import type { Ledger } from './ledger.ts'
import { prove } from './prove.ts'
import { searches } from './searches.ts'
import type { Written } from './written.ts'

/**
 * Whether a record certainly does not exist: the lists do not show it, but do show another record of this
 * run.
 */
export async function isMissing(read: Reader, ledger: Ledger, entry: Written): Promise<boolean> {
  const others = ledger.written.filter(
    other => other.resource === entry.resource && other.state === 'created' && other !== entry,
  )
  if (others.length === 0) return false
  let isOtherShown = false
  for (const search of searches(entry.resource, ledger.run)) {
    const text = (await answered(() => read(search)))?.answer.text ?? ''
    if (carries(text, entry.marker)) return false
    isOtherShown ||= others.some(other => carries(text, other.marker))
  }
  return isOtherShown
}

/**
 * Returns the creates that the server reported as successful but that certainly created no record. Must be
 * called before any record is deleted: it needs other records to see that the lists work.
 */
export async function missingOf(read: Reader, ledger: Ledger): Promise<ReadonlySet<Written>> {
  const missing = new Set<Written>()
  for (const entry of ledger.written) {
    if (entry.state !== 'unknown' || entry.claimed === undefined) continue
    try {
      if (await isMissing(read, ledger, entry)) missing.add(entry)
    } catch {
      // If the search for it fails, the record may exist.
      return missing
    }
  }
  return missing
}

/** Whether other records of the run exist, but no list shows one. The lists then prove nothing. */
export async function areOthersHidden(read: Reader, ledger: Ledger, entry: Written): Promise<boolean> {
  const { resource } = entry
  const others = ledger.written.filter(
    other => other.resource === resource && other.state === 'created' && other !== entry,
  )
  if (others.length === 0) return false
  for (const search of searches(resource, ledger.run)) {
    const text = (await answered(() => read(search)))?.answer.text ?? ''
    if (others.some(other => carries(text, other.marker))) return false
  }
  for (const { id, at } of others.slice(-3)) {
    if (id !== undefined && (await prove(read, { resource, id, marker: ledger.run, at })).is === 'ours')
      return true
  }
  return false
}

/**
 * Whether the list of a resource can be read and is a list. If so, a record that it does not show does not exist. A list
 * without records may lack the member that has them: then it is like the list of the other resource without that member.
 */
export async function canList(read: Reader, resource: Resource): Promise<boolean> {
  const list = await listOf(read, resource)
  if (list === undefined) return false
  if (isList(list)) return true
  const other = await listOf(read, resource === 'links' ? 'pixels' : 'links')
  return other !== undefined && lacksItsRecords(list.answer, other.answer)
}

function listOf(read: Reader, resource: Resource): Promise<Exchange | undefined> {
  return answered(() => read({ method: 'GET', path: `/${resource}`, query: [['per_page', '100']] }))
}

/** Whether a response has all members of another one that are not lists or objects, and no other members. */
function lacksItsRecords(one: Answer, other: Answer): boolean {
  if (one.status !== other.status || !isJsonObject(one.json) || !isJsonObject(other.json)) return false
  const members = Object.entries(other.json)
  const plain = members.filter(([, value]) => typeof value !== 'object' || value === null)
  const names = plain.map(([name]) => name)
  return plain.length < members.length && sameSet(Object.keys(one.json), names)
}

/**
 * Whether the record that the response to a create names may exist, although it does not show our marker.
 * `claimed` is "" if the response names no record.
 */
export async function mayBeThere(read: Reader, resource: Resource, claimed: string): Promise<boolean> {
  if (!isSafeId(claimed)) return true
  const named = await answered(() => read({ method: 'GET', path: pathOf(resource, claimed) }))
  return named === undefined || !isNotFound(named)
}

/**
 * Whether the server shows no records at all although some existed before the run. The server is then out of
 * order or a different one, and a record that it does not show need not be gone.
 */
export async function isEmptied(read: Reader, ledger: Ledger, resource: Resource): Promise<boolean> {
  const ids = Object.values(ledger.there.get(resource) ?? {}).flat()
  if (ids.length === 0 || (await lookForForeign(read, resource)).size > 0) return false
  const some = [ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)].filter(id => id !== undefined)
  for (const id of new Set(some)) {
    const exchange = await answered(() => read({ method: 'GET', path: pathOf(resource, id) }))
    if (exchange !== undefined && exchange.answer.status < 300) return false
  }
  return true
}
