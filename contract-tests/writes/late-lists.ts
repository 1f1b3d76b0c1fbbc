import type { PoliteClient } from '../core/client/client.ts'
import type { Reader } from '../core/exchange.ts'
import { type Foreign, lookForForeign } from './foreign.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'
import { eventually } from './looks.ts'
import type { OwnedRecord } from './prove.ts'

/** Pauses before lists are read again that do not show a new record, in milliseconds. */
const pausesMs = [100, 150, 150, 200, 200, 200, 300, 400, 800]

/**
 * Waits until the lists show a record that was just created. If that takes a while, lists are read no earlier after any
 * write from now on: the document does not say how soon they show it. Gives up after some seconds. Returns the last
 * lists.
 */
export async function waitForLists(
  { read, pause, noteLate }: { read: Reader } & Pick<PoliteClient, 'pause' | 'noteLate'>,
  ledger: Ledger,
  { resource, id }: Pick<OwnedRecord, 'resource' | 'id'>,
): Promise<Foreign> {
  const at = idPlaceOf(ledger, resource) ?? '/id'
  const start = performance.now()
  let now = await lookForForeign(read, resource)
  // Records without ids at that place cannot be told apart.
  const isShown = () => now.has(id, at) || !now.isRead || (now.size > 0 && now.idsAt(at).length === 0)
  if (isShown()) return now
  const isLate = await eventually(pause, pausesMs, async () => {
    now = await lookForForeign(read, resource)
    return isShown()
  })
  if (isLate) noteLate(performance.now() - start, 'lists')
  return now
}
