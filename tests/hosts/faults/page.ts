import { setupWorker } from 'msw/browser'
import { createHandlers } from '../../../src/hosts/msw/index.ts'
import { createMock, type Mock } from '../../../src/mock/mock.ts'
import { apiKey, readAll } from './cases.ts'

// A page whose requests meet faults. The mock of `load` is created again with each load of the page.

const worker = setupWorker()
const headers = { authorization: `Bearer ${apiKey}` }

let started: Promise<unknown> | undefined

async function start(mock: Mock): Promise<void> {
  worker.resetHandlers(...createHandlers(mock, { baseUrl: '/api/v1', onFinding: 'ignore' }))
  // msw 3 refuses to start twice.
  started ??= worker.start({ quiet: true })
  await started
}

/** What the page saw of a request. */
export interface Met {
  /** 0 if the request rejected. */
  status: number
  headers: Record<string, string>
  received: number
  /** Whether the body could not be read to its end. */
  isCut: boolean
  links: number
  ms: number
}

const faults = {
  /** Creates a link that meets a fault. */
  async create(rule: string): Promise<Met> {
    const mock = createMock({ seed: 'empty', faults: [`createLink: ${rule} x1`] })
    await start(mock)
    const startedAt = performance.now()
    const body = new URLSearchParams({ url: 'https://shop.example/a' })
    const response = await fetch('/api/v1/links', { method: 'POST', headers, body }).catch(() => undefined)
    const { received, error } = response ? await readAll(response) : { received: 0, error: undefined }
    return {
      status: response?.status ?? 0,
      headers: Object.fromEntries(response?.headers ?? []),
      received,
      isCut: error !== undefined,
      links: mock.store(apiKey).db.link.count(),
      ms: performance.now() - startedAt,
    }
  },
  /** Starts a mock with rules, and lists the links as a page does when it is loaded. */
  async load(rules: string[]): Promise<number[]> {
    await start(createMock({ seed: 'demo', faults: rules }))
    const statuses: number[] = []
    for (let at = 0; at < 2; at++) statuses.push((await fetch('/api/v1/links', { headers })).status)
    return statuses
  },
}

declare global {
  interface Window {
    faults: typeof faults
  }
}
window.faults = faults
