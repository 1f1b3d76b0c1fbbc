import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, createServer, preview } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const quiet = { root, logLevel: 'error' } as const
const local = { port: 0, host: '127.0.0.1' }

/** The app, served over HTTP. */
export interface App {
  /** The address, without a slash at the end. */
  origin: string
  /** The path of every request that the server received. */
  served: string[]
  close(): Promise<void>
}

interface Served {
  resolvedUrls: { local: string[] } | null
  close(): Promise<void>
}

async function watched(server: Served, log: (listener: (request: IncomingMessage) => void) => void) {
  const served: string[] = []
  log(request => served.push(request.url!))
  return { origin: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), served, close: () => server.close() }
}

/**
 * Builds the app for production and serves the build.
 * @param api the switch, `offline` or a base URL
 */
export async function serveBuilt(api: string): Promise<App> {
  const outDir = await mkdtemp(join(tmpdir(), 'shortlink-example-'))
  process.env.VITE_API = api
  // Vitest has set this to `test`, with which Vite would not build for production.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ ...quiet, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } })
  } finally {
    process.env.NODE_ENV = environment
  }
  const server = await preview({ ...quiet, preview: local, build: { outDir } })
  const app = await watched(server, listener => server.httpServer.on('request', listener))
  return {
    ...app,
    async close() {
      await app.close()
      await rm(outDir, { recursive: true })
    },
  }
}

/** Serves the app with the development server. */
export async function serveDev(api: string): Promise<App> {
  process.env.VITE_API = api
  const server = await createServer({ ...quiet, server: { ...local, hmr: { port: 0 } } })
  await server.listen()
  return watched(server, listener => server.httpServer!.on('request', listener))
}
