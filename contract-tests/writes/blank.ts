import type { Exchange, Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import type { Ledger } from './ledger.ts'
import { marksIn } from './marks.ts'
import { prove } from './prove.ts'

/**
 * Notes in the ledger if a change removed the marker from a record, as on a server that empties the fields
 * that are not sent. From then on the record cannot be distinguished from somebody else's, so the cleanup can
 * only report the record.
 */
export async function noteBlank(
  read: Reader,
  ledger: Ledger,
  { resource, id }: { resource: Resource; id: string },
  { answer }: Exchange,
): Promise<void> {
  if (answer.status >= 300 || marksIn(answer.json, ledger.run).length > 0) return
  const entry = ledger.written.findLast(one => one.resource === resource && one.id === id)
  if (entry === undefined) return
  const proof = await prove(read, { resource, id, marker: ledger.run, at: entry.at })
  if (proof.is === 'other') ledger.settle(entry, 'blank')
}
