import type { CleanupOptions } from './cleanup-options.ts'
import { sight } from './identify.ts'
import { areOthersHidden, canList, isEmptied, mayBeThere } from './missing.ts'
import { type OwnedRecord, prove } from './prove.ts'
import { quietly } from './quietly.ts'
import type { Written } from './written.ts'

/** Pauses before looking again for a record whose create may still be in progress, in milliseconds. */
const pausesMs = [300, 1000]
/**
 * Additional pauses for a record that the server reported as created but has not shown yet, in milliseconds.
 */
const latePausesMs = [2000, 3000]

export const isAllGone = 'the server shows no records at all, although some existed before the run'

export interface FindOptions extends Pick<CleanupOptions, 'sender' | 'ledger' | 'identification' | 'pause'> {
  /** Creates that certainly created no record. */
  missing: ReadonlySet<Written>
}

export type Found = { is: 'ours'; record: OwnedRecord } | { is: 'gone' } | { is: 'unclear'; reason: string }

/** Finds the record of a create, if it exists: by its id, or else by its marker in the lists. */
export async function find(
  { sender, ledger, identification, pause, missing }: FindOptions,
  entry: Written,
): Promise<Found> {
  const { resource, id, at, state, claimed, isBlank } = entry
  if (state === 'elsewhere')
    return {
      is: 'unclear',
      reason: `the response to a create without the key of this run names the id ${claimed}, which this account does not show`,
    }
  if (id !== undefined) {
    const proof = await prove(sender.read, { resource, id, marker: ledger.run, at })
    if (proof.is === 'ours') return proof
    if (proof.is === 'unclear') return { is: 'unclear', reason: `${resource}/${id} cannot be read` }
    if (state === 'deleted') return { is: 'gone' }
    if (proof.is === 'other' && isBlank)
      return { is: 'unclear', reason: 'it shows no marker since this run changed it' }
  }
  // The newest create may still be in progress, so it gets more looks, and even more if the server reported
  // the record as created.
  const isNewest = id === undefined && entry === ledger.written.at(-1)
  const pauses = claimed === undefined ? pausesMs : [...pausesMs, ...latePausesMs]
  for (const ms of isNewest ? [...pauses, 0] : [0]) {
    const { record, isListed } = await sight(identification, entry, undefined)
    if (record !== undefined) {
      quietly(() => ledger.settle(entry, record))
      return { is: 'ours', record }
    }
    if (isListed) return { is: 'unclear', reason: 'a list shows its marker, but not its id' }
    await pause(ms)
  }
  const isMissing = missing.has(entry)
  const mayBeLate = claimed !== undefined && !isMissing
  if (mayBeLate && (await mayBeThere(sender.read, resource, claimed)))
    return { is: 'unclear', reason: 'the server reported it as created, but no record shows its marker' }
  // After the deletion of the last record, a response may contain no list.
  if (!isMissing && !(await canList(sender.read, resource)))
    return { is: 'unclear', reason: 'it may exist: the lists cannot be read' }
  if (id === undefined && (await areOthersHidden(sender.read, ledger, entry)))
    return { is: 'unclear', reason: 'it may exist: the lists do not show the records of this run' }
  if (await isEmptied(sender.read, ledger, resource)) return { is: 'unclear', reason: isAllGone }
  return { is: 'gone' }
}
