import { Skipped } from '../../core/errors.ts'
import { ascends, brief, type Direction, descends, type JsonRecord } from '../../core/match.ts'
import type { Listed, Query } from '../../discover/reads.ts'
import { collate } from '../support/collation.ts'
import { creationKeys, creationTimes } from '../support/creation-order.ts'
import { broken } from '../support/kit.ts'
import { queryWords } from '../support/list-judge.ts'
import { membersOf } from '../support/listed.ts'
import { type Existing, everything, mustBeSame } from './lists.ts'
import { type Key, membersFor, shownText } from './members.ts'

const full = { per_page: '100' }

/** Throws unless `sort=asc` lists records with different times of creation the other way round. */
export async function mustReverse(existing: Existing): Promise<void> {
  await everything(existing)
  const oldest = await existing.ask({ sort_by: 'id', sort: 'asc', ...full })
  const newest = await existing.ask({ sort_by: 'id', sort: 'desc', ...full })
  const pair = sameWay(oldest, newest)
  if (pair !== undefined)
    throw broken('the order of sort=desc reversed', `${pair.join(' before ')} in both`, oldest.exchange)
}

/** Returns two records with different times of creation that are in the same order in both lists. */
function sameWay(one: Listed, other: Listed): [string, string] | undefined {
  const ids = one.ids.filter(id => other.ids.includes(id))
  const keys = creationKeys(one)
  const differ = (a: string, b: string) =>
    keys.length > 0 && keys.every(key => key[one.ids.indexOf(a)] !== key[one.ids.indexOf(b)])
  for (const [index, id] of ids.entries()) {
    const next = ids[index + 1]
    if (next !== undefined && other.ids.indexOf(id) < other.ids.indexOf(next) && differ(id, next))
      return [id, next]
  }
  return undefined
}

/** Throws unless records are in the order of their creation: of the times that they show, or of numeric ids. */
export async function mustSortByCreation(existing: Existing, direction: Direction): Promise<void> {
  await everything(existing)
  const listed = await existing.ask({ sort_by: 'id', sort: direction, ...full })
  const inOrder = direction === 'asc' ? ascends : descends
  const keys = creationKeys(listed).filter(key => new Set(key).size > 1)
  if (keys.some(key => inOrder(key))) return
  // Ids in no order at all are not counted up.
  const isCertain = creationTimes(listed.records).some(times => new Set(times).size > 1)
  if (!isCertain && !keys.some(key => ascends(key) || descends(key)))
    throw new Skipped(`${existing.resource} show no time of creation, and their ids are in no order`)
  throw broken(`the order of creation, ${direction}ending`, brief(listed.ids), listed.exchange)
}

/** Throws if a list is in visible disorder for every member that may show the sort key. */
export async function mustSortByText(existing: Existing, key: Key, direction: Direction): Promise<void> {
  const all = await everything(existing)
  const query = { sort_by: key, sort: direction, ...full }
  const listed = await existing.ask(query)
  const members = membersFor(existing, key, listed)
  const orders = members.flatMap(at => orderOf(listed.records, at, direction) ?? [])
  if (orders.some(order => order.isSeen && order.misplaced === undefined)) return
  const misplaced = orders.find(order => order.misplaced !== undefined)?.misplaced
  if (misplaced === undefined || orders.some(order => order.misplaced === undefined))
    throw new Skipped(`${existing.resource} do not show different values of ${key}`)
  if (isSortedByAnother(listed, all, members, direction))
    throw new Skipped(`${existing.resource} do not show by which ${key} they are sorted`)
  throw broken(
    `the order for ${queryWords(query)}`,
    `${brief(misplaced[0])} before ${brief(misplaced[1])}`,
    listed.exchange,
  )
}

interface Order {
  /** Whether two neighbours are certainly in the right order. */
  isSeen: boolean
  /** Two neighbours that are certainly in the wrong order. */
  misplaced: readonly [string, string] | undefined
}

/** Returns the order of a list by the texts of a member. Undefined if all are the same. */
function orderOf(records: readonly JsonRecord[], at: string, direction: Direction): Order | undefined {
  const texts = records.flatMap(record => shownText(record, at) ?? [])
  if (new Set(texts).size < 2) return undefined
  const pairs = texts.slice(1).map((text, index) => [texts[index] ?? '', text] as const)
  const ahead = ([a, b]: readonly [string, string]) => (direction === 'asc' ? collate(a, b) : collate(b, a))
  return { isSeen: pairs.some(pair => ahead(pair) < 0), misplaced: pairs.find(pair => ahead(pair) > 0) }
}

/** Whether some other text is in order in the list, and not in the list of everything. */
function isSortedByAnother(
  listed: Listed,
  all: Listed,
  members: readonly string[],
  direction: Direction,
): boolean {
  return membersOf(listed.records)
    .filter(at => !members.includes(at))
    .some(at => {
      const order = orderOf(listed.records, at, direction)
      const usual = orderOf(all.records, at, direction)
      return order?.isSeen && order.misplaced === undefined && usual?.misplaced !== undefined
    })
}

/** Throws unless a list without a parameter is the one with its default, if another value lists otherwise. */
export async function mustDefault(
  existing: Existing,
  pairs: readonly (readonly [sent: Query, same: Query])[],
  other: Query,
): Promise<void> {
  await everything(existing)
  const otherwise = await existing.ask({ ...other, ...full })
  let tells = false
  for (const [sent, same] of pairs) {
    const one = await existing.ask({ ...sent, ...full })
    const stated = await existing.ask({ ...same, ...full })
    mustBeSame(one, stated, `the list for ${queryWords(same)}`)
    tells ||= stated.ids.join('\n') !== otherwise.ids.join('\n')
  }
  if (!tells) throw new Skipped(`the list for ${queryWords(other)} is the same`)
}
