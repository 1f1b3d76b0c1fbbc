import { createRunClient, type PoliteClient } from '../../../contract-tests/core/client/client.ts'
import type { Exchange, Outgoing, Writing } from '../../../contract-tests/core/exchange.ts'
import { openTinyServer } from './tiny-server.ts'

/** The API key of the client. */
export const apiKey = 'sk-verysecret-1234'

const always = async () => true

/** Sends a request of any kind. */
export function sendAny(
  client: PoliteClient,
  method: string,
  rest: Omit<Outgoing, 'method'>,
): Promise<Exchange> {
  if (method === 'GET') return client.send({ ...rest, method })
  return client.write({ ...rest, method: method as Writing['method'] }, always)
}

/** Runs a test with a client of a tiny server. Waits take no time, and are recorded. */
export async function withServer(
  answer: Parameters<typeof openTinyServer>[0],
  test: (client: PoliteClient, waits: number[]) => Promise<void>,
  options: { timeoutMs?: number; maxBytes?: number; concurrency?: number } = {},
): Promise<void> {
  const server = await openTinyServer(answer)
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const client = createRunClient({ baseUrl: server.baseUrl, apiKey, wait, ...options })
  try {
    await test(client, waits)
  } finally {
    client.close()
    await server.close()
  }
}
