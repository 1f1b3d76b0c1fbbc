import type { Server } from 'node:http'
import { clearRealTimeout, setRealTimeout } from '../../wire/real-timers.ts'

/** The functions to call when a server closes. */
const closings = new WeakMap<Server, Set<() => void>>()

/** Returns the functions that `drain` calls when a server closes. */
export function closingOf(server: Server): Set<() => void> {
  const known = closings.get(server) ?? new Set()
  closings.set(server, known)
  return known
}

/**
 * Stops listening, and waits until the requests in flight have their responses. Connections whose response a
 * fault delays are closed at once.
 * @param grace how long to wait, in milliseconds; then connections that are still open are closed
 * @example
 * ```ts
 * import { once } from 'node:events'
 * import { createMock } from 'shortlink-kit'
 * import { createNodeServer, drain } from 'shortlink-kit/node'
 *
 * const server = createNodeServer(createMock()).listen()
 * await once(server, 'listening')
 * await drain(server, 1_000)
 * console.log(server.listening) // false
 * ```
 */
export function drain(server: Server, grace = 5_000): Promise<void> {
  return new Promise(resolve => {
    const timer = setRealTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearRealTimeout(timer)
      resolve()
    })
    for (const close of [...(closings.get(server) ?? [])]) close()
  })
}
