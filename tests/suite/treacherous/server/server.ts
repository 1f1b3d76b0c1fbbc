import { type JsonForm, plainForm } from './json-form.ts'
import { type Listener, listen } from './listen.ts'
import { randomOf } from './random.ts'
import { createService } from './service.ts'
import type { Store } from './store.ts'
import type { Twist, World } from './twist.ts'
import { addressOf, isWrite, prefix, type Reply, type Wired } from './wire.ts'

export interface ServerOptions {
  twists?: readonly ((world: World) => Twist)[]
  form?: Partial<JsonForm>
  seed?: number
  links?: number | undefined
  pixels?: number | undefined
}

export interface Server {
  /** With `/api/v1`. */
  baseUrl: string
  apiKey: string
  store: Store
  /** Creates a foreign record. */
  othersCreate: World['othersCreate']
  /** Whether the server is unreachable: it drops each connection. */
  away: boolean
  /** Whether the key is refused. */
  lockedOut: boolean
  /** The address to which redirects to another place lead. */
  elsewhere: string
  /** Called for each request before it is handled. `drop` closes the connection instead. */
  onRequest(request: Wired): 'drop' | undefined
  /** The response to a request that does not take effect. Undefined for the usual response. */
  instead(request: Wired): Reply | undefined
  /** Every request, in order. */
  wire: readonly Wired[]
  /** The requests to the address of redirects, and whether they had a key. */
  astray: { method: string; path: string; keyed: boolean }[]
  /** Waits for delayed effects. Throws if a kind itself is at fault. */
  settle(): Promise<void>
  close(): Promise<void>
}

const apiKey = 'key-3f9d2c71b8e64a05'

/** Starts a server, by default with 80 foreign links and 10 foreign pixels. */
export async function openServer(options: ServerOptions = {}): Promise<Server> {
  const astray: { method: string; path: string; keyed: boolean }[] = []
  const target = await openTarget(astray)
  const pending = new Set<Promise<void>>()
  const wire: Wired[] = []
  const faults: unknown[] = []
  const service = createService({
    apiKey,
    form: { ...plainForm, ...options.form },
    random: randomOf(options.seed ?? 1),
    twists: options.twists ?? [],
    elsewhere: target.origin,
    later(milliseconds, what) {
      const done = new Promise<void>(resolve => {
        setTimeout(() => {
          what()
          resolve()
        }, milliseconds)
      })
      pending.add(done)
      done.then(() => pending.delete(done))
    },
  })
  service.seed(options.links ?? 80, options.pixels ?? 10)
  const listener = await listen(async ({ method = '', url = '', headers, body }) => {
    const request: Wired = {
      n: wire.length + 1,
      method,
      path: url,
      ...addressOf(url),
      body,
      at: Date.now(),
      keyed: headers.authorization === `Bearer ${apiKey}`,
      foreignNamed: [],
      foreignChanges: [],
    }
    wire.push(request)
    if (server.lockedOut) request.keyed = false
    request.foreignNamed.push(...namedIn(service.store, request))
    if (server.onRequest(request) === 'drop' || server.away) return { status: 0, drop: true }
    const instead = server.instead(request)
    if (instead !== undefined) return instead
    try {
      return await service.answer(request)
    } catch (error) {
      faults.push(error)
      return { status: 500 }
    }
  })
  const server: Server = {
    baseUrl: `${listener.origin}${prefix}`,
    apiKey,
    store: service.store,
    away: false,
    lockedOut: false,
    elsewhere: target.origin,
    othersCreate: service.othersCreate,
    onRequest: () => undefined,
    instead: () => undefined,
    wire,
    astray,
    async settle() {
      while (pending.size > 0) await Promise.all(pending)
      if (faults.length > 0) throw faults[0]
      service.store.check()
    },
    async close() {
      await listener.close()
      await target.close()
    },
  }
  return server
}

/** Foreign records with the id in a path. */
function namedIn(store: Store, { resource, id }: Wired): string[] {
  if (resource === undefined || id === undefined) return []
  return store.of(resource).flatMap(record => (record.foreign && record.id === id ? [record.id] : []))
}

/** A server to which redirects lead. It accepts everything. */
function openTarget(astray: { method: string; path: string; keyed: boolean }[]): Promise<Listener> {
  return listen(async ({ method = '', url = '', headers, body }): Promise<Reply> => {
    astray.push({ method, path: url, keyed: headers.authorization?.includes(apiKey) === true })
    const sent = Object.fromEntries(new URLSearchParams(body))
    return isWrite({ method }) ? { status: 201, json: { id: 7, ...sent } } : { status: 200, json: { id: 7 } }
  })
}
