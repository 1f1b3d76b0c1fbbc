import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the path of a ledger that nobody needs after the run, because the server of the run ends with it. The
 * folder of the user stays as it is.
 */
export function temporaryLedgerFile(): string {
  return join(tmpdir(), `shortlink-kit-ledger-${randomUUID()}.jsonl`)
}
