import type { SuiteClient } from './exchange.ts'

/** Returns a client that sends every read, even if the run sent the same one since its last write. */
export function freshly(client: SuiteClient): SuiteClient {
  return { ...client, send: request => client.send({ ...request, fresh: true }) }
}
