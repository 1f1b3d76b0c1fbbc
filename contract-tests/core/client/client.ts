import { Interrupted } from '../ended.ts'
import type { Exchange, Outgoing, SuiteClient, Writing } from '../exchange.ts'
import { openWire, type WireOptions } from '../wire.ts'
import { BusyServer } from './busy.ts'
import { ReadMemory } from './memory.ts'
import { always, Retries } from './retries.ts'
import { type LateReads, Settling } from './settling.ts'

/** The client of a run. Once the signal is aborted, it sends nothing more and stops waiting. */
export interface PoliteClient extends SuiteClient {
  send(request: Outgoing, signal?: AbortSignal): Promise<Exchange>
  /** Sends a read of a requirement. On a server that shows writes late, it waits for the last write first. */
  sendSettled(request: Outgoing, signal?: AbortSignal): Promise<Exchange>
  /**
   * Notes that the server showed a write only after so many milliseconds. From now on, lists are read no earlier; with
   * `all`, requirements read single records no earlier, either.
   */
  noteLate(seenMs: number, which: LateReads): void
  /**
   * Sends a write; only `writes/` calls this. Before each retry, `again` decides whether the write may still
   * be sent. A POST or PATCH is retried only if the server was busy: a server that failed may have carried it
   * out.
   */
  write(request: Writing, again: () => Promise<boolean>, signal?: AbortSignal): Promise<Exchange>
  /** Waits. Throws Interrupted if the signal is aborted before or during the wait. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Returns the response to the same read, if the run sent it in the last minute and no write since. */
  recall(request: Outgoing): Exchange | undefined
  /** Returns the response to the last request, if it was the same read and is not older than this. */
  latest(request: Outgoing, maxAgeMs: number): Exchange | undefined
  /**
   * Whether the server failed a request and then succeeded when the request was repeated. If so, further
   * failures prove less.
   */
  readonly flaky: boolean
  /** The number of requests that were sent, repetitions included. */
  readonly requests: number
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
  const memory = new ReadMemory()
  const settling = new Settling()
  let writtenAt = 0
  async function send(request: Outgoing, signal?: AbortSignal): Promise<Exchange> {
    if (isList(request)) await settled(settling.listsMs, signal)
    return memory.through(request, () => retries.send(request, always, signal))
  }
  async function settled(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (milliseconds > 0) await wire.pause(writtenAt + milliseconds - Date.now(), signal)
  }
  return {
    get flaky() {
      return retries.isFlaky
    },
    get requests() {
      return wire.requests
    },
    recall: request => memory.recall(request),
    latest: (request, maxAgeMs) => memory.latest(request, maxAgeMs),
    send,
    async write(request, again, signal) {
      memory.forget()
      try {
        return await retries.send(request, again, signal)
      } finally {
        memory.forget()
        writtenAt = Date.now()
      }
    },
    recognise(isRefused) {
      server.recognise(isRefused)
      memory.forget()
    },
    noteLate(seenMs, which) {
      settling.note(seenMs, which)
      memory.forget()
    },
    async sendSettled(request, signal) {
      await settled(settling.recordsMs, signal)
      return send(request, signal)
    },
    pause: wire.pause,
    close: wire.close,
  }
}

/**
 * Returns a client that can only read, and only until the signal is aborted. Requirements use this one. It does
 * not repeat a read that the run sent since its last write, unless the request is `fresh`.
 */
export function readingClient(client: PoliteClient, signal?: AbortSignal): SuiteClient {
  return {
    async send(request) {
      if (signal?.aborted) throw new Interrupted('The run was stopped.')
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
        throw new Error(`Failed to send ${request.method} ${request.path}: writes go through the account`)
      }
      const known = request.fresh === true ? undefined : client.recall(request)
      return known ?? client.sendSettled(request, signal)
    },
    recognise: client.recognise,
  }
}

function isList({ path }: Outgoing): boolean {
  return /^\/(links|pixels)\/?$/.test(path)
}
