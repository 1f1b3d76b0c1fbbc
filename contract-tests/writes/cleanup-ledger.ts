import { mayWrite, parseBaseUrl } from '../core/base-url.ts'
import { createRunClient } from '../core/client/client.ts'
import { redactorOf } from '../core/redact/index.ts'
import { UsageError } from '../core/usage.ts'
import type { LeftBehind, Resource } from './account.ts'
import { leftBehindOf } from './account.ts'
import { Bystanders } from './bystanders.ts'
import { cleanUp } from './cleanup.ts'
import { foreignRecalled } from './foreign.ts'
import { reopenLedger } from './ledger.ts'
import { createSender } from './sender.ts'

/** The ledger to clean up, and the permission to do so. */
export interface CleanupLedgerOptions {
  /** The ledger of a run that has ended. */
  file: string
  apiKey: string
  /**
   * The host of the ledger's base URL, repeated as a permission. Without it, records are deleted only on this
   * machine.
   */
  allowWrites?: string | undefined
}

/**
 * Deletes the records in the ledger of an ended run, as far as the server shows each of them with its marker.
 * Deletes the ledger too if no record is left. Throws UsageError.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { cleanUpLedger, runContract } from 'shortlink-kit/contract'
 * import { serve } from 'shortlink-kit/node'
 *
 * const { baseUrl, close } = await serve(createMock())
 * const report = await runContract({ baseUrl, apiKey: 'demo-key', only: ['pixels.create.*'] })
 * // The report names the ledger only if records are left.
 * if (report.ledger !== undefined) await cleanUpLedger({ file: report.ledger, apiKey: 'demo-key' })
 * await close()
 * ```
 */
export async function cleanUpLedger(
  options: CleanupLedgerOptions,
): Promise<{ created: number; left: readonly LeftBehind[] }> {
  const ledger = reopenLedger(options.file)
  const target = parseBaseUrl(ledger.baseUrl)
  if (target.url !== ledger.baseUrl)
    throw new UsageError(`The ledger ${options.file} names a base URL that no run writes: ${ledger.baseUrl}`)
  if (!mayWrite(target, options.allowWrites))
    throw new UsageError(`Nothing may be deleted on ${target.host}: --allow-writes ${target.host} permits it`)
  const client = createRunClient({ baseUrl: target.url, apiKey: options.apiKey })
  const redact = redactorOf(options.apiKey)
  const sender = createSender(client, ledger)
  // The records that exist now include those of the run, so the ids from before the run come from the ledger.
  const foreignOf = async (resource: Resource) => foreignRecalled(ledger.there.get(resource) ?? {})
  // Only the verdict `unsafe` is reused. A deletion that worked earlier is tried again: the server may have
  // changed.
  const unsafe = [...ledger.deletions].filter(([, are]) => are === 'unsafe')
  try {
    const left = await cleanUp({
      sender,
      ledger,
      identification: { read: sender.read, ledger, foreignOf, trusted: new Set() },
      pause: client.pause,
      bystanders: new Bystanders(sender.read, ledger, client.pause),
      deletions: new Map(unsafe),
      concurrency: 1,
    })
    ledger.close(left.length === 0)
    return { created: ledger.written.length, left: leftBehindOf(left, redact) }
  } finally {
    client.close()
  }
}
