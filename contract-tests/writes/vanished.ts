import { RunEnded } from '../core/ended.ts'
import { Inconclusive } from '../core/errors.ts'
import type { Reader } from '../core/exchange.ts'
import { isNotFound } from '../core/not-found.ts'
import type { Resource } from './account.ts'
import { answered } from './foreign.ts'
import { pathOf } from './ids.ts'
import { eventually } from './looks.ts'

/** Pauses before a missing record is read again, in milliseconds. */
const pausesMs = [0, 300, 1000]

/**
 * Throws RunEnded if a record of this run is gone although the run has sent only creates since then. If the
 * creates of a server delete other records, no further create may be sent. Since this ends the run, only 404
 * or 410 at every look means gone.
 */
export async function mustStillBeThere(
  read: Reader,
  pause: (milliseconds: number) => Promise<void>,
  resource: Resource,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const isThere = await eventually(pause, pausesMs, async () => {
      const exchange = await answered(() => read({ method: 'GET', path: pathOf(resource, id) }))
      return exchange === undefined || !isNotFound(exchange)
    })
    if (isThere) continue
    const message = `${resource}/${id}, which this run created, disappeared when POST /${resource} was sent: the run creates nothing more`
    throw new RunEnded(message, 3, {
      requirement: `${resource}.create.alone`,
      broken: new Inconclusive(message),
    })
  }
}
