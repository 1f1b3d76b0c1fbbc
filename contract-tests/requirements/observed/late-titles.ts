import { setTimeout as pause } from 'node:timers/promises'
import { readPointer } from '../../../src/documents/pointer.ts'
import { isEmpty, type JsonRecord, leavesOf, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { isMadeOf } from '../../discover/derived.ts'
import { isTaken } from '../../discover/places.ts'
import { get, list } from '../../discover/reads.ts'
import { titleWaitMs } from '../../discover/title-wait.ts'
import type { Observation } from '../requirement.ts'
import { mustBeKnown, once } from '../support/kit.ts'
import { membersOf } from '../support/listed.ts'
import { leaveSpare } from '../support/spares.ts'
import { shownTitle, titlePlace } from '../support/titles.ts'
import { observed, tryLink, unseen } from './observe.ts'

/** How long a new link is watched for its title, in milliseconds. */
const watchedMs = 6000
/** The shortest pause between two looks, in milliseconds. Later pauses are a share of the time so far. */
const pauseMs = 20
const pauseShare = 0.04

/**
 * Observes how long after its creation a link gets its title. The last look that shows no title gives the least time,
 * and the first that shows one the greatest.
 */
export function observeLateTitles(context: Context): Promise<Observation<number>> {
  return once(context, 'late titles', () => watchTitle(context))
}

/**
 * Waits until a link that was created just before certainly has its title, if the service finds titles later. Returns
 * whether it does.
 */
export async function untilTitled(context: Context): Promise<boolean> {
  const seen = await observeLateTitles(context)
  const isLate = 'answer' in seen && seen.answer > 0
  if (isLate) await pause(titleWaitMs(seen.answer))
  return isLate
}

async function watchTitle(context: Context): Promise<Observation<number>> {
  const others = await list(context, 'links', { per_page: '100' })
  const isTitled = others.records.some(record => (shownTitle(context, record) ?? '') !== '')
  const sentAt = performance.now()
  const made = await tryLink(context, {})
  const madeAt = performance.now()
  const id = mustBeKnown(made.id, 'a link')
  leaveSpare(context, 'links', made)
  let least = 0
  let first: JsonRecord | undefined
  for (;;) {
    const askedAt = performance.now()
    const { record, exchange } = await get(context, 'links', id, { fresh: true })
    const most = performance.now() - sentAt
    if (first === undefined && !isTitled && unsetAlone(context, record, others.records).length === 0)
      return unseen('no link shows a title', others.exchange)
    first ??= record
    const at = record && (titlePlace(context, record) ?? newTitle(record, first, made.sent.url))
    if (at !== undefined && (textOf(readPointer(record, at)) ?? '') !== '') {
      // Learning shapes needs the place, too.
      context.discovered.shapes.links.derived.set('title', { at })
      return observed(least === 0 ? 0 : roundBetween(least, most), made.exchange, exchange)
    }
    if (most > watchedMs) return unseen('new links show no title', exchange)
    least = Math.max(1, askedAt - madeAt)
    await pause(Math.max(pauseMs, least * pauseShare))
  }
}

/** Returns the pointer of a text that the first look at a link did not show, and that is made of its url. */
function newTitle(record: JsonRecord, first: JsonRecord | undefined, url = ''): string | undefined {
  const isNew = (at: string) => isEmpty(readPointer(first, at))
  return leavesOf(record).find(({ pointer, value }) => isNew(pointer) && isMadeOf(value, url))?.pointer
}

/**
 * Returns the members of other links that are no known field, and that a new link lacks: one of them may be its title,
 * whatever its name.
 */
function unsetAlone(
  { discovered }: Context,
  record: JsonRecord | undefined,
  others: readonly JsonRecord[],
): string[] {
  const { fields, derived } = discovered.shapes.links
  const known = [...fields.values(), ...derived.values()].map(({ at }) => at)
  return membersOf(others).filter(at => isEmpty(readPointer(record, at)) && !isTaken(at, known))
}

/** Returns the roundest number of milliseconds between two. */
function roundBetween(least: number, most: number): number {
  const step = [1000, 500, 250, 100, 50, 25, 10, 5].find(one => Math.ceil(least / one) * one <= most) ?? 1
  return Math.ceil(least / step) * step
}
