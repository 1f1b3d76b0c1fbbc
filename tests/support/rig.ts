import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import supertest from 'supertest'
import { onTestFinished } from 'vitest'
import type { components } from '../../src/generated/openapi.ts'
import { createNodeServer, type NodeHostOptions } from '../../src/hosts/node/server.ts'
import { createMock, host, type Mock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import type { Clock } from '../../src/store/clock.ts'
import type { Store } from '../../src/store/store.ts'
import { basePath } from '../../src/wire/base.ts'
import { checkDescribed } from './described.ts'

type Schemas = components['schemas']

/** A form field before encoding. The name ends at the first `=`. */
export type Field = `${string}=${string}`

/** Form fields in the order and number in which they are sent. */
export type Form = readonly Field[]

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** A response body. The contract decides which members it has, and every response is validated against it. */
export interface Body extends Partial<Omit<Schemas['ValidationError'], 'status'>> {
  data?: unknown
  links?: Schemas['PageAddresses']
  meta?: Schemas['PageFacts']
  id?: number
  object?: string
  deleted?: boolean
  status?: number
}

export interface Answer {
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  /** The body, byte for byte. */
  text: string
  /** The JSON of the body, or `{}` without a body. */
  body: Body
}

export interface Sending {
  headers?: Record<string, string>
  /** The body as it is, without a default Content-Type. */
  body?: string | Uint8Array
  /** The path's base, if it is not the base URL. */
  below?: string
}

/** Sends requests with one API key, and validates every response against the contract. */
export interface Client {
  /** @param path below the base URL, with the query */
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  delete(path: string): Promise<Answer>
  post(path: string, form?: Form): Promise<Answer>
  put(path: string, form?: Form): Promise<Answer>
  /** Sends exactly this. */
  send(method: Method, path: string, sending?: Sending): Promise<Answer>
}

export interface RigOptions extends Omit<MockOptions, 'clock'>, Omit<NodeHostOptions, 'onError'> {
  /** Where the clock stands, ISO 8601. */
  now?: string
}

export interface TestClock extends Clock {
  advance(milliseconds: number): void
  /** @param moment ISO 8601 */
  set(moment: string): void
}

/** A mock behind HTTP, for one test. */
export interface Rig extends Client {
  mock: Mock
  clock: TestClock
  /** `http://127.0.0.1:PORT` */
  origin: string
  port: number
  /** The store of the rig's own key. */
  store: Store
  /** A client with another key, or with none. */
  as(key: string | null): Client
}

/** The rig's own key. */
export const rigKey = 'key-of-the-rig'
export const formType = 'application/x-www-form-urlencoded'
const start = '2026-03-01T12:00:00.000Z'

export function testClock(moment = start): TestClock {
  let now = Date.parse(moment)
  return {
    now: () => now,
    advance: milliseconds => {
      now += milliseconds
    },
    set: next => {
      now = Date.parse(next)
    },
  }
}

/** Serves a mock on a free port until the test ends. The clock stands still, and there are no records. */
export async function startRig({ now, onAnswer, requestTimeout, ...options }: RigOptions = {}): Promise<Rig> {
  const clock = testClock(now)
  const mock = createMock({ seed: 'empty', ...options, clock })
  const failures: unknown[] = []
  const server = createNodeServer(mock, {
    onError: error => failures.push(error),
    ...(onAnswer && { onAnswer }),
    ...(requestTimeout && { requestTimeout }),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const as = (key: string | null) => client(origin, key, failures)
  return {
    ...as(rigKey),
    mock,
    clock,
    origin,
    port,
    as,
    get store() {
      return mock[host].store(rigKey)
    },
  }
}

function client(origin: string, key: string | null, failures: readonly unknown[]): Client {
  const send: Client['send'] = async (method, path, { headers = {}, body, below = basePath } = {}) => {
    const whole = below + path
    const test = supertest(origin)
    const name = method.toLowerCase() as Lowercase<Method>
    const request = test[name](whole).redirects(0)
    if (key !== null) request.set('authorization', `Bearer ${key}`)
    // Bytes, because superagent sets a Content-Type for a string and would encode it again.
    if (body !== undefined) request.serialize(bytes => bytes).send(Buffer.from(body))
    const { status, headers: received, text = '' } = await request.set(headers)
    if (failures.length > 0) throw failures[0]
    const url = new URL(whole, origin)
    checkDescribed({ method, path: url.pathname, status, headers: received, text })
    return { status, headers: received, text, body: text === '' ? {} : (JSON.parse(text) as Body) }
  }
  const sendForm = (method: Method, path: string, form: Form = []) =>
    send(method, path, { headers: { 'content-type': formType }, body: encode(form) })
  return {
    send,
    get: (path, headers = {}) => send('GET', path, { headers: { accept: 'application/json', ...headers } }),
    delete: path => send('DELETE', path),
    post: (path, form) => sendForm('POST', path, form),
    put: (path, form) => sendForm('PUT', path, form),
  }
}

/** A form as browsers encode it. */
export function encode(form: Form): string {
  const pairs = form.map(field => {
    const end = field.indexOf('=')
    return [field.slice(0, end), field.slice(end + 1)]
  })
  return new URLSearchParams(pairs).toString()
}
