import { pick } from '../server/random.ts'
import type { Stored } from '../server/store.ts'
import type { World } from '../server/twist.ts'
import type { Reply, Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

type Aim = (record: Stored, world: World) => readonly Stored[]

const neighbour = (record: Stored, { store }: World, step: number): Stored[] => {
  const all = store.of(record.resource)
  return [all[(all.indexOf(record) + step + all.length) % all.length]!]
}
const once = { changes: 1, because: 'the first write of its kind shows it, wherever it is tried' }

const undeletable = { records: 300, because: 'what is ours cannot be deleted; all of it is to be named' }

/** Whom a write hits instead of the record that its path names. */
const aims: Record<string, { title: string; aim: Aim; unavoidable?: Kind['unavoidable'] }> = {
  'the-one-before': { title: 'the record before', aim: (record, world) => neighbour(record, world, -1) },
  'the-one-after': {
    title: 'the record after, or the first',
    aim: (record, world) => neighbour(record, world, 1),
  },
  'the-oldest': {
    title: 'the oldest record',
    aim: ({ resource }, { store }) => [store.of(resource)[0]!],
    unavoidable: once,
  },
  'the-newest': {
    title: 'the newest record',
    aim: ({ resource }, { store }) => [store.of(resource).at(-1)!],
  },
  'a-random-one': {
    title: 'a random record',
    aim: ({ resource }, { store, random }) => [pick(random, store.of(resource))],
    unavoidable: once,
  },
  'the-oldest-too': {
    title: 'the oldest record as well',
    aim: (record, { store }) => [record, store.of(record.resource)[0]!],
    unavoidable: once,
  },
  'the-one-before-too': {
    title: 'the record before as well',
    aim: (record, world) => [record, ...neighbour(record, world, -1)],
  },
}

function misdirected(method: 'PUT' | 'DELETE', part: 'update' | 'delete', verb: string): Kind[] {
  return Object.entries(aims).map(([id, { title, aim, unavoidable }]) => ({
    id: `${part}-hits-${id}`,
    part,
    title: `${verb} hits ${title}`,
    ...(unavoidable && { unavoidable }),
    ...(method === 'DELETE' && { mayLeave: undeletable }),
    twist: world => ({
      aim: (record, request) => (request.method === method ? aim(record, world) : [record]),
    }),
  }))
}

/** Writes that are carried out, whatever their answer says. */
function answered(method: 'PUT' | 'DELETE', part: 'update' | 'delete', verb: string): Kind[] {
  return [400, 404, 500].map(status => ({
    id: `${part}-${status}-and-done`,
    part,
    title: `${verb} answers ${status} and is carried out`,
    twist: () => ({
      async answer(next, request) {
        const reply = await next()
        return request.method === method && reply.status < 300 ? { status, json: { message: 'No' } } : reply
      },
    }),
  }))
}

export const updateKinds: readonly Kind[] = [
  ...misdirected('PUT', 'update', 'an update'),
  ...answered('PUT', 'update', 'an update'),
  {
    id: 'update-does-nothing',
    part: 'update',
    title: 'an update answers 200 and does nothing',
    twist: () => ({ aim: (record, { method }) => (method === 'PUT' ? [] : [record]) }),
  },
  {
    id: 'update-copies',
    part: 'update',
    title: 'an update makes a new record with the values, and leaves the old one as it is',
    twist: ({ store, newId }) => ({
      aim(record, request) {
        if (request.method !== 'PUT') return [record]
        const id = newId(record.resource, false)
        return [store.add({ ...record, id, form: record.form + request.body }, request)]
      },
    }),
  },
  {
    id: 'update-moves',
    part: 'update',
    title: 'an update gives the record a new id, and somebody else’s new record gets the old one',
    twist: ({ store, newId, othersCreate }) => ({
      aim(record, request) {
        if (request.method !== 'PUT' || record.foreign) return [record]
        store.remove(record, request)
        othersCreate(record.resource, record.id)
        return [
          store.add(
            { ...record, id: newId(record.resource, false), form: record.form + request.body },
            request,
          ),
        ]
      },
    }),
  },
  {
    id: 'update-of-the-collection',
    part: 'update',
    title: 'PUT or PATCH of /links or /pixels changes all records',
    twist: ({ store }) => ({
      answer(next, request) {
        const all = request.id === undefined && ['PUT', 'PATCH'].includes(request.method)
        if (!all || request.resource === undefined) return next()
        for (const record of store.of(request.resource)) store.change(record, { touched: request.n }, request)
        return { status: 200, json: [] }
      },
    }),
  },
  {
    id: 'update-in-query',
    part: 'update',
    title: 'a GET with fields in its query changes all records',
    twist: ({ store }) => ({
      answer(next, request) {
        const changing =
          request.method === 'GET' && ['name', 'url', 'disabled'].some(name => request.query.has(name))
        if (changing && request.resource !== undefined)
          for (const record of store.of(request.resource))
            store.change(record, { touched: request.n }, request)
        return next()
      },
    }),
  },
]

function isDelete({ method, id }: Wired): boolean {
  return method === 'DELETE' && Boolean(id)
}

export const deleteKinds: readonly Kind[] = [
  ...misdirected('DELETE', 'delete', 'a deletion'),
  ...answered('DELETE', 'delete', 'a deletion'),
  {
    id: 'delete-does-nothing',
    part: 'delete',
    title: 'a deletion answers 204 and does nothing',
    mayLeave: undeletable,
    twist: () => ({ remove: () => {} }),
  },
  {
    id: 'delete-refused',
    part: 'delete',
    title: 'a deletion answers 403',
    mayLeave: undeletable,
    twist: () => ({
      answer: (next, request) => (isDelete(request) ? { status: 403, json: { message: 'No' } } : next()),
    }),
  },
  {
    id: 'delete-soft',
    part: 'delete',
    title: 'deleted records stay readable, with "deleted": true',
    mayLeave: { records: 300, because: 'the record is still there for all that anybody can see' },
    twist: ({ store }) => ({
      remove(_, records, request) {
        for (const record of records) store.change(record, { deleted: true }, request)
      },
    }),
  },
  {
    id: 'delete-twice',
    part: 'delete',
    title: 'a record is gone after its second deletion',
    twist: ({ store }) => ({
      remove(next, records, request) {
        if (records.every(({ values }) => values.trashed === true)) next()
        else for (const record of records) store.change(record, { trashed: true }, request)
      },
    }),
  },
  {
    id: 'delete-later',
    part: 'delete',
    title: 'a deletion answers 202 and is carried out 0.6 s later',
    twist: ({ later }) => ({
      answer(next, request) {
        if (!isDelete(request)) return next()
        later(600, next)
        return { status: 202 }
      },
    }),
  },
  {
    id: 'delete-of-the-collection',
    part: 'delete',
    title: 'DELETE of /links or /links/ removes all links',
    twist: ({ store }) => ({
      answer(next, request) {
        if (request.method !== 'DELETE' || request.resource === undefined || request.id) return next()
        for (const record of store.of(request.resource)) store.remove(record, request)
        return { status: 204 }
      },
    }),
  },
  {
    id: 'delete-cascades',
    part: 'delete',
    title: 'a deletion removes all records that were made within the same domain or type',
    unavoidable: {
      changes: 50,
      because: 'the first deletion of each resource does it, and nothing shows it before',
    },
    twist: ({ store }) => ({
      aim(record, { method }) {
        const by = record.resource === 'links' ? 'domain_id' : 'type'
        const same = store.of(record.resource).filter(({ values }) => values[by] === record.values[by])
        return method === 'DELETE' ? same : [record]
      },
    }),
  },
  ...reuses(),
]

/** Ids that are given away again: to records of other people. */
function reuses(): Kind[] {
  const reuse =
    (change: (reply: Reply, count: number) => Reply): Kind['twist'] =>
    ({ othersCreate, store }) => {
      let count = 0
      return {
        async answer(next, request) {
          const { resource, id = '' } = request
          const reply = await next()
          if (!isDelete(request) || reply.status !== 204 || resource === undefined) return reply
          if (!store.of(resource).some(record => record.id === id)) othersCreate(resource, id)
          count += 1
          return change(reply, count)
        },
      }
    }
  return [
    {
      id: 'delete-reuses-id',
      part: 'delete',
      title: 'a deleted record’s id is given at once to somebody else’s new record',
      twist: reuse(reply => reply),
    },
    {
      id: 'delete-drops-and-reuses-id',
      part: 'delete',
      title: 'the connection of a deletion breaks; it is carried out, and the id is somebody else’s at once',
      twist: reuse((reply, count) => (count % 2 === 1 ? { ...reply, drop: true } : reply)),
    },
    {
      id: 'delete-500-and-reuses-id',
      part: 'delete',
      title: 'a deletion answers 500; it is carried out, and the id is somebody else’s at once',
      twist: reuse((reply, count) => (count % 2 === 1 ? { status: 500, json: {} } : reply)),
    },
    {
      id: 'delete-429-and-reuses-id',
      part: 'delete',
      title: 'a deletion answers 429; it is carried out, and the id is somebody else’s at once',
      twist: reuse((reply, count) =>
        count % 2 === 1 ? { status: 429, headers: { 'retry-after': '0' }, json: {} } : reply,
      ),
    },
  ]
}
