import { mayWrite, parseBaseUrl } from '../core/base-url.ts'
import { createClient } from '../core/client.ts'
import { redactorOf } from '../core/redact/index.ts'
import { UsageError } from '../core/usage.ts'
import type { LeftBehind, Resource } from './account.ts'
import { leftBehindOf } from './account.ts'
import { Bystanders } from './bystanders.ts'
import { cleanUp } from './cleanup.ts'
import { foreignRecalled } from './foreign.ts'
import { reopenLedger } from './ledger.ts'
import { createSender } from './sender.ts'

/** Which ledger to clean up, and with what permission. */
export interface CleanupLedgerOptions {
  /** The ledger of a run that has ended. */
  file: string
  apiKey: string
  /** The host of the ledger's base URL, repeated: nothing is deleted elsewhere than on this machine without it. */
  allowWrites?: string | undefined
}

/**
 * Takes away what the ledger of an ended run names, as far as the server shows each record with its marker. The ledger
 * goes away with the last of it. Throws UsageError.
 */
export async function cleanUpLedger(
  options: CleanupLedgerOptions,
): Promise<{ created: number; left: readonly LeftBehind[] }> {
  const ledger = reopenLedger(options.file)
  const target = parseBaseUrl(ledger.baseUrl)
  if (target.url !== ledger.baseUrl)
    throw new UsageError(`The ledger ${options.file} names a base URL that no run has: ${ledger.baseUrl}`)
  if (!mayWrite(target, options.allowWrites))
    throw new UsageError(`Nothing may be deleted on ${target.host}: --allow-writes ${target.host} permits it`)
  const client = createClient({ baseUrl: target.url, apiKey: options.apiKey })
  const redact = redactorOf(options.apiKey)
  const sender = createSender(client)
  // What is there now is no measure of what was there before the run: its own records are among it.
  const foreignOf = async (resource: Resource) => foreignRecalled(ledger.there.get(resource) ?? {})
  // What worked once is tried anew: the server may be another one by now.
  const unsafe = [...ledger.deletions].filter(([, are]) => are === 'unsafe')
  try {
    const left = await cleanUp({
      sender,
      ledger,
      identification: { read: sender.read, ledger, foreignOf, trusted: new Set() },
      pause: client.pause,
      bystanders: new Bystanders(sender.read, ledger, client.pause),
      deletions: new Map(unsafe),
    })
    ledger.close(left.length === 0)
    return { created: ledger.written.length, left: leftBehindOf(left, redact) }
  } finally {
    client.close()
  }
}
