import { delay, HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { createMock } from 'shortlink-kit'
import { createHandlers, persistent } from 'shortlink-kit/msw'
import { baseUrl } from './mode.ts'

/** How the service in the page behaves, beyond what it answers. */
export interface Weather {
  /** Milliseconds before each answer. */
  latency: number
  /** Whether every request is answered 503. */
  failing: boolean
}

/** What the page can do to its own service. */
export interface OfflineControls {
  weather: Weather
  /** Puts the demo data back, in all tabs. */
  reset(): Promise<void>
}

/** Starts the service worker that answers for the service from here on: no request of the interface leaves the page. */
export async function startOffline(): Promise<OfflineControls> {
  const weather: Weather = { latency: 0, failing: false }
  // What is changed is there after a reload, and in every tab.
  const mock = persistent(createMock({ seed: 'demo' }), { persist: 'indexeddb', name: 'dashboard' })
  const worker = setupWorker(
    http.all(`${baseUrl}/*`, async () => {
      if (weather.latency > 0) await delay(weather.latency)
      if (!weather.failing) return
      return HttpResponse.json({ message: 'The service is down for a moment.', status: 503 }, { status: 503 })
    }),
    ...createHandlers(mock, { baseUrl }),
  )
  // The page's own scripts and styles pass.
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  return { weather, reset: () => mock.reset() }
}
