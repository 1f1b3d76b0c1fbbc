import pLimit from 'p-limit'
import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange, Outgoing } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import type { Resource } from './account.ts'
import type { CleanupOptions } from './cleanup-options.ts'
import { isList } from './foreign.ts'
import { isHarmless } from './harm.ts'
import { eventually } from './looks.ts'
import { type Claim, prove } from './prove.ts'
import { quietly } from './quietly.ts'
import { searches } from './searches.ts'
import type { Written } from './written.ts'

type Options = Pick<CleanupOptions, 'sender' | 'ledger' | 'concurrency' | 'bystanders' | 'late' | 'pause'>

/**
 * Deletes the records of a resource that lists show. Proves each one to be ours just before its deletion, but
 * looks for all of them afterwards in one list. Each deletion is sent once. What cannot be settled this way is
 * left to the deletion of single records: a record that no list shows, that is still listed, or whose deletion
 * is not accepted.
 */
export async function deleteListed(options: Options, resource: Resource): Promise<void> {
  const tried = new Set<Written>()
  const isToDo = (entry: Written) =>
    entry.resource === resource && entry.state === 'created' && !entry.isBlank && !tried.has(entry)
  try {
    for (const search of searches(resource, options.ledger.run)) {
      if (!options.ledger.written.some(isToDo)) return
      await deleteShown(options, search, isToDo, tried)
    }
  } catch (error) {
    // The deletion of single records meets the same reason, and reports it with each record.
    if (!(error instanceof RunEnded)) throw error
  }
}

async function deleteShown(
  options: Options,
  search: Outgoing,
  isToDo: (entry: Written) => boolean,
  tried: Set<Written>,
): Promise<void> {
  const { sender, ledger } = options
  const read = () => unlessFailing(() => sender.read(search))
  let list = await read()
  let most = firstBatch
  while (list !== undefined) {
    const { text } = list.answer
    // The newest first: another record may depend on an older one.
    const all = ledger.written.filter(entry => isToDo(entry) && carries(text, entry.marker)).reverse()
    const [first] = all
    if (first === undefined) return
    const isLate = options.late?.has(first.resource) === true
    const shown = all.slice(0, most)
    most *= isLate ? 2 : growth
    for (const entry of shown) tried.add(entry)
    const send = async () => {
      const limit = pLimit(options.concurrency)
      const accepted = await limit.map(shown, entry => deleteProven(options, entry))
      const deleted = shown.filter((_, index) => accepted[index])
      list = await (isLate ? untilGone(options, read, deleted) : read())
      await settleGone(options, list, deleted)
      if (await isAnyLost(options, list, all.slice(shown.length))) return false
      return deleted.length > 0 && !(isLate && isShown(list, deleted))
    }
    if (!(await (isLate ? watched(options, first.resource, send) : send()))) return
  }
}

/**
 * Number of records that are deleted first: two deletions in a row may do what one does not. If that does no harm, more
 * follow: twice as many on a server that is late, otherwise many times as many.
 */
const firstBatch = 2
const growth = 8
/** Pauses before reading a list again that still shows deleted records, in milliseconds. */
const untilGoneMs = [0, 300, 1000, 2000, 4000]

/** Pauses before reading a record again that was not deleted and seems to be gone, in milliseconds. */
const mayBeThereMs = [0, 300, 1000]

/** Returns the first list that shows none of the deleted records, or the last list. */
async function untilGone(
  { pause }: Options,
  read: () => Promise<Exchange | undefined>,
  deleted: readonly Written[],
): Promise<Exchange | undefined> {
  let list: Exchange | undefined
  await eventually(pause, untilGoneMs, async () => {
    list = await read()
    return !isShown(list, deleted)
  })
  return list
}

function isShown(list: Exchange | undefined, records: readonly Written[]): boolean {
  return records.some(({ marker }) => carries(list?.answer.text ?? '', marker))
}

/**
 * Deletes records of a server that carries out deletions later, when other requests may mislead it. `send` returns
 * whether exactly the records that it deleted are gone. If not, or if other people's records disappeared, nothing more
 * of the resource is deleted. Returns whether more may be.
 */
async function watched(
  { bystanders, ledger }: Options,
  resource: Resource,
  send: () => Promise<boolean>,
): Promise<boolean> {
  const before = await bystanders.before(resource)
  const isDone = await send()
  if (isHarmless(await bystanders.harm(resource, before)) && isDone) return true
  quietly(() => ledger.note({ kind: 'deletions', resource, are: 'unsafe' }))
  return false
}

/**
 * Whether deletions removed records of ours that they did not name: the list no longer shows them, and one cannot be
 * read. Nothing more of the resource is then deleted.
 */
async function isAnyLost(
  { sender, ledger, pause }: Options,
  list: Exchange | undefined,
  kept: readonly Written[],
): Promise<boolean> {
  if (list === undefined || !isList(list)) return false
  const missing = kept.find(({ marker }) => !carries(list.answer.text, marker))
  const claim = missing && claimOf(ledger, missing)
  if (missing === undefined || claim === undefined) return false
  const mayBeThere = async () => (await unlessFailing(() => prove(sender.read, claim)))?.is !== 'absent'
  if (await eventually(pause, mayBeThereMs, mayBeThere)) return false
  quietly(() => ledger.settle(missing, 'gone'))
  quietly(() => ledger.note({ kind: 'deletions', resource: missing.resource, are: 'unsafe' }))
  return true
}

/** Proves that a record is ours and deletes it. Returns whether the server accepted the deletion. */
async function deleteProven({ sender, ledger }: Options, entry: Written): Promise<boolean> {
  const claim = claimOf(ledger, entry)
  const proof = claim && (await unlessFailing(() => prove(sender.read, claim)))
  if (proof?.is !== 'ours') return false
  const exchange = await unlessFailing(() => sender.remove(proof.record))
  if (exchange === undefined || exchange.answer.status >= 300) return false
  quietly(() => ledger.settle(entry, 'deleted'))
  return true
}

/**
 * Settles the deleted records that a list showed before their deletion and no longer shows. One of them is also
 * read by its id: a server may only hide deleted records from its lists.
 */
async function settleGone(
  { sender, ledger }: Options,
  list: Exchange | undefined,
  deleted: readonly Written[],
): Promise<void> {
  if (list === undefined || !isList(list)) return
  const unlisted = deleted.filter(({ marker }) => !carries(list.answer.text, marker))
  const [last] = unlisted.slice(-1)
  const claim = last && claimOf(ledger, last)
  const proof = claim && (await unlessFailing(() => prove(sender.read, claim)))
  if (proof?.is !== 'absent' && proof?.is !== 'other') return
  for (const entry of unlisted) quietly(() => ledger.settle(entry, 'gone'))
}

function claimOf({ run }: Options['ledger'], { resource, id, at }: Written): Claim | undefined {
  return id === undefined ? undefined : { resource, id, marker: run, at }
}

/** Returns the result of a request; undefined if no response came or the server keeps failing. */
async function unlessFailing<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Inconclusive || error instanceof ContractBroken) return undefined
    throw error
  }
}
