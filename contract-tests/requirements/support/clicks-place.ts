import { readPointer } from '../../../src/documents/pointer.ts'
import {
  ascends,
  type Direction,
  descends,
  isWholeNumber,
  type JsonRecord,
  textOf,
} from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { derivedNames, isLimitOfClicks } from '../../discover/derived.ts'
import { nameScore, sameName } from '../../discover/locate/names.ts'
import { list } from '../../discover/reads.ts'
import { membersOf } from './listed.ts'

/**
 * Returns the pointer to the clicks of links. Undefined if no member has such a name, and the list is not in the order of
 * a number as text.
 * @param records a list by clicks
 */
export async function clicksPlace(
  context: Context,
  records: readonly JsonRecord[],
  direction: Direction,
): Promise<string | undefined> {
  const named = context.discovered.derived('clicks')?.at ?? onlyNamed(context, records)
  return named ?? onlyOrdered(context, records, direction)
}

/**
 * Returns the only member of links that is named as their clicks. New links may leave it out: then discovery, which
 * looks at new links, has not found it.
 */
function onlyNamed({ discovered }: Context, records: readonly JsonRecord[]): string | undefined {
  // The clicks after which a link expires may have the same name, in an object of their own, whose place is known
  // only to a run that writes.
  const limitAt = discovered.place('links', 'expiration_clicks')?.at
  const isClicks = (at: string) =>
    at !== limitAt && !isLimitOfClicks(at) && nameScore(at, derivedNames.clicks) === sameName
  return only(membersOf(records).filter(isClicks))
}

/** Number of values in order that are not so by chance. */
const fewestValues = 8

/**
 * Returns the only number in whose order as text a list by clicks is, although a list by id is not. A number in the right
 * order proves nothing: it may be any other by which links with the same clicks are sorted.
 */
async function onlyOrdered(
  context: Context,
  records: readonly JsonRecord[],
  direction: Direction,
): Promise<string | undefined> {
  const ordered = membersOf(records).filter(at => areOrdered(records, at, direction))
  if (ordered.length === 0) return undefined
  const byId = await list(context, 'links', { sort_by: 'id', sort: direction, per_page: '100' })
  return only(ordered.filter(at => !areOrdered(byId.records, at, direction)))
}

/** Whether numbers are in the order of texts and not in theirs. Some are equal: others may be identifiers. */
function areOrdered(records: readonly JsonRecord[], at: string, direction: Direction): boolean {
  const inOrder = direction === 'asc' ? ascends : descends
  const texts = records.map(record => textOf(readPointer(record, at)) ?? '')
  const different = new Set(texts).size
  const areNumbers = texts.every(isWholeNumber)
  const areClicks = areNumbers && different >= fewestValues && different < texts.length
  return areClicks && inOrder(texts) && !inOrder(texts.map(Number))
}

function only([one, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? one : undefined
}
