import { type Answered, HandledRequest } from './answered.ts'
import { noFindings } from './findings/index.ts'
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
  fields: Answered['request']['fields']
  response: Answered['response']
  recordFindings: Answered['findings']
  /** Undefined if nobody has asked for them yet. */
  findings: Answered['findings'] | undefined
  durationMs: number
}

const noResponse: Answered['response'] = { status: 0, headers: {}, body: null }

const emptyEntry = (): Entry => ({
  id: 0,
  at: 0,
  account: undefined,
  method: '',
  path: null,
  target: '',
  headers: '',
  body: null,
  fields: undefined,
  response: noResponse,
  recordFindings: noFindings.ofRecords,
  findings: undefined,
  durationMs: 0,
})

/** The latest requests of all accounts. What they contain is not hidden here, but where it is shown. */
export class RequestLog {
  readonly #host: Pick<MockHost, 'observers' | 'accountNumber' | 'findingsOf'>
  /** The entry of a request is at the remainder of its id. */
  readonly #ring = Array.from({ length: MOST }, emptyEntry)
  /** The id of the first request that is stored. */
  #first = 1
  #last = 0
  #latestHeaders = ''
  #size = 0

  constructor(host: Pick<MockHost, 'observers' | 'accountNumber' | 'findingsOf'>) {
    this.#host = host
  }

  /** The id of the latest request; 0 if there was none. */
  get last(): number {
    return this.#last
  }

  /** Adds the requests to a mock from now on. Returns a function that ends this. */
  observe(): () => void {
    const { observers, accountNumber } = this.#host
    const observe = (answered: HandledRequest) =>
      this.add(answered, accountNumber(answered.request), Date.now())
    observers.add(observe)
    return () => observers.delete(observe)
  }

  add(answered: HandledRequest, account: number | undefined, at: number): void {
    const id = ++this.#last
    // The oldest one is overwritten.
    if (id - this.#first >= MOST) this.#size -= sizeOf(this.#entry(this.#first++))
    const { request } = answered
    const entry = this.#entry(id)
    entry.id = id
    entry.at = at
    entry.account = account
    entry.method = request.method
    entry.path = request.path
    entry.target = answered.target
    const headers = answered.rawHeaders.join(separator)
    // A client sends the same headers again and again: one text is stored for all of them.
    if (headers !== this.#latestHeaders) this.#latestHeaders = headers
    entry.headers = this.#latestHeaders
    entry.body = request.body
    entry.fields = request.fields
    entry.response = answered.response
    entry.recordFindings = answered.recordFindings
    entry.findings = undefined
    entry.durationMs = answered.durationMs
    this.#size += sizeOf(entry)
    while (this.#size > LARGEST && this.#first < id) this.#drop()
  }

  get(id: number): LoggedRequest | undefined {
    return id >= this.#first && id <= this.#last ? this.#logged(this.#entry(id)) : undefined
  }

  /** Returns the requests after an id, oldest first. */
  after(id: number): LoggedRequest[] {
    const found: LoggedRequest[] = []
    for (let next = Math.max(id + 1, this.#first); next <= this.#last; next++) {
      found.push(this.#logged(this.#entry(next)))
    }
    return found
  }

  clear(): void {
    while (this.#first <= this.#last) this.#drop()
  }

  #logged(entry: Entry): LoggedRequest {
    return loggedRequest(entry, this.#host.findingsOf)
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

function loggedRequest(entry: Entry, findingsOf: MockHost['findingsOf']): LoggedRequest {
  const { id, at, account, method, path, target, headers, body, fields, response } = entry
  const { recordFindings, findings, durationMs } = entry
  const mark = target.indexOf('?')
  const request = {
    method,
    base: '',
    path,
    query: mark === -1 ? '' : target.slice(mark + 1),
    header: (wanted: string) => {
      const parts = headersIn(headers)
      const at = parts.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === wanted)
      return at === -1 ? undefined : parts[at + 1]
    },
    body,
    ...(fields && { fields }),
  }
  const facts = { request, target, response, durationMs }
  const all = () => {
    const found = findings ?? findingsOf(request, response, recordFindings)
    // The entry may have another request by now.
    if (entry.id === id) entry.findings = found
    return found
  }
  const answered = new HandledRequest(facts, () => headersIn(headers), { ofRecords: recordFindings, all })
  return { id, at, account, answered }
}

function headersIn(headers: string): string[] {
  return headers === '' ? [] : headers.split(separator)
}

function sizeOf({ body, response }: Entry): number {
  return (body instanceof Uint8Array ? body.length : 0) + (response.body?.length ?? 0)
}
