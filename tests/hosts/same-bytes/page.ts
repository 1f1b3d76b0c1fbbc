import { setupWorker } from 'msw/browser'
import { createHandlers } from '../../../src/hosts/msw/index.ts'
import { play, type Seen } from './play.ts'
import { dialects, mockIn, requestsIn } from './table.ts'

const worker = setupWorker()

/** The functions that a test calls in a page. A base URL may be relative to the page. */
const table = {
  /** Sends the requests of a dialect that are at some places in the table. */
  play(dialect: string, baseUrl: string, places: readonly number[]): Promise<Seen[]> {
    const requests = requestsIn(named(dialect))
    return play(
      baseUrl,
      places.flatMap(place => requests[place] ?? []),
    )
  },
  /** Starts the service worker. */
  async start(dialect: string, baseUrl: string): Promise<void> {
    worker.resetHandlers(...createHandlers(mockIn(named(dialect)), { baseUrl, onFinding: () => undefined }))
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
