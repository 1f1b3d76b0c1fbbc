import type { PoliteClient } from '../core/client/client.ts'
import type { Reader, SuiteClient } from '../core/exchange.ts'
import { type Foreign, lookForForeign } from './foreign.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'
import { eventually } from './looks.ts'
import type { OwnedRecord } from './prove.ts'

/** Pauses before lists are read again that do not show a new record, in milliseconds. */
const pausesMs = [100, 150, 250, 400, 600, 1000]
/**
 * The shortest time after a write at which is read what was late once, in milliseconds. The next write may take longer
 * to be seen: a search index is often renewed each second.
 */
const leastMs = { lists: 1200, all: 600 }

/**
 * Has reads wait after each write, because one was seen only after so many milliseconds.
 * @param which the reads that showed it late
 */
export function waitFromNowOn(settle: SuiteClient['settle'], seenMs: number, which: 'lists' | 'all'): void {
  settle(Math.max(leastMs.lists, 1.5 * seenMs), 'lists')
  if (which === 'all') settle(Math.max(leastMs.all, 1.5 * seenMs), 'all')
}

/**
 * Waits until the lists show a record that was just created. If that takes a while, lists are read no earlier after any
 * write from now on: the document does not say how soon they show it. Gives up after some seconds. Returns the last
 * lists.
 */
export async function waitForLists(
  { read, pause, settle }: { read: Reader } & Pick<PoliteClient, 'pause' | 'settle'>,
  ledger: Ledger,
  { resource, id }: Pick<OwnedRecord, 'resource' | 'id'>,
): Promise<Foreign> {
  const at = idPlaceOf(ledger, resource) ?? '/id'
  const start = performance.now()
  let now = await lookForForeign(read, resource)
  const isShown = () => now.has(id, at) || !now.isRead || now.idsAt(at).length === 0
  if (isShown()) return now
  const isLate = await eventually(pause, pausesMs, async () => {
    now = await lookForForeign(read, resource)
    return isShown()
  })
  if (isLate) waitFromNowOn(settle, performance.now() - start, 'lists')
  return now
}
