import type { Sent } from './request.ts'

/** What a page can see of an answer; or why none came. */
export type Seen =
  | {
      status: number
      statusText: string
      redirected: boolean
      headers: Record<string, string>
      /** As text without a loss: a body that is not UTF-8 would not be read. */
      body: string
    }
  | { failed: string }

/**
 * Headers that belong to a connection or to a moment and not to the answer. Handlers have no connection, and the time of
 * an HTTP answer is the server's own. `set-cookie` is hidden from pages, and the mock sends none.
 */
const connection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Sends requests one after the other, in Node or in a page, and gathers what comes back. */
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

/** The requests that were answered otherwise in one place than in the other, with both answers. */
export function differences(requests: readonly Sent[], here: readonly Seen[], there: readonly Seen[]) {
  return requests
    .map(({ title }, index) => ({ title, here: here[index], there: there[index] }))
    .filter(({ here, there }) => JSON.stringify(here) !== JSON.stringify(there))
}
