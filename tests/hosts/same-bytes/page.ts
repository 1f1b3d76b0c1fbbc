import { setupWorker } from 'msw/browser'
import { createHandlers } from '../../../src/hosts/msw/index.ts'
import { play, type Seen } from './play.ts'
import { dialects, mockIn, requestsIn } from './table.ts'

const worker = setupWorker()

/** What a test calls in a page. A base URL may be relative to the page. */
const table = {
  /** Sends the requests of a dialect. */
  play(dialect: string, baseUrl: string): Promise<Seen[]> {
    return play(baseUrl, requestsIn(named(dialect)))
  },
  /** Has the service worker answer from now on. */
  async start(dialect: string, baseUrl: string): Promise<void> {
    worker.resetHandlers(...createHandlers(mockIn(named(dialect)), { baseUrl }))
    await worker.start({ quiet: true })
  },
}

declare global {
  interface Window {
    table: typeof table
  }
}
window.table = table

function named(name: string) {
  return dialects.find(dialect => dialect.name === name)!
}
