import { setTimeout as sleep } from 'node:timers/promises'
import type { LeftBehind } from './account.ts'
import { type Client, createClient } from '../client.ts'
import { type Ledger, reopenLedger, type Written } from './ledger.ts'
import { findMarked, isThere, type Listed, listMarked, look } from './marked.ts'
import { redactorOf } from '../redact.ts'
import { ContractBroken, Inconclusive } from '../requirement.ts'
import { NetworkTrouble } from '../transport.ts'

/** After so many failures in a row the server is taken to be away, and the rest is not tried. */
const patience = 3

/**
 * Takes away what a ledger names, links before the pixels they use, the newest first, and makes sure that it is gone.
 * Returns what is still there, or may be.
 */
export async function cleanUp(client: Client, ledger: Ledger): Promise<readonly LeftBehind[]> {
  const left: LeftBehind[] = []
  let failures = 0
  const order = [...ledger.written].reverse()
  const entries = [...order.filter(isLink), ...order.filter(entry => !isLink(entry))]
  for (const entry of entries) {
    if (entry.state === 'gone' || entry.state === 'refused') continue
    if (failures >= patience) {
      left.push(leftOf(entry, 'the server is out of reach'))
      continue
    }
    try {
      const reason = await takeAway(client, ledger, entry)
      failures = 0
      if (reason !== undefined) left.push(leftOf(entry, reason))
    } catch (error) {
      if (!isTrouble(error)) throw error
      failures += 1
      left.push(leftOf(entry, error.message))
    }
  }
  if (failures >= patience) return left
  try {
    left.push(...(await strays(client, ledger, left)))
  } catch (error) {
    if (!isTrouble(error)) throw error
    left.push({
      resource: 'links',
      id: undefined,
      marker: '',
      reason: `the last look failed: ${error.message}`,
    })
  }
  return left
}

function isLink(entry: Written): boolean {
  return entry.resource === 'links'
}

function leftOf({ resource, id, marker }: Written, reason: string): LeftBehind {
  return { resource, id, marker, reason }
}

function isTrouble(error: unknown): error is Error {
  return error instanceof Inconclusive || error instanceof ContractBroken || error instanceof NetworkTrouble
}

/** Deletes one record. Returns why it is still there, or undefined when it is gone. */
async function takeAway(client: Client, ledger: Ledger, entry: Written): Promise<string | undefined> {
  const { resource, marker } = entry
  let status: number | undefined
  if (entry.state === 'unknown') {
    const id = await findUnknown(client, entry, entry === ledger.written.at(-1) ? 4 : 1)
    if (id !== undefined) ledger.settle(entry, { id })
    else if (await isSomebodys(client, ledger, entry)) {
      return `the create was answered with ${entry.claimed}, which has no marker: it is not sure whose it is`
    }
  }
  const { id, state } = entry
  // An id that the run has given back may be somebody else's by now: it is deleted again only with our marker on it.
  const ours =
    state === 'created' ||
    (state === 'deleted' && id && (await look(client, resource, id, marker)) === 'marked')
  for (let tries = 1; ours && id !== undefined; tries += 1) {
    const path = `/${resource}/${encodeURIComponent(id)}`
    status = (await client.send({ method: 'DELETE', path })).answer.status
    if (!(await isThere(client, resource, id, marker))) break
    if (tries === 2) return `DELETE was answered ${status}, and it is still there`
  }
  ledger.settle(entry, 'gone')
  return undefined
}

/** What an unanswered create made, if anything. The newest one may still be under way: it is looked for longer. */
async function findUnknown(
  client: Client,
  { resource, marker }: Written,
  times: number,
): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    const id = await findMarked(client, resource, marker)
    if (id !== undefined || tries >= times) return id
    await sleep(300 * tries)
  }
}

/** Whether the record that a create named is there, and is no other of ours. */
async function isSomebodys(client: Client, ledger: Ledger, { resource, claimed }: Written): Promise<boolean> {
  if (claimed === undefined) return false
  if (ledger.written.some(entry => entry.resource === resource && entry.id === claimed)) return false
  return (await look(client, resource, claimed, claimed)) !== 'absent'
}

/**
 * Records that carry the run's word though the run knows no id of them. One with the marker of a refused create is
 * that create's, made all the same. Any other got our values by a fault of the server and may be somebody else's:
 * it is named and left alone.
 */
async function strays(client: Client, ledger: Ledger, known: readonly LeftBehind[]): Promise<LeftBehind[]> {
  const left: LeftBehind[] = []
  const run = ledger.written[0]?.marker.replace(/-\d+$/, '')
  if (run === undefined) return left
  for (const resource of ['links', 'pixels'] as const) {
    for (const { marker, id, shown } of await settled(client, resource, run)) {
      if (known.some(one => one.resource === resource && (one.id === id || one.marker === marker))) continue
      const refused = ledger.written.find(
        entry => entry.resource === resource && entry.marker === marker && entry.state === 'refused',
      )
      let reason = shown
        ? 'it carries a marker of this run, which did not create it: it is not ours to delete'
        : 'it is still listed, though GET does not show it'
      if (refused !== undefined && shown && id !== undefined) {
        ledger.settle(refused, { id })
        const still = await takeAway(client, ledger, refused)
        if (still === undefined) continue
        reason = still
      }
      left.push({ resource, id, marker, reason })
    }
  }
  return left
}

/** What the lists show of a run. What is listed and not there may be on its way out: it gets a while. */
async function settled(client: Client, resource: LeftBehind['resource'], run: string): Promise<Listed[]> {
  for (let tries = 1; ; tries += 1) {
    const listed = await listMarked(client, resource, run)
    if (tries === 3 || listed.every(({ shown }) => shown)) return listed
    await sleep(300 * tries)
  }
}

/** Takes away what the ledger of an ended run names. The ledger goes away with the last of it. Throws UsageError. */
export async function cleanUpLedger(options: {
  file: string
  apiKey: string
}): Promise<{ created: number; left: readonly LeftBehind[] }> {
  const ledger = reopenLedger(options.file)
  const client = createClient({ baseUrl: ledger.baseUrl, apiKey: options.apiKey })
  const redact = redactorOf(options.apiKey)
  try {
    const left = await cleanUp(client, ledger)
    ledger.close(left.length === 0)
    return { created: ledger.written.length, left: left.map(one => ({ ...one, reason: redact(one.reason) })) }
  } finally {
    client.close()
  }
}
