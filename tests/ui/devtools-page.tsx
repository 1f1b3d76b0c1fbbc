// The program of a page that uses the developer tools, as an application would.
import { getResponse } from 'msw'
import { createHandlers } from '../../src/hosts/msw/index.ts'
import { createMock } from '../../src/index.ts'
import { host } from '../../src/mock/mock.ts'
import { attachDevtools } from '../../ui/devtools.tsx'

const mock = createMock({ seed: 'demo' })
const handlers = createHandlers(mock, { baseUrl: '/api/v1', onFinding: () => {} })

/** What the tests use of the page. */
export interface DevtoolsPage {
  /** Attaches the developer tools. */
  attach(): void
  detach(): void
  /** Calls the handlers, without a service worker, with the account of `demo-key`. Returns the status. */
  call(path: string): Promise<number>
  /** Sets a fault of the whole mock. Returns how many are set. */
  fault(text: string): number
  /** The keys that reached the page. */
  keys: string[]
}

declare global {
  var tools: DevtoolsPage
}

let attached: ReturnType<typeof attachDevtools> | undefined
globalThis.tools = {
  attach() {
    attached = attachDevtools(mock)
  },
  detach: () => attached?.detach(),
  async call(path) {
    const headers = { authorization: 'Bearer demo-key' }
    const response = await getResponse(handlers, new Request(`/api/v1${path}`, { headers }))
    return response?.status ?? 0
  },
  fault(text) {
    const { faults } = mock[host]
    faults.set([text])
    return faults.list().length
  },
  keys: [],
}
for (const type of ['keydown', 'keyup', 'keypress'] as const) {
  document.addEventListener(type, event => tools.keys.push(event.key))
}
