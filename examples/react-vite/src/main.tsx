import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/errors.ts'
import { offline } from './api/mode.ts'
import { App } from './app.tsx'
import { ToastProvider } from './ui/toasts.tsx'
import './styles/index.css'

// Refusals stay what they are; what the network or the service failed at is tried once more.
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

// Offline the browser may well say that there is no network, and there need be none.
const networkMode = 'always'

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry, retryDelay: 400, staleTime: 5_000, networkMode },
    mutations: { networkMode },
  },
})

const root = createRoot(document.getElementById('root')!)

async function start() {
  // Loaded on demand: a page that talks to a real service never asks for the mock.
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
  // Such as on plain http from another machine, where browsers have no service workers.
  root.render(
    <main role="alert">
      <h1>The service in the page did not start</h1>
      <p>{error.message}</p>
    </main>,
  )
})
