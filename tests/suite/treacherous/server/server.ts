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
  /** Other people create a record. */
  othersCreate: World['othersCreate']
  /** Whether it is out of reach: each connection is dropped. */
  away: boolean
  /** Whether the key is refused. */
  lockedOut: boolean
  /** Where redirects to another place lead. */
  elsewhere: string
  /** Called when a request has come in, before it is handled; `drop` breaks the connection instead. */
  onRequest(request: Wired): 'drop' | undefined
  /** What a request is answered with, and not carried out; undefined for the usual. */
  instead(request: Wired): Reply | undefined
  /** Every request, in order. */
  wire: readonly Wired[]
  /** What arrived where redirects lead, with whether it carried a key. */
  astray: { method: string; path: string; keyed: boolean }[]
  /** Lets what was put off happen. Throws when a kind of server is at fault itself. */
  settle(): Promise<void>
  close(): Promise<void>
}

const apiKey = 'key-3f9d2c71b8e64a05'

/** Starts a server, by default with 80 links and 10 pixels of other people. */
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

/** Foreign records with the id that a path names. */
function namedIn(store: Store, { resource, id }: Wired): string[] {
  if (resource === undefined || id === undefined) return []
  return store.of(resource).flatMap(record => (record.foreign && record.id === id ? [record.id] : []))
}

/** Where redirects lead: everything is welcome there. */
function openTarget(astray: { method: string; path: string; keyed: boolean }[]): Promise<Listener> {
  return listen(async ({ method = '', url = '', headers, body }): Promise<Reply> => {
    astray.push({ method, path: url, keyed: headers.authorization?.includes(apiKey) === true })
    const sent = Object.fromEntries(new URLSearchParams(body))
    return isWrite({ method }) ? { status: 201, json: { id: 7, ...sent } } : { status: 200, json: { id: 7 } }
  })
}
