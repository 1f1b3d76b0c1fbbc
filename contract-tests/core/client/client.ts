import { Interrupted } from '../ended.ts'
import type { Exchange, Outgoing, SuiteClient, Writing } from '../exchange.ts'
import { openWire, type WireOptions } from '../wire.ts'
import { BusyServer } from './busy.ts'
import { always, Retries } from './retries.ts'

/** The client of a run. Once the signal is aborted, it sends nothing more and stops waiting. */
export interface PoliteClient extends SuiteClient {
  send(request: Outgoing, signal?: AbortSignal): Promise<Exchange>
  /**
   * Sends a write; only `writes/` calls this. Before each retry, `again` decides whether the write may still
   * be sent. A POST or PATCH is retried only if the server was busy: a server that failed may have carried it
   * out.
   */
  write(request: Writing, again: () => Promise<boolean>, signal?: AbortSignal): Promise<Exchange>
  /** Waits. Throws Interrupted if the signal is aborted before or during the wait. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** The response to the last request; undefined while that is in progress, or if none came. */
  readonly last: { exchange: Exchange; receivedAt: number } | undefined
  /**
   * Whether the server failed a request and then succeeded when the request was repeated. If so, further
   * failures prove less.
   */
  readonly flaky: boolean
  close(): void
}

/**
 * Creates a client of one server. It uses supertest, sends one request at a time, waits for a busy server and
 * retries failed requests.
 */
export function createRunClient(options: WireOptions): PoliteClient {
  const wire = openWire(options)
  const server = new BusyServer(wire)
  const retries = new Retries(server, wire.pause)
  return {
    get flaky() {
      return retries.isFlaky
    },
    get last() {
      return wire.last
    },
    send: (request, signal) => retries.send(request, always, signal),
    write: (request, again, signal) => retries.send(request, again, signal),
    recognise: isRefused => server.recognise(isRefused),
    pause: wire.pause,
    close: wire.close,
  }
}

/** Returns a client that can only read, and only until the signal is aborted. Requirements use this one. */
export function readingClient(client: PoliteClient, signal?: AbortSignal): SuiteClient {
  return {
    async send(request) {
      if (signal?.aborted) throw new Interrupted('The run was stopped.')
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
        throw new Error(`Failed to send ${request.method} ${request.path}: writes go through the account`)
      }
      return client.send(request, signal)
    },
    recognise: client.recognise,
  }
}
