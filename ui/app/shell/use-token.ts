import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { AdminClient } from '../../../src/client/index.ts'

type Middleware = Parameters<AdminClient['use']>[0]

/** Lets a client send a token with its requests. Returns how often a token was entered, and how to enter one. */
export function useToken(admin: AdminClient): { entered: number; enter(token: string): void } {
  const [entered, setEntered] = useState(0)
  const installed = useRef<Middleware>()
  const eject = useCallback(() => {
    if (installed.current) admin.eject(installed.current)
    installed.current = undefined
  }, [admin])
  useEffect(() => eject, [eject])
  const enter = useCallback(
    (token: string) => {
      eject()
      installed.current = {
        onRequest({ request }) {
          request.headers.set('Authorization', `Bearer ${token}`)
          return request
        },
      }
      admin.use(installed.current)
      setEntered(before => before + 1)
    },
    [admin, eject],
  )
  return { entered, enter }
}
