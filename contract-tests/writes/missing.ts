import type { Resource } from './account.ts'
import { answered, isListLike } from './foreign.ts'
import { isSafeId, pathOf } from './ids.ts'
import type { Ledger, Written } from './ledger.ts'
import { carries } from './marks.ts'
import { prove, type Reader } from './prove.ts'
import { searches } from './searches.ts'

/**
 * Whether a record that was looked for is surely not there: the lists that show another record of this run, made before
 * or after it, do not show this one.
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

/** Whether other records of the run are there, and no list shows one: then the lists say nothing. */
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

/** Whether the list of a resource can be read, and is one: then what it does not show is not there. */
export async function canList(read: Reader, resource: Resource): Promise<boolean> {
  const list = await answered(() =>
    read({ method: 'GET', path: `/${resource}`, query: [['per_page', '100']] }),
  )
  return list !== undefined && list.answer.status < 300 && isListLike(list.answer.json)
}

/** Whether a record that a create named, without showing our marker, may be there. "" stands for a create that named none. */
export async function mayBeThere(read: Reader, resource: Resource, claimed: string): Promise<boolean> {
  if (!isSafeId(claimed)) return true
  const named = await answered(() => read({ method: 'GET', path: pathOf(resource, claimed) }))
  return named === undefined || ![404, 410].includes(named.answer.status)
}
