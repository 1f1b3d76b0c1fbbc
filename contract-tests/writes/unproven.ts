import { type Blame, RunEnded } from '../core/ended.ts'
import { ContractBroken } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import type { Sighting } from './identify.ts'
import type { Ledger } from './ledger.ts'
import { isMissing, mayBeThere } from './missing.ts'
import type { WriteRefusals } from './refusals.ts'
import { searchHint } from './searches.ts'
import type { Written } from './written.ts'

/** Maximum number of records that may exist unproven. Once it is reached, the next create ends the run. */
export const mostUnproven = 2

/**
 * Decides what follows if the record of a successful create is not proven. Returns if the create was refused,
 * or if its record is certainly missing or in another account. Otherwise throws RunEnded.
 */
export async function settleUnproven(
  { read, ledger, refusals }: { read: Reader; ledger: Ledger; refusals: WriteRefusals },
  entry: Written,
  created: Exchange,
  sighting: Sighting,
): Promise<void> {
  const { resource, marker } = entry
  const { contrary, isListed, isAmbiguous, claimed = '' } = sighting
  ledger.settle(entry, { claimed })
  const isThere = claimed !== '' && (await mayBeThere(read, resource, claimed))
  // A create without the run's key may have created a record in an account that this run cannot read.
  if (created.request.authorization !== undefined && claimed !== '' && !isThere && !isListed)
    return ledger.settle(entry, { elsewhere: claimed })
  // 202 means that the record will be created later.
  const mayBeRefused = claimed === '' && !isListed && created.answer.status !== 202
  if (mayBeRefused && (await refusals.isInWords(entry, created.answer.status))) return
  if (!isThere && (await isMissing(read, ledger, entry))) {
    const lost = ledger.written.filter(one => one.state === 'unknown' && one.claimed !== undefined)
    if (lost.length < mostUnproven) return
  }
  const ofAnother = 'its id may be read as that of a record that existed before'
  const what = isAmbiguous ? ofAnother : isListed ? 'its id cannot be determined' : 'no list shows it'
  const blame = isAmbiguous ? undefined : isListed ? notRead(entry, contrary) : notStored(entry, created)
  throw new RunEnded(
    `POST /${resource} got ${created.answer.status}, but the new record is not proven to be ours: ${what}. Look for it with ${searchHint(resource, marker)}`,
    blame === undefined ? 3 : 1,
    blame,
  )
}

/**
 * Returns the end of a run after two creates without a usable response, if no other record of ours shows that
 * the lists can be trusted.
 */
export function tooMany([last]: readonly Exchange[]): RunEnded {
  const message = `${mostUnproven} creates failed, and it is unclear whether they created records`
  if (last === undefined) return new RunEnded(message, 3)
  const resource = last.request.path.slice(1)
  const broken = new ContractBroken(`POST /${resource} to create`, `${last.answer.status}`, last)
  return new RunEnded(message, 1, { requirement: `${resource}.create.accepted`, broken })
}

/**
 * Returns the blame if a list or the response to the create shows the new record, but its id leads to another
 * record or to none.
 */
function notRead({ resource, marker }: Written, contrary: Exchange | undefined): Blame | undefined {
  // If no value is called an id, the document promises nothing about reading the record.
  if (contrary === undefined) return undefined
  const { request, answer } = contrary
  const expected = `GET ${request.path} to show the record that was just created, with ${marker}`
  const received = answer.status < 300 ? 'another record' : `${answer.status}`
  return { requirement: `${resource}.get.by-id`, broken: new ContractBroken(expected, received, contrary) }
}

/** Returns the blame if the server reported a record as created, but shows none with its marker. */
function notStored({ resource, marker }: Written, created: Exchange): Blame {
  const expected = `a record with ${marker} in a response to GET /${resource} after the create`
  const broken = new ContractBroken(expected, 'none, however often the list was read', created)
  return { requirement: `${resource}.create.stored`, broken }
}
