import type { Others } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { ChangedRecords } from './changed-records.ts'
import type { Identification } from './identification.ts'
import type { Ledger } from './ledger.ts'

/** How many records of other people that disappeared a report names, of each resource. */
const mostNamed = 10

/** Looks for records of other people that disappeared or changed since the run began, of the resources that it wrote to. */
export async function othersOf(
  ledger: Ledger,
  { foreignOf }: Pick<Identification, 'foreignOf'>,
  bystanders: Bystanders,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Others> {
  const found: { vanished: string[]; changed: string[] } = { vanished: [], changed: [] }
  const records = new ChangedRecords(ledger, bystanders, pause)
  for (const resource of ledger.there.keys()) {
    const before = await foreignOf(resource)
    const now = await bystanders.before(resource)
    const vanished = await bystanders.vanished(resource, before, mostNamed, now)
    const changed = await records.since(resource, before, now)
    found.vanished.push(...vanished.map(id => `${resource}/${id}`))
    const named = changed.slice(0, mostNamed)
    found.changed.push(...named.map(({ id, members }) => `${resource}/${id}: ${members}`))
  }
  return found
}
