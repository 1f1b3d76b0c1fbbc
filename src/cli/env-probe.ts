import { setTimeout as pause } from 'node:timers/promises'
import { UsageError } from '../../contract-tests/core/usage.ts'

/** How long to wait for one response, in milliseconds. */
const timeout = 5_000

/** The milliseconds between two attempts to reach a mock that is starting. */
const interval = 100

/** The mock that a client is to use. */
interface Client {
  /** The base URL, ending with `/api/v1`. */
  baseUrl: string
  key: string
}

/**
 * Checks that the mock serves the base URL and accepts the key. Throws UsageError with the reason.
 * @param patience how long to wait for the mock to start, in milliseconds
 */
export async function requireMock(client: Client, patience: number): Promise<void> {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return await check(client)
    } catch (error) {
      if (error instanceof UsageError) throw error
      if (performance.now() + interval > deadline) throw new UsageError(unreachable(client.baseUrl, error))
    }
    await pause(interval)
  }
}

/** Throws UsageError if the mock does not accept the client, and a fetch error if it cannot be reached. */
async function check({ baseUrl, key }: Client): Promise<void> {
  const contract = `${baseUrl.slice(0, -'/api/v1'.length)}/openapi.json`
  const found = await fetch(contract, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
  if (!found.ok || !isContract(await found.text())) {
    throw new UsageError(
      `The server at ${baseUrl} is not the mock (GET ${new URL(contract).pathname}: ${found.status}). ` +
        'Name the mock with --base-url',
    )
  }
  const { status } = await fetch(`${baseUrl}/links?per_page=10`, {
    headers: { accept: 'application/json', authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(timeout),
  })
  if (status < 400) return
  throw new UsageError(
    `The mock at ${baseUrl} refuses the key '${key}' (GET /links: ${status}). Name one of its keys with --key`,
  )
}

/** Returns why a server cannot be reached, and how to start the mock. */
function unreachable(url: string, error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
  }
  const known = code === undefined ? undefined : (reasons[code] ?? code)
  const reason = known ?? (error instanceof Error ? error.message : String(error))
  return `No mock at ${new URL(url).origin}: ${reason}. Start it with shortlink-kit serve, or name it with --base-url`
}

/** Whether a text is the OpenAPI document that the mock serves. */
function isContract(text: string): boolean {
  try {
    const document: unknown = JSON.parse(text)
    return (
      isObject(document) &&
      'openapi' in document &&
      isObject(document.paths) &&
      '/links/{id}' in document.paths
    )
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
