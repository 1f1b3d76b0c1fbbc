import { pick } from '../server/random.ts'
import type { Reply } from '../server/wire.ts'
import type { Kind } from './kind.ts'

const once = { changes: 1, because: 'the create itself does it, and it cannot be proven' }

/** Side effects of creates. */
export const createKinds: readonly Kind[] = [
  {
    id: 'create-answers-another',
    part: 'create',
    title: 'a create returns a foreign record, id and all',
    form: { location: false },
    twist: ({ store, random }) => ({
      create(next) {
        const { resource } = next()
        return pick(
          random,
          store.of(resource).filter(({ foreign }) => foreign),
        )
      },
    }),
  },
  {
    id: 'create-answers-the-one-before',
    part: 'create',
    title: 'a create returns the record that was created before it',
    twist: ({ store }) => ({
      create(next) {
        const record = next()
        return store.of(record.resource).at(-2) ?? record
      },
    }),
  },
  {
    id: 'create-changes-the-oldest',
    part: 'create',
    title: 'a create changes the oldest record instead, and returns it',
    unavoidable: once,
    twist: ({ store }) => ({
      create(_, request, values) {
        const oldest = store.of(request.resource!)[0]!
        store.change(oldest, values, request)
        return oldest
      },
    }),
  },
  {
    id: 'create-changes-the-newest',
    part: 'create',
    title: 'a create changes the newest record instead, and returns it',
    unavoidable: once,
    twist: ({ store }) => ({
      create(_, request, values) {
        const newest = store.of(request.resource!).at(-1)!
        store.change(newest, values, request)
        return newest
      },
    }),
  },
  {
    id: 'create-takes-over',
    part: 'create',
    title: 'a pixel of a type that is there, or a link of a domain that is there, changes that one instead',
    unavoidable: once,
    twist: ({ store }) => ({
      create(next, request, values) {
        const by = request.resource === 'links' ? 'domain_id' : 'type'
        const same = store.of(request.resource!).find(record => record.values[by] === values[by])
        if (same === undefined) return next()
        store.change(same, values, request)
        return same
      },
    }),
  },
  {
    id: 'create-removes-the-oldest',
    part: 'create',
    title: 'the account is full: each create removes the oldest record',
    unavoidable: { changes: 1, because: 'nothing shows it before the first create' },
    twist: ({ store }) => ({
      create(next, request) {
        store.remove(store.of(request.resource!)[0]!, request)
        return next()
      },
    }),
  },
  {
    id: 'create-evicts-above-a-quota',
    part: 'create',
    title: 'the account has room for 15 more records: each create after that removes the oldest one',
    unavoidable: {
      changes: 6,
      because: 'a look at other people’s records is taken at each fifth create, which is sent all the same',
    },
    twist: ({ store }) => {
      const creates = { links: 0, pixels: 0 }
      return {
        create(next, request) {
          const { resource = 'links' } = request
          creates[resource] += 1
          if (creates[resource] > 15) store.remove(store.of(resource)[0]!, request)
          return next()
        },
      }
    },
  },
  {
    id: 'create-makes-two',
    part: 'create',
    title: 'a create creates two records and returns the second',
    twist: ({ store, newId }) => ({
      create(next, request) {
        const first = next()
        return store.add({ ...first, id: newId(first.resource, false) }, request)
      },
    }),
  },
  {
    id: 'create-makes-the-other-resource-too',
    part: 'create',
    title: 'a create of a link makes a pixel of its name too',
    mayLeave: { records: 300, because: 'nothing about links shows it' },
    twist: ({ store, newId }) => ({
      create(next, request, { url }) {
        const record = next()
        const values = { name: String(url), type: 'x', value: '1' }
        if (record.resource === 'links')
          store.add({ ...record, resource: 'pixels', id: newId('pixels', false), values }, request)
        return record
      },
    }),
  },
  {
    id: 'create-later',
    part: 'create',
    title: 'a create returns 202 without a body and is carried out 1.2 s later',
    twist: ({ later }) => ({
      answer(next, request) {
        if (request.method !== 'POST' || request.resource === undefined || !request.keyed) return next()
        later(1200, next)
        return { status: 202 }
      },
    }),
  },
  {
    id: 'create-dropped-and-done',
    part: 'create',
    title: 'the connection of every create breaks before the answer; it is carried out',
    twist: () => ({
      async answer(next, request) {
        const reply = await next()
        return request.method === 'POST' && reply.status === 201 ? { ...reply, drop: true } : reply
      },
    }),
  },
  {
    id: 'create-slow-and-done',
    part: 'create',
    title: 'every third create gets its response too late; it is carried out',
    timeoutMs: 400,
    twist: ({ later }) => {
      let creates = 0
      return {
        async answer(next, { method }) {
          creates += method === 'POST' ? 1 : 0
          const reply = await next()
          if (method !== 'POST' || creates % 3 > 0) return reply
          return new Promise(done => later(600, () => done(reply)))
        },
      }
    },
  },
  {
    id: 'create-empty',
    part: 'create',
    title: 'a create returns 201 with an empty body',
    form: { location: false },
    twist: () => ({
      async answer(next, { method }) {
        const { status, json, headers } = await next()
        return method === 'POST' && status === 201
          ? { status }
          : { status, json, ...(headers && { headers }) }
      },
    }),
  },
  ...[200, 204, 302, 303, 304, 400, 401, 403, 404, 409, 410, 418, 422, 429, 500, 501, 503, 999].map(
    (status): Kind => ({
      id: `create-${status}-and-done`,
      part: 'create',
      family: 'statuses of creates',
      title: `a create returns ${status} and is carried out`,
      twist: () => ({
        async answer(next, { method }) {
          const reply = await next()
          if (method !== 'POST' || reply.status !== 201) return reply
          const headers = { ...(status < 400 && { location: '/api/v1/links' }), 'retry-after': '0' }
          return { status, headers, json: { message: 'No' } }
        },
      }),
    }),
  ),
  {
    id: 'create-cached',
    part: 'create',
    title:
      'every second create of a resource is not carried out, and gets the response to the create before it',
    twist: () => {
      const last = new Map<unknown, Reply>()
      return {
        async answer(next, { method, resource }) {
          const known = last.get(resource)
          if (method !== 'POST') return next()
          last.delete(resource)
          if (known !== undefined) return known
          const reply = await next()
          if (reply.status === 201) last.set(resource, reply)
          return reply
        },
      }
    },
  },
]
