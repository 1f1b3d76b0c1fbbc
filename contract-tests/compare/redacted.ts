import { redactorOf } from '../core/redact/index.ts'
import type { ComparedRow } from './row.ts'

/** The API keys of the two sides. */
export interface ApiKeys {
  server: string
  twin: string
}

/** Removes the API keys of both sides from rows, for reports. */
export function redactedRows(rows: readonly ComparedRow[], keys: ApiKeys): ComparedRow[] {
  const [server, twin] = [redactorOf(keys.server), redactorOf(keys.twin)]
  // A dialect from an older version may hold the server's key, and then the twin sends that key.
  const value = (said: unknown) => twin.value(server.value(said))
  return rows.map(({ skipped, differences, ...row }) => ({
    ...row,
    ...(skipped !== undefined && {
      skipped: {
        ...(skipped.server !== undefined && { server: server.sentence(skipped.server) }),
        ...(skipped.twin !== undefined && { twin: twin.sentence(skipped.twin) }),
      },
    }),
    differences: differences.map(found => ({
      ...found,
      at: twin.name(server.name(found.at)),
      server: value(found.server),
      twin: value(found.twin),
    })),
  }))
}
