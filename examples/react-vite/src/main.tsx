import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/errors.ts'
import { offline } from './api/mode.ts'
import { App } from './app.tsx'
import { ToastProvider } from './ui/toasts.tsx'
import './styles/index.css'

// A refusal is final. A request that failed because of the network or the service is repeated once.
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

// The mock in the page works even if the browser reports that there is no network.
const networkMode = 'always'

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry, retryDelay: 400, staleTime: 5_000, networkMode },
    mutations: { networkMode },
  },
})

const root = createRoot(document.getElementById('root')!)

async function start() {
  // Loaded on demand: a page that calls a real service does not load the mock.
  const controls = offline ? await (await import('./api/offline.ts')).startOffline() : null
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <App offline={controls} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

start().catch((error: Error) => {
  // For example on http from another machine, where browsers have no service workers.
  root.render(
    <main role="alert">
      <h1>The service in the page did not start</h1>
      <p>{error.message}</p>
    </main>,
  )
})
