import { valuesOf } from '../server/form.ts'
import { defaultsOf, storedOf } from '../server/input.ts'
import type { Kind } from './kind.ts'

/** Accounts, and the keys and requests that they accept. */
export const accountKinds: readonly Kind[] = [
  {
    id: 'account-large',
    part: 'list',
    conforming: true,
    title: 'there are 400 links and 150 pixels of others: no list shows them all',
    links: 400,
    pixels: 150,
    twist: () => ({}),
  },
  {
    id: 'account-large-oldest-first',
    part: 'list',
    title: 'there are 400 foreign links; lists show the ten oldest, whatever the request is',
    links: 400,
    twist: () => ({ listed: records => records.slice(0, 10) }),
  },
  {
    id: 'account-empty',
    part: 'list',
    conforming: true,
    alone: true,
    title: 'there is nothing yet',
    links: 0,
    pixels: 0,
    twist: () => ({}),
  },
  {
    id: 'list-small-pages',
    part: 'list',
    title: 'lists show the three newest records, whatever the request is',
    twist: () => ({ listed: records => records.slice(-3) }),
  },
  {
    id: 'input-anything',
    part: 'values',
    title: 'creates take anything: empty forms, other content types, unknown types',
    mayLeave: { records: 12, because: 'a record without a marker can only be recognised by its id' },
    twist: ({ store, newId }) => ({
      async answer(next, request) {
        const reply = await next()
        const { method, resource, id, body, keyed } = request
        if (method !== 'POST' || resource === undefined || id !== undefined || reply.status < 400 || !keyed)
          return reply
        const values = {
          ...defaultsOf(resource, `any${store.all().length}`),
          ...storedOf(resource, valuesOf(body)),
        }
        const given = { resource, id: newId(resource, false), foreign: false, values, form: body }
        const record = store.add(given, request)
        return { status: 201, json: { id: record.id, ...values } }
      },
    }),
  },
  {
    id: 'key-optional',
    part: 'values',
    title: 'a create without a key is carried out, but no read shows the record',
    mayLeave: { records: 12, because: 'no request can delete these records' },
    twist: ({ store, newId }) => ({
      async answer(next, request) {
        const reply = await next()
        const { method, resource, id, body, keyed } = request
        if (method !== 'POST' || resource === undefined || id !== undefined || keyed) return reply
        const given = {
          resource,
          id: newId(resource, false),
          foreign: false,
          values: { orphan: true },
          form: body,
        }
        return { status: 201, json: { id: store.add(given, request).id } }
      },
      visible: ({ values }) => values.orphan !== true,
    }),
  },
  {
    id: 'put-creates',
    part: 'update',
    title: 'PUT of an id that is not there creates it',
    twist: ({ store }) => ({
      async answer(next, request) {
        const reply = await next()
        const { method, resource, id, body } = request
        if (method !== 'PUT' || resource === undefined || !id || reply.status !== 404) return reply
        const values = { ...defaultsOf(resource, `put${request.n}`), ...storedOf(resource, valuesOf(body)) }
        store.add({ resource, id, foreign: false, values, form: body }, request)
        return { status: 201, json: { id } }
      },
    }),
  },
  {
    id: 'create-finds-same-host',
    part: 'create',
    title: 'a create of a link to a known host returns the link with this host, and creates none',
    twist: ({ store }) => ({
      create(next, { resource }, { url }) {
        const host = (text: unknown) => String(text).split('/')[2]
        const same = store.of('links').find(({ values }) => host(values.url) === host(url))
        return resource === 'links' && same !== undefined ? same : next()
      },
    }),
  },
  {
    id: 'delete-comes-back',
    part: 'delete',
    title: 'deleted records are back three requests later',
    twist: ({ store }) => {
      const back = new Map<number, Parameters<typeof store.add>[0][]>()
      return {
        remove(next, records, request) {
          next()
          back.set(request.n + 3, [...records])
        },
        answer(next, request) {
          const returning = back.get(request.n) ?? []
          for (const record of returning)
            if (!store.of(record.resource).some(({ id }) => id === record.id)) store.add(record, 'others')
          return next()
        },
      }
    },
    mayLeave: { records: 300, because: 'the records cannot be deleted; all of them must be named' },
  },
]
