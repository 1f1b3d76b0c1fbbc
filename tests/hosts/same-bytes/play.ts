import type { Sent } from './request.ts'

/** The parts of a response that a page can see, or why there is none. */
export type Seen =
  | {
      status: number
      statusText: string
      redirected: boolean
      headers: Record<string, string>
      /** As text without loss: a body that is not UTF-8 is not read. */
      body: string
    }
  | { failed: string }

/**
 * Headers that depend on the connection or the time and not on the response. Handlers have no connection,
 * and the server sets the time of an HTTP response. Pages cannot see `set-cookie`, and the mock sends none.
 */
const connection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Sends requests one after the other, in Node or in a page. Returns the responses. */
export async function play(baseUrl: string, requests: readonly Sent[]): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const request of requests) {
    seen.push(await send(baseUrl, request).catch((error: unknown) => ({ failed: String(error) })))
  }
  return seen
}

async function send(baseUrl: string, { target, init }: Sent): Promise<Seen> {
  const response = await fetch(baseUrl + target, init())
  const bytes = await response.arrayBuffer()
  return {
    status: response.status,
    statusText: response.statusText,
    redirected: response.redirected,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !connection.has(name))),
    body: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
  }
}

/** The requests with different responses in the two places, with both responses. */
export function differences(requests: readonly Sent[], here: readonly Seen[], there: readonly Seen[]) {
  return requests
    .map(({ title }, index) => ({ title, here: here[index], there: there[index] }))
    .filter(({ here, there }) => JSON.stringify(here) !== JSON.stringify(there))
}
