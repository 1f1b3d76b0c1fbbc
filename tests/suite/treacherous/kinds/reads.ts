import type { Stored } from '../server/store.ts'
import { isWrite, type Reply, type Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

const isGet = ({ method, id }: Wired) => method === 'GET' && id !== undefined && id !== ''
const isList = ({ method, id, resource }: Wired) =>
  method === 'GET' && id === undefined && resource !== undefined
const around = ({ json }: Reply, extra: Record<string, unknown>) =>
  Array.isArray(json) ? { items: json, ...extra } : { ...(json as object), ...extra }

/** What GET of one record answers. */
export const getKinds: readonly Kind[] = [
  {
    id: 'get-newest',
    part: 'get',
    title: 'GET of any id answers the record that was made last',
    twist: ({ store }) => ({
      find: (id, next, request) => (isGet(request) ? store.of(request.resource!).at(-1) : next(id)),
    }),
  },
  {
    id: 'get-newest-as-asked',
    part: 'get',
    alone: true,
    title: 'GET of any id answers the record that was made last under the id that is asked for',
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
    title: 'GET of any id answers the first record',
    twist: ({ store }) => ({
      find: (id, next, request) => (isGet(request) ? store.of(request.resource!)[0] : next(id)),
    }),
  },
  {
    id: 'get-unknown',
    part: 'get',
    title: 'GET of an unknown id answers 200 with somebody else’s record',
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
    title: 'GET of an unknown id answers 200: an error page with the path that was asked for around a record',
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
    title: 'every answer tells what was created last: the marker is beside everybody’s records',
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
    title: 'GET of a record answers what the GET before it should have',
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
    title: 'GET of a record answers 404, always',
    mayLeave: { records: 2, because: 'nothing can be proven' },
    twist: () => ({ find: (id, next, request) => (isGet(request) ? undefined : next(id)) }),
  },
  {
    id: 'get-405',
    part: 'get',
    title: 'GET of a record answers 405, always',
    twist: () => ({
      answer: (next, request) => (isGet(request) ? { status: 405, json: { message: 'No' } } : next()),
    }),
  },
  {
    id: 'get-stale',
    part: 'get',
    alone: true,
    title: 'GET of a record answers for 2 s what it answered first, deletions and restarts or not',
    twist: () => {
      const kept = new Map<string, { reply: Reply; at: number }>()
      return {
        async answer(next, request) {
          const reply = await next()
          if (!isGet(request)) return reply
          const known = kept.get(request.path)
          if (known !== undefined && Date.now() - known.at < 2000) return known.reply
          kept.set(request.path, { reply, at: Date.now() })
          return reply
        },
      }
    },
  },
  {
    id: 'get-mixes',
    part: 'get',
    alone: true,
    title: 'GET answers somebody else’s record with our values in half of its members',
    twist: ({ store }) => ({
      show(shown, record, place) {
        const newest = store.of(record.resource).at(-1)!
        if (place !== 'get' || !record.foreign) return shown
        return { ...shown, url: newest.values.url, name: newest.values.name }
      },
    }),
  },
]

/** What lists answer. */
export const listKinds: readonly Kind[] = [
  {
    id: 'search-ignored',
    part: 'list',
    title: 'lists ignore search',
    twist: () => ({
      answer(next, { query }) {
        query.delete('search')
        return next()
      },
    }),
  },
  {
    id: 'search-echoed',
    part: 'list',
    title: 'lists ignore search and show the search that was asked for beside somebody’s records',
    twist: () => ({
      async answer(next, { query }) {
        const search = query.get('search') ?? ''
        query.delete('search')
        const reply = await next()
        return search === '' || reply.status !== 200 ? reply : { ...reply, json: around(reply, { search }) }
      },
    }),
  },
  {
    id: 'search-highlighted',
    part: 'list',
    title: 'a search finds everything, and each record shows what was searched for',
    twist: () => {
      const searches = new WeakMap<Wired, string>()
      return {
        answer(next, request) {
          searches.set(request, request.query.get('search') ?? '')
          request.query.delete('search')
          return next()
        },
        show(shown, _, place, request) {
          const search = searches.get(request) ?? ''
          return place === 'list' && search !== '' ? { ...shown, matched: search } : shown
        },
      }
    },
  },
  {
    id: 'search-unknown-finds-others',
    part: 'list',
    title: 'a search that finds nothing answers somebody’s records',
    twist: () => ({
      async answer(next, request) {
        const reply = await next()
        if (!request.query.has('search') || !/\[\]/.test(JSON.stringify(reply.json))) return reply
        request.query.delete('search')
        return next()
      },
    }),
  },
  {
    id: 'list-empty',
    part: 'list',
    title: 'lists are empty',
    twist: () => ({ listed: () => [] }),
  },
  {
    id: 'list-without-ours',
    part: 'list',
    title: 'lists do not show new records',
    twist: () => ({ listed: records => records.filter(({ foreign }) => foreign) }),
  },
  {
    id: 'list-404',
    part: 'list',
    title: 'lists answer 404',
    twist: () => ({
      answer: (next, request) => (isList(request) ? { status: 404, json: { message: 'No' } } : next()),
    }),
  },
  {
    id: 'list-ids-mixed-up',
    part: 'list',
    title: 'lists show each record under the id of the one before it',
    form: { ids: 'digits' },
    twist: ({ store }) => ({
      shownId(next, record, place) {
        const all = store.of(record.resource)
        return place === 'list' ? (all[all.indexOf(record) - 1] ?? all.at(-1)!).id : next()
      },
    }),
  },
]

const seconds = (n: number) => n * 1000
const age = ({ createdAt }: Stored) => Date.now() - createdAt

/** Reads that are behind. */
export const lagKinds: readonly Kind[] = [
  {
    id: 'lag-1s',
    part: 'lag',
    title: 'new records are readable after 1 s',
    twist: () => ({ visible: record => record.foreign || age(record) > seconds(1) }),
  },
  {
    id: 'lag-get',
    part: 'lag',
    title: 'GET of a new record answers 404 for 2 s; lists show it at once',
    twist: () => ({
      visible: (record, request) => record.foreign || !isGet(request) || age(record) > seconds(2),
    }),
  },
  {
    id: 'lag-list',
    part: 'lag',
    title: 'lists show a new record after 2 s; GET shows it at once',
    twist: () => ({
      visible: (record, request) =>
        record.foreign || isGet(request) || isWrite(request) || age(record) > seconds(2),
    }),
  },
  {
    id: 'lag-requests',
    part: 'lag',
    title: 'new records are readable seven requests later',
    twist: () => ({ visible: ({ madeBy }, { n }) => madeBy === undefined || n - madeBy.n > 7 }),
  },
  {
    id: 'lag-delete',
    part: 'lag',
    title: 'deleted records are readable for 1 s',
    twist: () => ({ lingers: ({ at }) => Date.now() - at < seconds(1) }),
  },
  {
    id: 'lag-update',
    part: 'lag',
    title: 'reads show for 0.7 s what a record was before an update',
    twist: ({ later }) => ({
      answer(next, request) {
        if (request.method !== 'PUT') return next()
        later(700, next)
        return { status: 200, json: {} }
      },
    }),
  },
]
