import type { AddressInfo } from 'node:net'
import { type Dialect, defaultDialect } from '../../../src/dialect/dialect.ts'
import { createNodeServer } from '../../../src/hosts/node/server.ts'
import { createMock, host, type Mock, mockOf } from '../../../src/mock/mock.ts'
import type { Store } from '../../../src/store/store.ts'
import type { PlainRequest, PlainResponse } from '../../../src/wire/plain.ts'
import type { Fault, RunningServer } from '../fixtures/types.ts'

/** The state that a fault can read and change. */
export interface MockWorld {
  /** The mock without the fault, for further requests. */
  mock: Mock
  /** Its records, for changes without a response. */
  store: Store
  /** Responses that a fault stores between requests, by a name of its own. */
  stored: Map<string, PlainResponse>
}

/** How a fault changes the behaviour of the mock. */
export interface Rewriting {
  /** Changes a request before the mock handles it. */
  request?(plain: PlainRequest, world: MockWorld): PlainRequest
  /** Responds instead of the mock. Undefined leaves the request to the mock. */
  instead?(
    plain: PlainRequest,
    world: MockWorld,
  ): PlainResponse | undefined | Promise<PlainResponse | undefined>
  /** Changes the mock's response to a request, which is passed unchanged. */
  response?(
    plain: PlainRequest,
    made: PlainResponse,
    world: MockWorld,
  ): PlainResponse | Promise<PlainResponse>
}

/** One deliberate bug of the mock. */
export type MockFault = Fault & Rewriting

const apiKey = 'contract-suite'

/** Starts the mock of this package with its demo records and one fault. */
export async function startFaultyMock(
  fault: Rewriting,
  dialect: Dialect = defaultDialect,
): Promise<Omit<RunningServer, 'records' | 'visit'>> {
  const mock = createMock({ dialect })
  const store = mock[host].store(apiKey)
  const world: MockWorld = { mock, store, stored: new Map() }
  const faulty = mockOf({
    ...mock[host],
    async handle(plain) {
      const answered = await fault.instead?.(plain, world)
      if (answered !== undefined) return answered
      const made = await mock[host].handle(fault.request?.(plain, world) ?? plain)
      return fault.response?.(plain, made, world) ?? made
    },
  })
  const server = createNodeServer(faulty)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    apiKey,
    domainIds: firstTwo(store.domains),
    spaceIds: firstTwo(store.spaces),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

function firstTwo(records: ReadonlyMap<number, unknown>): [string, string] {
  const [first, second] = records.keys()
  return [String(first), String(second)]
}
