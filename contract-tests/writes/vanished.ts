import { RunEnded } from '../core/ended.ts'
import { Inconclusive } from '../core/errors.ts'
import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { answered } from './foreign.ts'
import { pathOf } from './ids.ts'

/** Pauses before a missing record is read again, in milliseconds. */
const pausesMs = [0, 300, 1000]

/**
 * Throws RunEnded if a record of this run is gone although the run has sent only creates since it was made.
 * If the creates of a server delete other records, no further create may be sent.
 */
export async function mustStillBeThere(
  read: Reader,
  pause: (milliseconds: number) => Promise<void>,
  resource: Resource,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const gone = await isGone(read, pause, pathOf(resource, id))
    if (!gone) continue
    const message = `${resource}/${id}, which this run made, went away when POST /${resource} was sent: nothing more is made`
    throw new RunEnded(message, 3, {
      requirement: `${resource}.create.alone`,
      broken: new Inconclusive(message),
    })
  }
}

async function isGone(
  read: Reader,
  pause: (milliseconds: number) => Promise<void>,
  path: string,
): Promise<boolean> {
  for (const ms of pausesMs) {
    await pause(ms)
    const exchange = await answered(() => read({ method: 'GET', path }))
    const status = exchange?.answer.status
    if (status !== 404 && status !== 410) return false
  }
  return true
}
