import type { Pair } from '../wire/plain.ts'
import type { Answered } from './answered.ts'
import type { MockHost } from './host.ts'

/** A request in the log of a mock. */
export interface LoggedRequest {
  /** Counts the requests, from 1. */
  id: number
  /** The time of the machine, in milliseconds since the epoch. */
  at: number
  /** The number of the account, if the request has the key of an open one. */
  account: number | undefined
  answered: Answered
}

/** How many requests are stored, and how many characters and bytes their bodies may have together. */
const MOST = 1000
const LARGEST = 16 * 1024 * 1024

/** Separates names and values in the text of headers, which cannot contain it. */
const separator = '\n'

/**
 * A request as it is stored. What hosts report refers to sockets and buffers: a thousand of those at a time would
 * keep the garbage collector as busy as the mock is with the requests. So would new objects for each request; the
 * entries are used again and again.
 */
interface Entry {
  /** 0 if there is no request. */
  id: number
  at: number
  account: number | undefined
  method: string
  path: string | null
  target: string
  headers: string
  body: Answered['request']['body']
  response: Answered['response']
  findings: Answered['findings']
  durationMs: number
}

const noResponse: Answered['response'] = { status: 0, headers: {}, body: null }
const noFindings: Answered['findings'] = []

const emptyEntry = (): Entry => ({
  id: 0,
  at: 0,
  account: undefined,
  method: '',
  path: null,
  target: '',
  headers: '',
  body: null,
  response: noResponse,
  findings: noFindings,
  durationMs: 0,
})

/** The latest requests of all accounts. What they contain is not hidden here, but where it is shown. */
export class RequestLog {
  /** The entry of a request is at the remainder of its id. */
  readonly #ring = Array.from({ length: MOST }, emptyEntry)
  /** The id of the first request that is stored. */
  #first = 1
  #last = 0
  #size = 0

  /** The id of the latest request; 0 if there was none. */
  get last(): number {
    return this.#last
  }

  /** Adds the requests to a mock from now on. Returns a function that ends this. */
  observe(host: Pick<MockHost, 'observers' | 'accountNumber'>): () => void {
    const observe = (answered: Answered) =>
      this.add(answered, host.accountNumber(answered.request), Date.now())
    host.observers.add(observe)
    return () => host.observers.delete(observe)
  }

  add(answered: Answered, account: number | undefined, at: number): void {
    const id = ++this.#last
    // The oldest one is overwritten.
    if (id - this.#first >= MOST) this.#size -= sizeOf(this.#entry(this.#first++))
    const { request, findings } = answered
    const entry = this.#entry(id)
    entry.id = id
    entry.at = at
    entry.account = account
    entry.method = request.method
    entry.path = request.path
    entry.target = answered.target
    entry.headers = answered.headers.flat().join(separator)
    entry.body = request.body
    entry.response = answered.response
    entry.findings = findings.length === 0 ? noFindings : findings
    entry.durationMs = answered.durationMs
    this.#size += sizeOf(entry)
    while (this.#size > LARGEST && this.#first < id) this.#drop()
  }

  get(id: number): LoggedRequest | undefined {
    return id >= this.#first && id <= this.#last ? loggedRequest(this.#entry(id)) : undefined
  }

  /** Returns the requests after an id, oldest first. */
  after(id: number): LoggedRequest[] {
    const found: LoggedRequest[] = []
    for (let next = Math.max(id + 1, this.#first); next <= this.#last; next++) {
      found.push(loggedRequest(this.#entry(next)))
    }
    return found
  }

  clear(): void {
    while (this.#first <= this.#last) this.#drop()
  }

  #entry(id: number): Entry {
    const entry = this.#ring[id % MOST]
    if (entry === undefined) throw new Error(`Failed to find the request ${id}`)
    return entry
  }

  #drop(): void {
    const entry = this.#entry(this.#first++)
    this.#size -= sizeOf(entry)
    // Frees the memory.
    Object.assign(entry, emptyEntry())
  }
}

function loggedRequest(entry: Entry): LoggedRequest {
  const { id, at, account, method, path, target, body, response, findings, durationMs } = entry
  const mark = target.indexOf('?')
  return {
    id,
    at,
    account,
    answered: {
      request: {
        method,
        base: '',
        path,
        query: mark === -1 ? '' : target.slice(mark + 1),
        header: wanted => headersIn(entry).find(([name]) => name.toLowerCase() === wanted)?.[1],
        body,
      },
      target,
      get headers() {
        return headersIn(entry)
      },
      response,
      findings,
      durationMs,
    },
  }
}

function headersIn({ headers }: Entry): Pair[] {
  const parts = headers === '' ? [] : headers.split(separator)
  return parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as const] : []))
}

function sizeOf({ body, response }: Entry): number {
  return (body instanceof Uint8Array ? body.length : 0) + (response.body?.length ?? 0)
}
