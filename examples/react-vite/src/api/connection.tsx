import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Client, createClient } from 'shortlink-kit/client'
import { baseUrl, offline } from './mode.ts'

interface Connection {
  client: Client
  /** Forgets the key, so that the page asks for one. */
  disconnect(): void
}

const Context = createContext<Connection | null>(null)
const storedAs = 'shortlink-dashboard-key'

/** Makes the client for the key of this browser tab; without a key it shows `ask` in place of its children. */
export function ConnectionProvider({
  ask,
  children,
}: {
  ask: (connect: (key: string) => void) => ReactNode
  children: ReactNode
}) {
  const queries = useQueryClient()
  // Keys are kept by the tab alone and never built into the page.
  const [key, setKey] = useState(() => (offline ? 'offline-demo' : sessionStorage.getItem(storedAs)))
  const connection = useMemo<Connection | null>(() => {
    if (key === null) return null
    return {
      client: createClient({ baseUrl, apiKey: key }),
      disconnect() {
        sessionStorage.removeItem(storedAs)
        queries.clear()
        setKey(null)
      },
    }
  }, [key, queries])
  if (connection !== null) return <Context value={connection}>{children}</Context>
  return ask(entered => {
    // Throws on what cannot be a key, before it is kept.
    createClient({ baseUrl, apiKey: entered })
    sessionStorage.setItem(storedAs, entered)
    setKey(entered)
  })
}

export function useConnection(): Connection {
  const connection = useContext(Context)
  if (connection === null) throw new Error('useConnection() is called outside of ConnectionProvider.')
  return connection
}
