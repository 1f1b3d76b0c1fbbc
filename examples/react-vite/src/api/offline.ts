import { delay, HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { createMock } from 'shortlink-kit'
import { createHandlers, persistent } from 'shortlink-kit/msw'
import { baseUrl } from './mode.ts'

/** Simulated problems of the service in the page. */
export interface Weather {
  /** Milliseconds before each response. */
  latency: number
  /** Whether every request fails with 503. */
  failing: boolean
}

/** The controls of the service in the page. */
export interface OfflineControls {
  weather: Weather
  /** Restores the demo data, in all tabs. */
  reset(): Promise<void>
}

/** Starts the service worker that responds in place of the service. */
export async function startOffline(): Promise<OfflineControls> {
  const weather: Weather = { latency: 0, failing: false }
  // Changes survive a reload, and all tabs share them.
  const mock = persistent(createMock({ seed: 'demo' }), { persist: 'indexeddb', name: 'dashboard' })
  const worker = setupWorker(
    http.all(`${baseUrl}/*`, async () => {
      if (weather.latency > 0) await delay(weather.latency)
      if (!weather.failing) return
      return HttpResponse.json({ message: 'The service is down for a moment.', status: 503 }, { status: 503 })
    }),
    ...createHandlers(mock, { baseUrl }),
  )
  // The page's own scripts and styles are loaded from the server.
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  // The condition is constant in a production build, which therefore contains nothing of the developer tools.
  if (import.meta.env.DEV) {
    const { attachDevtools } = await import('shortlink-kit/devtools')
    attachDevtools(mock, { baseUrl, position: 'bottom-left' })
  }
  return { weather, reset: () => mock.reset() }
}
