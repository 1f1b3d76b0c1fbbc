import type { Reply } from '../server/wire.ts'
import { around, isGet } from './exchanges.ts'
import type { Kind } from './kind.ts'

/** Responses to GET of one record. */
export const getKinds: readonly Kind[] = [
  ...[202, 206, 304, 403, 404, 410, 503].map(
    (status): Kind => ({
      id: `get-is-${status}`,
      part: 'get',
      family: 'statuses of reads',
      title: `GET of a record returns it with ${status}`,
      mayLeave: { records: 300, because: 'a client may consider such a response unusable' },
      twist: () => ({
        async answer(next, request) {
          const reply = await next()
          return isGet(request) && reply.status === 200 ? { ...reply, status } : reply
        },
      }),
    }),
  ),
  {
    id: 'get-newest',
    part: 'get',
    title: 'GET of any id returns the newest record',
    twist: ({ store }) => ({
      find: (id, next, request) => (isGet(request) ? store.of(request.resource!).at(-1) : next(id)),
    }),
  },
  {
    id: 'get-newest-as-asked',
    part: 'get',
    alone: true,
    title: 'GET of any id returns the newest record under the requested id',
    form: { ids: 'number' },
    twist: ({ store }) => {
      let asked = ''
      return {
        find(id, next, request) {
          asked = id
          return isGet(request) ? store.of(request.resource!).at(-1) : next(id)
        },
        shownId: (next, _, place) => (place === 'get' ? Number(asked) || asked : next()),
      }
    },
  },
  {
    id: 'get-first',
    part: 'get',
    title: 'GET of any id returns the first record',
    twist: ({ store }) => ({
      find: (id, next, request) => (isGet(request) ? store.of(request.resource!)[0] : next(id)),
    }),
  },
  {
    id: 'get-unknown',
    part: 'get',
    title: 'GET of an unknown id returns 200 with a foreign record',
    twist: ({ store }) => ({
      find: (id, next, request) => next(id) ?? (isGet(request) ? store.of(request.resource!)[2] : undefined),
    }),
  },
  {
    id: 'any-unknown',
    part: 'get',
    title: 'any request for an unknown id means the first record',
    twist: ({ store }) => ({ find: (id, next, { resource }) => next(id) ?? store.of(resource!)[0] }),
  },
  {
    id: 'get-echoes-path',
    part: 'get',
    title: 'GET of an unknown id returns 200: an error page with the requested path around a record',
    twist: ({ store, bodyOf }) => ({
      async answer(next, request) {
        const reply = await next()
        if (!isGet(request) || reply.status !== 404) return reply
        const record = bodyOf(store.of(request.resource!)[3]!, 'get', request)
        return { status: 200, json: { error: `No ${request.path}`, id: request.id, perhaps: record } }
      },
    }),
  },
  {
    id: 'get-echoes-last-body',
    part: 'get',
    title: 'every response names the newest record: the marker is next to foreign records',
    twist: () => {
      let last = ''
      return {
        async answer(next, request) {
          if (request.method === 'POST')
            last = new URLSearchParams(request.body).toString().replaceAll('%2F', '/')
          const reply = await next()
          return reply.status === 200 ? { ...reply, json: around(reply, { last_request: last }) } : reply
        },
      }
    },
  },
  {
    id: 'get-shows-history',
    part: 'get',
    title: 'each record shows the account’s last creates as its history',
    twist: ({ store }) => ({
      show: shown => ({
        ...shown,
        history: store
          .all()
          .slice(-3)
          .map(({ values }) => values.url ?? values.name),
      }),
    }),
  },
  {
    id: 'get-one-behind',
    part: 'get',
    alone: true,
    title: 'GET of a record returns what the GET before it should have returned',
    twist: () => {
      let before: Reply | undefined
      return {
        async answer(next, request) {
          const reply = await next()
          if (!isGet(request)) return reply
          const shifted = before ?? reply
          before = reply
          return shifted
        },
      }
    },
  },
  {
    id: 'get-404',
    part: 'get',
    title: 'GET of a record returns 404, always',
    mayLeave: { records: 2, because: 'nothing can be proven' },
    twist: () => ({ find: (id, next, request) => (isGet(request) ? undefined : next(id)) }),
  },
  {
    id: 'get-405',
    part: 'get',
    title: 'GET of a record returns 405, always',
    twist: () => ({
      answer: (next, request) => (isGet(request) ? { status: 405, json: { message: 'No' } } : next()),
    }),
  },
  {
    id: 'get-stale',
    part: 'get',
    alone: true,
    title: 'GET of a record returns the first response for 2 s, despite deletions and restarts',
    twist: () => {
      const responses = new Map<string, { reply: Reply; at: number }>()
      return {
        async answer(next, request) {
          const reply = await next()
          if (!isGet(request)) return reply
          const known = responses.get(request.path)
          if (known !== undefined && Date.now() - known.at < 2000) return known.reply
          responses.set(request.path, { reply, at: Date.now() })
          return reply
        },
      }
    },
  },
  {
    id: 'get-mixes',
    part: 'get',
    alone: true,
    title: 'GET returns a foreign record with our values in half of its members',
    twist: ({ store }) => ({
      show(shown, record, place) {
        const newest = store.of(record.resource).at(-1)!
        if (place !== 'get' || !record.foreign) return shown
        return { ...shown, url: newest.values.url, name: newest.values.name }
      },
    }),
  },
]
