import { readPointer } from '../../../src/documents/pointer.ts'
import { isEmpty, type JsonRecord, leavesOf, textOf } from '../../core/match.ts'
import { nameScore, sameName } from '../../discover/locate/names.ts'
import type { Listed } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { idInAddress } from '../../writes/ids.ts'
import { membersOf } from '../support/listed.ts'
import type { Existing } from './lists.ts'

// In a run that must not write, nothing proves where records show a field. These are the members that may show it,
// judged by their names and values. A rule counts as broken only if it is broken for all of them.

/** The fields by which lists are searched and sorted. */
export type Key = 'url' | 'alias' | 'title' | 'name'

const names: Readonly<Record<Key, readonly string[]>> = {
  url: ['url', 'destination', 'destination_url', 'target', 'target_url', 'long_url', 'original_url', 'href'],
  alias: ['alias', 'slug', 'code', 'short_code', 'back_half', 'keyword', 'custom_alias'],
  title: ['title', 'page_title'],
  name: ['name', 'title', 'label', 'display_name'],
}

/** Returns the text of a member. Undefined if it is empty. */
export function shownText(record: JsonRecord, at: string): string | undefined {
  const value = readPointer(record, at)
  return isEmpty(value) ? undefined : textOf(value)
}

/** A member of something else that a record shows, such as its domain, its owner or its type. */
const ofAnother =
  /(domain|space|team|account|user|owner|creator|author|brand|type|kind|network|provider|platform|status|state)[^/]*\/[^/]+$/i

/**
 * Returns the members that may show a field. Those with the field's own name count alone, except that `url` may also
 * be the name of the short address, and `name` that of the id.
 */
export function membersFor({ context, resource }: Existing, key: Key, listed: Listed): string[] {
  const { ids } = context.discovered.shapes[resource]
  const { records } = listed
  const all = membersOf(records).filter(
    at => !ofAnother.test(at) && !ids.includes(at) && !isOwnAddress(at, listed),
  )
  const named = all.filter(at => nameScore(at, names[key]) === sameName)
  if (key === 'title' || key === 'name') return ownIn(named, key) ?? named
  const aliases = all.filter(
    at => !isAddress(at, records) && !isId(at, listed) && endsAddresses(at, records, resource),
  )
  if (key === 'alias') return ownIn(named, key) ?? [...new Set([...named, ...aliases])]
  const isShort = (at: string) =>
    aliases.some(alias =>
      records.every(record => {
        const text = shownText(record, alias)
        return text !== undefined && shownText(record, at)?.endsWith(`/${text}`)
      }),
    )
  return all.filter(at => isAddress(at, records) && !isShort(at))
}

/** The members with a field's own name, if there are any. */
function ownIn(members: readonly string[], key: Key): string[] | undefined {
  const own = members.filter(at => nameScore(at, [key]) === sameName)
  return own.length > 0 ? own : undefined
}

/** Whether a member repeats the ids of the records. */
function isId(at: string, { ids, records }: Listed): boolean {
  return records.every((record, index) => shownText(record, at) === ids[index])
}

/** Whether a member shows the addresses of the records themselves, such as `name: pixels/33`. */
function isOwnAddress(at: string, { ids, records }: Listed): boolean {
  return records.every((record, index) => shownText(record, at)?.endsWith(`/${ids[index]}`) === true)
}

function isAddress(at: string, records: readonly JsonRecord[]): boolean {
  const texts = records.flatMap(record => shownText(record, at) ?? [])
  return texts.length > 0 && texts.every(text => /^https?:\/\//.test(text))
}

/**
 * Whether each text of a member is the end of an address that the same record shows, other than its address in the
 * interface.
 */
function endsAddresses(at: string, records: readonly JsonRecord[], resource: Resource): boolean {
  const ends = (address: string | undefined, text: string) =>
    address?.endsWith(`/${text}`) === true && idInAddress(resource, address) !== text
  const texts = records.flatMap(record => {
    const text = shownText(record, at)
    return text === undefined ? [] : [{ text, record }]
  })
  return (
    texts.length > 0 &&
    texts.every(
      ({ text, record }) =>
        !text.includes('/') && leavesOf(record).some(leaf => ends(textOf(leaf.value), text)),
    )
  )
}
