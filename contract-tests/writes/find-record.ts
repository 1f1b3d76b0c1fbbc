import type { CleanupOptions } from './cleanup-options.ts'
import { sight } from './identify.ts'
import { areOthersHidden, canList, isEmptied, mayBeThere } from './missing.ts'
import { type OwnedRecord, prove } from './prove.ts'
import { quietly } from './quietly.ts'
import type { Written } from './written.ts'

/** Pauses before looking again for a record whose create may still be in progress, in milliseconds. */
const pausesMs = [300, 1000]
/** Additional pauses for a record that the server said it made and has not shown, in milliseconds. */
const latePausesMs = [2000, 3000]

export const isAllGone = 'the server shows nothing at all, and there were records before the run'

export interface FindOptions extends Pick<CleanupOptions, 'sender' | 'ledger' | 'identification' | 'pause'> {
  /** Creates that certainly made nothing. */
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
      reason: `a create without the key of this run was answered with the id ${claimed}, which this account does not show`,
    }
  if (id !== undefined) {
    const proof = await prove(sender.read, { resource, id, marker: ledger.run, at })
    if (proof.is === 'ours') return proof
    if (proof.is === 'unclear') return { is: 'unclear', reason: `${resource}/${id} cannot be read` }
    if (state === 'deleted') return { is: 'gone' }
    if (proof.is === 'other' && isBlank)
      return { is: 'unclear', reason: 'since this run changed it, it shows no marker' }
  }
  // The newest create may still be in progress, so it gets more looks, and most if the server said that it
  // was made.
  const isNewest = id === undefined && entry === ledger.written.at(-1)
  const pauses = claimed === undefined ? pausesMs : [...pausesMs, ...latePausesMs]
  for (const ms of isNewest ? [...pauses, 0] : [0]) {
    const { record, isListed } = await sight(identification, entry, undefined)
    if (record !== undefined) {
      quietly(() => ledger.settle(entry, record))
      return { is: 'ours', record }
    }
    if (isListed) return { is: 'unclear', reason: 'a list shows its marker, and no id of it' }
    await pause(ms)
  }
  const isMissing = missing.has(entry)
  const mayBeLate = claimed !== undefined && !isMissing
  if (mayBeLate && (await mayBeThere(sender.read, resource, claimed)))
    return { is: 'unclear', reason: 'the server said that it was made, and no record shows its marker' }
  // After the deletion of the last record, a response may contain no list.
  if (!isMissing && !(await canList(sender.read, resource)))
    return { is: 'unclear', reason: 'it may have been made: the lists cannot be read' }
  if (id === undefined && (await areOthersHidden(sender.read, ledger, entry)))
    return { is: 'unclear', reason: 'it may have been made: the lists do not show what this run made' }
  if (await isEmptied(sender.read, ledger, resource)) return { is: 'unclear', reason: isAllGone }
  return { is: 'gone' }
}
