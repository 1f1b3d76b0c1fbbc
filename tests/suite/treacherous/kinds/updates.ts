import { answered, misdirected } from './aims.ts'
import type { Kind } from './kind.ts'

/** Side effects of updates. */
export const updateKinds: readonly Kind[] = [
  ...misdirected('PUT', 'update', 'an update'),
  ...answered('PUT', 'update', 'an update'),
  {
    id: 'update-does-nothing',
    part: 'update',
    title: 'an update returns 200 and does nothing',
    twist: () => ({ aim: (record, { method }) => (method === 'PUT' ? [] : [record]) }),
  },
  {
    id: 'update-removes-the-oldest',
    part: 'update',
    title: 'an update is carried out and removes the oldest record',
    unavoidable: { changes: 1, because: 'nothing shows it before the first update' },
    twist: ({ store }) => ({
      aim(record, request) {
        const [oldest] = store.of(record.resource)
        if (request.method === 'PUT' && oldest !== undefined) store.remove(oldest, request)
        return [record]
      },
    }),
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
    title: 'an update gives the record a new id, and a new foreign record gets the old one',
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
  {
    id: 'update-clears-the-rest',
    part: 'update',
    title: 'an update empties every field that it does not send',
    mayLeave: { records: 30, because: 'a record that an update has cleared shows no marker' },
    twist: ({ store }) => ({
      aim(record, request) {
        if (request.method === 'PUT' && !record.foreign)
          for (const [name, value] of Object.entries(record.values))
            if (typeof value === 'string') store.change(record, { [name]: '' }, request)
        return [record]
      },
    }),
  },
  {
    id: 'update-swaps',
    part: 'update',
    title: 'an update exchanges the id of the record with that of a foreign record',
    unavoidable: { changes: 1, because: 'nothing shows it before the first update' },
    mayLeave: { records: 3, because: 'it has a foreign id' },
    twist: ({ store }) => ({
      aim(record, request) {
        const victim = store.of(record.resource).find(({ foreign }) => foreign)
        if (request.method !== 'PUT' || record.foreign || victim === undefined) return [record]
        const [ours, theirs] = [record.id, victim.id]
        store.remove(victim, request)
        store.add({ ...victim, id: ours }, 'others')
        record.id = theirs
        return [record]
      },
    }),
  },
  {
    id: 'update-of-one-changes-those-alike',
    part: 'update',
    title: 'an update hits every record of the same domain or type',
    unavoidable: { changes: 90, because: 'the first update shows it, and has hit all of them' },
    twist: ({ store }) => ({
      aim(record, { method }) {
        const same = ({ values }: typeof record) =>
          values.domain_id === record.values.domain_id && values.type === record.values.type
        return method === 'PUT' ? store.of(record.resource).filter(same) : [record]
      },
    }),
  },
]
