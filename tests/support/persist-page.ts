// The page of the browser tests: the kit in a page, and functions for the tests in `window.kit`.
import { type SetupWorker, setupWorker } from 'msw/browser'
import { connectAdmin } from '../../src/admin/index.ts'
import { createHandlers } from '../../src/hosts/msw/index.ts'
import { type PersistentMock, type PersistOptions, persistent } from '../../src/hosts/persist/persistent.ts'
import { createMock, host, type Mock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'

export interface Kit {
  /** Lets the worker respond below `/api/v1`. */
  start(options: PersistOptions, mock?: MockOptions): Promise<void>
  /** Sends a request with the key `a` and the fields as a form. Returns the response. */
  send(method: string, path: string, fields?: string, key?: string): Promise<Answered>
  /** Creates links one after another without the worker, which is slow. Returns the statuses. */
  hurry(urls: string[]): Promise<number[]>
  /** Sends a request to the control plane of the mock. Returns its status. */
  admin(method: string, path: string, body?: object): Promise<number>
  mock: Mock
  persistent: PersistentMock
}

export interface Answered {
  status: number
  body: string
}

let worker: SetupWorker | undefined
let admin: ReturnType<typeof connectAdmin>

const kit: Partial<Kit> = {
  async start(options, mockOptions) {
    kit.mock = createMock(mockOptions)
    kit.persistent = persistent(kit.mock, options)
    admin = connectAdmin(kit.persistent)
    worker = setupWorker(...createHandlers(kit.persistent, { baseUrl: '/api/v1' }))
    await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  },
  async send(method, path, fields, key = 'a') {
    const headers = { authorization: `Bearer ${key}` }
    const body = fields === undefined ? null : new URLSearchParams(fields)
    const response = await fetch(`/api/v1${path}`, { method, headers, body })
    return { status: response.status, body: await response.text() }
  },
  async admin(method, path, body) {
    const address = new URL(`/__admin${path}`, location.href)
    const init = { method, headers: { 'content-type': 'application/json' } }
    return (await admin.fetch(new Request(address, body ? { ...init, body: JSON.stringify(body) } : init)))
      .status
  },
  async hurry(urls) {
    const statuses: number[] = []
    for (const url of urls) {
      const { status } = await kit.persistent![host].handle({
        method: 'POST',
        base: '/api/v1',
        path: '/links',
        query: '',
        header: name => headers[name],
        body: new TextEncoder().encode(`url=${url}`),
      })
      statuses.push(status)
    }
    return statuses
  },
}

const headers: Record<string, string> = {
  authorization: 'Bearer a',
  'content-type': 'application/x-www-form-urlencoded',
}

Object.assign(window, { kit })
