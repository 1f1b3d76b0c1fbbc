import type { HandledRequest } from './answered.ts'
import { BodyRing } from './body-ring.ts'
import type { MockHost } from './host.ts'
import { type Entry, emptyEntry, type LoggedRequest, loggedRequest, textOfHeaders } from './logged-request.ts'

/** The most requests that are stored. There are fewer if the ring has no room for their bodies. */
const MOST = 1000

/** The latest requests of all accounts. What they contain is not hidden here, but where it is shown. */
export class RequestLog {
  readonly #host: Pick<MockHost, 'observers' | 'accountNumber' | 'findingsOf'>
  /** The entry of a request is at the remainder of its id. */
  readonly #entries = Array.from({ length: MOST }, emptyEntry)
  #bodies = new BodyRing()
  /** The id of the first request that is stored. */
  #first = 1
  #last = 0
  #latestHeaders = ''

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
    if (id - this.#first >= MOST) this.#first++
    const { request, response } = answered
    const entry = this.#entry(id)
    entry.id = id
    entry.at = at
    entry.account = account
    entry.method = request.method
    entry.path = request.path
    entry.target = answered.target
    const headers = textOfHeaders(answered.rawHeaders)
    // A client sends the same headers again and again: one text is stored for all of them.
    if (headers !== this.#latestHeaders) this.#latestHeaders = headers
    entry.headers = this.#latestHeaders
    entry.fields = request.fields
    entry.status = response.status
    entry.responseHeaders = response.headers
    entry.reason = response.reason
    entry.isCut = response.isCut
    entry.recordFindings = answered.recordFindings
    entry.findings = undefined
    entry.durationMs = answered.durationMs
    this.#storeBodies(entry, request.body, response.body)
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

  /** Forgets all requests, and frees their memory. */
  clear(): void {
    this.#first = this.#last + 1
    for (const entry of this.#entries) Object.assign(entry, emptyEntry())
    this.#bodies = new BodyRing()
  }

  #storeBodies(
    entry: Entry,
    request: HandledRequest['request']['body'],
    response: HandledRequest['response']['body'],
  ): void {
    const bodies = this.#bodies
    entry.requestBody = request instanceof Uint8Array ? bodies.store(request) : request
    entry.requestAt = bodies.end - (request instanceof Uint8Array ? request.length : 0)
    entry.responseBody = response === null ? null : bodies.store(response)
    entry.responseAt = bodies.end - (entry.responseBody ?? 0)
    // A request is dropped when its bodies are overwritten. This may be the new one, if the ring cannot hold both.
    while (this.#first <= entry.id && this.#entry(this.#first).requestAt < bodies.oldest) this.#first++
  }

  #logged(entry: Entry): LoggedRequest {
    return loggedRequest(entry, this.#bodies, this.#host.findingsOf)
  }

  #entry(id: number): Entry {
    const entry = this.#entries[id % MOST]
    if (entry === undefined) throw new Error(`Failed to find the request ${id}`)
    return entry
  }
}
