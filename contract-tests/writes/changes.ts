import { leavesOf, textOf } from '../core/match.ts'
import type { Foreign } from './foreign.ts'
import { jsonOf } from './marks-on-record.ts'

/** A record that shows other values than before, with the members that do: `alias, space/id`. */
export interface Changed {
  id: string
  members: string
}

/** The members of records that changed, by the id of the record: `url`, `usage/last`. */
type Changes = ReadonlyMap<string, readonly string[]>

/**
 * Returns the members of these records that two snapshots show differently. Numbers that grow and times that become later
 * do not count: clicks, versions and times of changes do so by themselves.
 * @param at the end of the pointer to the id: `/id`
 */
export function changesBetween(before: Foreign, now: Foreign, ids: readonly string[], at: string): Changes {
  const found = ids
    .filter(id => before.has(id, at) && now.has(id, at))
    .map(id => [id, changedMembers(before.textOf(id, at), now.textOf(id, at))] as const)
  return new Map(found.filter(([, members]) => members.length > 0))
}

/**
 * Leaves out the members that change by themselves: those that also changed later, while the run wrote nothing, and those
 * that changed in every record, such as `3 minutes ago`.
 * @param records the number of records that were compared
 */
export function withoutVolatile(changes: Changes, later: Changes, records: number): Changes {
  const volatile = new Set([...later.values()].flat())
  const counts = new Map<string, number>()
  for (const member of [...changes.values()].flat()) counts.set(member, (counts.get(member) ?? 0) + 1)
  const ofAll = records > 2 ? [...counts].filter(([, count]) => count === records) : []
  return withoutMembers(changes, new Set([...volatile, ...ofAll.map(([member]) => member)]))
}

/** Leaves out these members, and the records of which no other changed. */
export function withoutMembers(changes: Changes, ignored: ReadonlySet<string>): Changes {
  const kept = [...changes].map(([id, members]) => [id, members.filter(one => !ignored.has(one))] as const)
  return new Map(kept.filter(([, members]) => members.length > 0))
}

function changedMembers(before: string, now: string): string[] {
  if (before === now) return []
  const [old, shown] = [valuesIn(before), valuesIn(now)]
  const pointers = [...new Set([...old.keys(), ...shown.keys()])]
  const changed = pointers.filter(pointer => isChanged(old.get(pointer), shown.get(pointer)))
  return [...new Set(changed.map(memberOf))]
}

function valuesIn(text: string): Map<string, string> {
  return new Map(leavesOf(jsonOf(text)).map(({ pointer, value }) => [pointer, textOf(value) ?? '']))
}

function isChanged(before: string | undefined, now: string | undefined): boolean {
  if (before === undefined || now === undefined) return before !== now
  if (before === now) return false
  const both = (form: RegExp) => form.test(before) && form.test(now)
  if (both(isNumber)) return numberOf(now) < numberOf(before)
  return !(both(isTime) && Date.parse(now) >= Date.parse(before))
}

const isNumber = /^-?\d+(\.\d+)?$|^\d{1,3}(?:[,' ]\d{3})+$/
const numberOf = (text: string) => Number(text.replaceAll(/[,' ]/g, ''))
/** Without it, `item-1` is a time to `Date.parse`. */
const isTime = /^\d{4}-\d\d-\d\d|\d\d:\d\d/

/** Returns the name of a place in a record, without positions in lists. */
function memberOf(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .filter(part => !/^\d+$/.test(part))
    .join('/')
}
