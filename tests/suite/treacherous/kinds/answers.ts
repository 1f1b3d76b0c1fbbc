import type { Stored } from '../server/store.ts'
import type { World } from '../server/twist.ts'
import { isWrite, type Reply, type Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

const isCreated = ({ method }: Wired, { status }: Reply) => method === 'POST' && status === 201

/** A kind with another response to a create that took effect. */
function created(
  id: string,
  title: string,
  change: (reply: Reply, made: Stored, world: World, request: Wired) => Reply,
): Kind {
  return {
    id,
    part: 'create',
    title,
    form: { location: false },
    twist: world => ({
      async answer(next, request) {
        const reply = await next()
        const made = world.store.all().findLast(({ madeBy }) => madeBy === request)
        return isCreated(request, reply) && made !== undefined ? change(reply, made, world, request) : reply
      },
    }),
  }
}

const foreignOf = ({ store }: World, { resource }: Stored) =>
  store.of(resource).filter(({ foreign }) => foreign)

/** Wrong responses to creates that take effect. */
export const createAnswerKinds: readonly Kind[] = [
  created(
    'answer-list',
    'a create returns the list of all records, the oldest first',
    (reply, { resource }, world, request) => ({
      ...reply,
      json: world.store.of(resource).map(record => world.bodyOf(record, 'list', request)),
    }),
  ),
  created(
    'answer-list-newest-first',
    'a create returns the newest five records',
    (reply, { resource }, world, request) => ({
      ...reply,
      json: {
        data: world.store
          .of(resource)
          .slice(-5)
          .reverse()
          .map(record => world.bodyOf(record, 'list', request)),
      },
    }),
  ),
  created(
    'answer-with-neighbours',
    'a create returns the records before it under "previous", and its own under "record"',
    (reply, made, world, request) => ({
      ...reply,
      json: { previous: world.bodyOf(foreignOf(world, made).at(-1)!, 'get', request), record: reply.json },
    }),
  ),
  created(
    'answer-sent-values',
    'a create returns a foreign id next to the values that were sent',
    (reply, made, world, { body }) => ({
      ...reply,
      json: { id: Number(foreignOf(world, made)[6]!.id), ...Object.fromEntries(new URLSearchParams(body)) },
    }),
  ),
  created('answer-id-alone', 'a create returns the id as a JSON number', (reply, { id }) => ({
    ...reply,
    json: Number(id) || id,
  })),
  created(
    'answer-count',
    'a create returns {"count": …}, how many records there are: a foreign id',
    (reply, { resource }, { store }) => ({
      ...reply,
      json: { count: Math.min(80, store.of(resource).length), id: null },
    }),
  ),
  created(
    'answer-request-number',
    'a create returns its own number as "id": {"id": 7, "status": "queued"}',
    (reply, _, { store }) => ({
      ...reply,
      json: { id: 1 + (store.all().length % 60), status: 'queued' },
    }),
  ),
  created(
    'answer-location-of-another',
    'a create returns no body, and a foreign record as its Location',
    (_, made, world) => ({
      status: 201,
      headers: { location: `/api/v1/${made.resource}/${foreignOf(world, made)[3]!.id}` },
    }),
  ),
  created(
    'answer-location-elsewhere',
    'the Location of a create is an address of another server',
    (reply, { resource, id }, { elsewhere }) => ({
      ...reply,
      headers: { location: `${elsewhere}/api/v1/${resource}/${id}` },
    }),
  ),
  created('answer-location-odd', 'the Location of a create is no address: "%zz/../3?x#y"', reply => ({
    ...reply,
    headers: { location: '%zz/../3?x#y' },
  })),
  created('answer-headers-huge', 'the headers of a create are too long to read', reply => ({
    ...reply,
    headers: { 'x-trace': 'x'.repeat(40_000) },
  })),
  created(
    'answer-retry-after-huge',
    'a create that is carried out returns 429 with Retry-After: 30 hours',
    () => ({
      status: 429,
      headers: { 'retry-after': '108000' },
    }),
  ),
]

const unseen = { records: 300, because: 'nothing shows that a deletion was carried out' }

/** Responses to refused requests. */
export const errorKinds: readonly Kind[] = [
  ...[200, 400, 401, 403, 410, 422, 500].map(
    (status): Kind => ({
      id: `errors-are-${status}`,
      part: 'get',
      family: 'statuses of errors',
      title: `every 404 is ${status} instead`,
      ...([401, 403, 500].includes(status) && { mayLeave: unseen }),
      twist: () => ({
        async answer(next) {
          const reply = await next()
          return reply.status === 404 ? { status, json: { success: false, error: 'not found' } } : reply
        },
      }),
    }),
  ),
  {
    id: 'errors-none',
    part: 'get',
    title: 'every error returns 200 and {"success": false}',
    twist: () => ({
      async answer(next) {
        const reply = await next()
        return reply.status >= 400 ? { status: 200, json: { success: false, errors: ['wrong'] } } : reply
      },
    }),
  },
  {
    id: 'errors-html',
    part: 'get',
    title: 'every error is an HTML page with 200, with the newest records in it',
    twist: ({ store }) => ({
      async answer(next) {
        const reply = await next()
        const rows = store
          .all()
          .slice(-9)
          .map(({ id, values }) => `<tr><td>${id}<td>${values.url ?? values.name}`)
        return reply.status >= 400 ? { status: 200, text: `<h1>Not found</h1>${rows.join('')}` } : reply
      },
    }),
  },
  {
    id: 'busy',
    part: 'body',
    conforming: true,
    title: 'every 60th request gets 429 with Retry-After: 0, and is not carried out',
    twist: () => ({
      answer: (next, { n }) => (n % 60 === 0 ? { status: 429, headers: { 'retry-after': '0' } } : next()),
    }),
  },
  {
    id: 'busy-oddly',
    part: 'body',
    title: 'every 30th write gets 429 with a malformed Retry-After, and is carried out',
    twist: () => {
      let writes = 0
      const odd = ['soon', '-5', 'NaN', '0.001', '1e-9', 'Thu, 01 Jan 1970 00:00:00 GMT']
      return {
        async answer(next, request) {
          const reply = await next()
          writes += isWrite(request) ? 1 : 0
          if (!isWrite(request) || writes % 30 > 0) return reply
          return { status: 429, headers: { 'retry-after': odd[(writes / 30) % odd.length]! } }
        },
      }
    },
  },
]
