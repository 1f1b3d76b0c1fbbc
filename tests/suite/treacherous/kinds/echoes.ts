import type { Reply, Wired } from '../server/wire.ts'
import { around, isGet, isList } from './exchanges.ts'
import type { Kind } from './kind.ts'

const markerIn = (text: string) => /slk-?[0-9a-f]{8}-?\d+/.exec(text)?.[0]

/** Foreign records that show our marker, because the server writes it there. */
const remembered: Kind[] = (['searched', 'created'] as const).flatMap(when =>
  ([false, true] as const).map(
    (isLarge): Kind => ({
      id: `remembers-${when}${isLarge ? '-in-a-large-account' : ''}`,
      part: 'list',
      title: `a foreign record shows what was last ${when}${isLarge ? '; no list of all shows it' : ''}`,
      form: { location: false },
      ...(isLarge && { links: 400, pixels: 300 }),
      mayLeave: { records: 3, because: 'lists show the marker on a foreign record' },
      twist() {
        let seen = ''
        const isIt = (record: { id: string; foreign: boolean }) =>
          record.foreign && record.id === (isLarge ? '150' : '5')
        return {
          answer(next, { method, query, body }) {
            if (when === 'created' && method === 'POST') seen = body
            if (when === 'searched' && query.has('search')) seen = query.get('search')!
            return next()
          },
          show: (shown, record) =>
            isIt(record) && seen !== '' ? { ...shown, note: markerIn(seen) ?? seen } : shown,
          listed: (records, { query }) =>
            query.has('search')
              ? records.map(record => (isIt(record) ? asFound(record, seen) : record))
              : records,
        }
        function asFound<R extends { values: Record<string, unknown> }>(record: R, text: string): R {
          const values = { ...record.values, title: text, url: text, alias: text, name: text }
          return { ...record, values }
        }
      },
    }),
  ),
)

/** The request, in the form of an echo service. */
const echoOf = ({ method, path, body }: Wired) => ({
  args: Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? '')),
  form: Object.fromEntries(new URLSearchParams(body)),
  method,
  url: `http://127.0.0.1${path}`,
})

/** Servers of another purpose that respond to everything. Writes still change existing records. */
const answers: Record<string, { title: string; reply: (request: Wired, reply: Reply) => Reply }> = {
  echo: { title: 'the request itself', reply: request => ({ status: 200, json: echoOf(request) }) },
  'echo-with-id': {
    title: 'the request itself, with the number 3 for an id',
    reply: request => ({ status: 200, json: { id: 3, ...echoOf(request).form, ...echoOf(request) } }),
  },
  'echo-path-as-id': {
    title: 'the requested id, and the last form that was sent',
    reply: request => ({ status: 200, json: { id: Number(request.id) || 3, form: echoOf(request).form } }),
  },
  'empty-object': { title: '{}', reply: () => ({ status: 200, json: {} }) },
  'empty-list': { title: '[]', reply: () => ({ status: 200, json: [] }) },
  null: { title: 'null', reply: () => ({ status: 200, json: null }) },
  true: { title: 'true', reply: () => ({ status: 200, json: true }) },
  'no-content': { title: 'nothing, with 204', reply: () => ({ status: 204 }) },
  'a-page': { title: 'a page to log in on', reply: () => ({ status: 200, text: '<form action="/login">' }) },
  'status-alone': { title: '{"status": "ok"}', reply: () => ({ status: 200, json: { status: 'ok' } }) },
  teapot: { title: '418', reply: () => ({ status: 418, json: { id: 3 } }) },
}

const places: Record<string, (request: Wired) => boolean> = {
  any: () => true,
  lists: isList,
  gets: isGet,
  writes: ({ method }) => method !== 'GET',
}

const uniform: Kind[] = Object.entries(places).flatMap(([place, isThere]) =>
  Object.entries(answers).map(
    ([name, { title, reply }]): Kind => ({
      id: `uniform-${place}-${name}`,
      part: place === 'lists' ? 'list' : 'get',
      family: `uniform answers to ${place}`,
      title: `${place === 'any' ? 'everything' : `all ${place}`} is answered with ${title}, and carried out`,
      mayLeave: { records: 300, because: 'no read shows the records' },
      twist: () => ({
        async answer(next, request) {
          const plain = await next()
          return isThere(request) ? reply(request, plain) : plain
        },
      }),
    }),
  ),
)

/** The newest record, in response to any request. */
const newest: Kind[] = [
  {
    id: 'get-newest-of-known',
    part: 'get',
    alone: true,
    title: 'GET of any existing id returns the newest record under the requested id',
    form: { ids: 'number' },
    twist: ({ store }) => {
      let asked = ''
      return {
        find(id, next, request) {
          asked = id
          const found = next(id)
          return isGet(request) && found !== undefined ? store.of(request.resource!).at(-1) : found
        },
        shownId: (next, _, place) => (place === 'get' ? Number(asked) || asked : next()),
      }
    },
  },
  {
    id: 'get-newest-of-known-without-lists',
    part: 'get',
    alone: true,
    title: 'as get-newest-of-known; lists are empty, and a create returns a foreign id',
    form: { ids: 'number', location: false },
    unavoidable: {
      changes: 1,
      writes: 1,
      because: 'every look shows our record under that id, and under no other',
    },
    mayLeave: { records: 300, because: 'no deletion reaches its record' },
    twist: ({ store }) => {
      let asked = ''
      return {
        find(id, next, request) {
          asked = id
          const found = next(id)
          return isGet(request) && found !== undefined ? store.of(request.resource!).at(-1) : found
        },
        listed: () => [],
        shownId: (next, _, place) =>
          place === 'get'
            ? Number(asked) || asked
            : place === 'create'
              ? 3 + (store.all().length % 5)
              : next(),
      }
    },
  },
  {
    id: 'get-in-a-list',
    part: 'get',
    title: 'GET of a record returns a list of one',
    twist: () => ({
      async answer(next, request) {
        const reply = await next()
        return isGet(request) && reply.status === 200 ? { ...reply, json: [reply.json] } : reply
      },
    }),
  },
  {
    id: 'list-tells-the-marker',
    part: 'list',
    title: 'lists show the last marker in their metadata, after everybody’s records',
    twist: () => {
      let last = ''
      return {
        async answer(next, request) {
          last = markerIn(decodeURIComponent(request.path + request.body)) ?? last
          const reply = await next()
          return isList(request) ? { ...reply, json: around(reply, { meta: { note: last, id: 3 } }) } : reply
        },
      }
    },
  },
]

export const echoKinds: readonly Kind[] = [...remembered, ...uniform, ...newest]
