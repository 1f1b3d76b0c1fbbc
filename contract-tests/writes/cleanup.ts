import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { LeftBehind, Resource } from './account.ts'
import { deleteListed } from './cleanup-listed.ts'
import type { CleanupOptions } from './cleanup-options.ts'
import { find, isAllGone } from './find-record.ts'
import type { Ledger } from './ledger.ts'
import type { Deletions } from './ledger-lines.ts'
import { isEmptied, missingOf } from './missing.ts'
import { type Claim, type OwnedRecord, prove } from './prove.ts'
import { quietly } from './quietly.ts'
import { searchHint } from './searches.ts'
import type { Sender } from './sender.ts'
import { straysOf } from './strays.ts'
import { watchedFirst, watchOver } from './watch.ts'
import type { Written } from './written.ts'

interface Context extends CleanupOptions {
  deletions: Map<Resource, Deletions>
  missing: ReadonlySet<Written>
  /**
   * Whether a deleted record was still shown for a while. If so, the cleanup waits once at the end instead of
   * after each deletion.
   */
  isSlow: boolean
  /** Records that were still shown after their deletion. */
  later: Set<Written>
  /** Pause after a deletion that is watched, in milliseconds. */
  watchMs: number
}

/**
 * Number of failures in a row after which the server counts as unreachable and no further record is tried.
 */
const patience = 3
/** Pauses before reading again a record that should be gone, in milliseconds. */
const pausesMs = [300, 1000]
/** Pause before reading again the records that were still shown after their deletion, in milliseconds. */
const untilShownMs = 2000
/**
 * Deletes the records in a ledger: links before the pixels they use, the newest first. Proves each record to
 * be ours just before its deletion, and looks just after whether it is gone: by lists if they show the records,
 * otherwise one by one. Returns the records that still exist, or may exist. Never throws.
 */
export async function cleanUp(options: CleanupOptions): Promise<readonly LeftBehind[]> {
  const { ledger } = options
  const deletions = new Map(options.deletions)
  const missing = await missingOf(options.sender.read, ledger)
  const context: Context = { ...options, deletions, missing, isSlow: false, later: new Set(), watchMs: 0 }
  const left: LeftBehind[] = []
  let failures = 0

  async function deleteAll(entries: readonly Written[]): Promise<void> {
    for (const entry of entries) {
      if (entry.state === 'gone' || entry.state === 'refused') continue
      if (failures >= patience) {
        left.push(leftOf(entry, 'the server is out of reach'))
        continue
      }
      try {
        const reason = await deleteOne(context, entry)
        failures = 0
        if (reason !== undefined) left.push(leftOf(entry, reason))
      } catch (error) {
        failures += 1
        left.push(leftOf(entry, messageOf(error)))
      }
    }
  }

  for (const resource of ['links', 'pixels'] as const)
    await deleteAllOf(context, resource, deleteAll, () => failures === 0)
  if (context.later.size > 0) await options.pause(untilShownMs)
  for (const entry of context.later) {
    context.isSlow = false
    await deleteAll([entry])
  }
  if (failures >= patience) return left
  try {
    left.push(...(await straysOf(options, left, entry => deleteOne(context, entry))))
  } catch (error) {
    const { run } = ledger
    const reason = `the last look for records of this run failed: ${messageOf(error)}`
    left.push({ resource: 'links', id: undefined, marker: run, time: '', reason })
  }
  return left
}

/**
 * Deletes the records of a resource: by lists if deletions are safe and the server responds, otherwise one by
 * one. `deleteAll` deletes records one by one.
 */
async function deleteAllOf(
  context: Context,
  resource: Resource,
  deleteAll: (entries: readonly Written[]) => Promise<void>,
  isWell: () => boolean,
): Promise<void> {
  const { ledger, deletions } = context
  const entries = inOrder(ledger, resource, deletions)
  const { watched, afterMs } = await watchedFirst(context, resource, entries)
  context.watchMs = afterMs
  for (const entry of watched) {
    if (deletions.get(resource) === 'safe') deletions.delete(resource)
    await deleteAll([entry])
  }
  const rest = entries.filter(entry => !watched.includes(entry))
  if (deletions.get(resource) !== 'safe' || !isWell()) return deleteAll(rest)
  // Whether an unproven record exists is seen in lists that also show proven records, so these come last.
  const unproven = rest.filter(({ state }) => state !== 'created')
  await deleteAll(unproven)
  await deleteListed(context, resource)
  await deleteAll(rest.filter(entry => !unproven.includes(entry)))
}

const isUnsafe = 'an earlier deletion did not delete exactly its record, so nothing more is deleted'

/**
 * Returns the creates of a resource, the newest first. If its deletions are untried, its second newest record
 * comes first, so that the first deletion is between two other records of ours.
 */
function inOrder({ written }: Ledger, resource: Resource, tried: ReadonlyMap<Resource, unknown>): Written[] {
  const entries = written.filter(entry => entry.resource === resource).reverse()
  const created = entries.filter(({ state }) => state === 'created')
  const middle = tried.has(resource) || created.length < 3 ? undefined : created[1]
  return middle === undefined ? entries : [middle, ...entries.filter(entry => entry !== middle)]
}

/** Deletes one record. Returns undefined if it is gone, otherwise the reason why it exists or may exist. */
async function deleteOne(context: Context, entry: Written): Promise<string | undefined> {
  const { sender, ledger, deletions } = context
  const { resource } = entry
  let status: number | undefined
  for (let tries = 1; tries <= 2; tries += 1) {
    const found = await find(context, entry)
    if (found.is === 'unclear') return found.reason
    if (found.is === 'gone') {
      quietly(() => ledger.settle(entry, 'gone'))
      return undefined
    }
    if ([deletions, ledger.deletions].some(known => known.get(resource) === 'unsafe')) return isUnsafe
    const claim = { resource, id: found.record.id, marker: ledger.run, at: found.record.at }
    const watch = deletions.has(resource) ? undefined : await watchOver(context, entry, context.watchMs)
    const proven = watch === undefined ? found : await prove(sender.read, claim)
    if (proven.is !== 'ours') continue
    status = (await removed(sender, proven.record))?.answer.status
    const isThere = await isStillThere(context, claim, status)
    if (isThere && context.isSlow && deletions.get(resource) === 'safe' && isCarriedOut(status)) {
      quietly(() => ledger.settle(entry, 'deleted'))
      context.later.add(entry)
      return undefined
    }
    const isHarmless = await watch?.()
    if (isHarmless === false) {
      deletions.set(resource, 'unsafe')
      quietly(() => ledger.note({ kind: 'deletions', resource, are: 'unsafe' }))
    }
    if (isThere) continue
    if ((status ?? 404) >= 300 && (await isEmptied(sender.read, ledger, resource))) return isAllGone
    quietly(() => ledger.settle(entry, 'gone'))
    if (isHarmless) deletions.set(resource, 'safe')
    return undefined
  }
  return `DELETE got ${status ?? 'no response'}, and the record still exists`
}

/** Whether a record can still be read after its deletion was sent, or may still exist. */
async function isStillThere(context: Context, claim: Claim, status: number | undefined): Promise<boolean> {
  const { sender, pause, isSlow } = context
  let proof = await prove(sender.read, claim)
  for (const ms of proof.is === 'ours' && !isSlow ? pausesMs : []) {
    context.isSlow = true
    await pause(ms)
    proof = await prove(sender.read, claim)
    if (proof.is !== 'ours') break
  }
  // A read that is refused (such as with 403) does not prove that the record is gone, unless the deletion was
  // carried out.
  return !isCarriedOut(status) || proof.is === 'ours' || proof.is === 'unclear'
}

function isCarriedOut(status: number | undefined): boolean {
  return status !== undefined && (status < 300 || status === 404 || status === 410)
}

/**
 * Returns the response to a deletion; undefined if none came. A later read shows whether it was carried out.
 */
async function removed(sender: Sender, record: OwnedRecord): Promise<Exchange | undefined> {
  try {
    return await sender.remove(record)
  } catch (error) {
    if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
    return error.exchange
  }
}

function leftOf({ resource, id, marker, time }: Written, reason: string): LeftBehind {
  return { resource, id, marker, time, reason: `${reason}. Look for it with ${searchHint(resource, marker)}` }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
