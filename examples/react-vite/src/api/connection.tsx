import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Client, createClient } from 'shortlink-kit/client'
import { baseUrl, offline } from './mode.ts'

interface Connection {
  client: Client
  /** Forgets the key. The page then asks for one. */
  disconnect(): void
}

const Context = createContext<Connection | null>(null)
const storedAs = 'shortlink-dashboard-key'

/** Provides a client with the key of this browser tab. Without a key, shows `ask` instead of the children. */
export function ConnectionProvider({
  ask,
  children,
}: {
  ask: (connect: (key: string) => void) => ReactNode
  children: ReactNode
}) {
  const queries = useQueryClient()
  // The key is stored in the tab only, and is never part of the build.
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
    // Throws for a text that cannot be a key, before it is stored.
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
