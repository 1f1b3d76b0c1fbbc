import type { Stored } from '../server/store.ts'
import type { Reply, Wired } from '../server/wire.ts'
import { answered, misdirected } from './aims.ts'
import type { Kind } from './kind.ts'
import { withLinks } from './with-links.ts'

const undeletable = { records: 300, because: 'our records cannot be deleted; all of them must be named' }

function isDelete({ method, id }: Wired): boolean {
  return method === 'DELETE' && Boolean(id)
}

/** Side effects of deletions. */
export const deleteKinds: readonly Kind[] = [
  ...misdirected('DELETE', 'delete', 'a deletion', { mayLeave: undeletable }),
  ...answered('DELETE', 'delete', 'a deletion'),
  {
    id: 'delete-does-nothing',
    part: 'delete',
    title: 'a deletion returns 204 and does nothing',
    mayLeave: undeletable,
    twist: () => ({ remove: () => {} }),
  },
  {
    id: 'delete-refused',
    part: 'delete',
    title: 'a deletion returns 403',
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
    mayLeave: {
      records: 3,
      because: 'the first deletion is tried on the middle one of three, and does nothing',
    },
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
    title: 'a deletion returns 202 and is carried out 0.6 s later',
    twist: ({ later }) => ({
      answer(next, request) {
        if (!isDelete(request)) return next()
        later(600, next)
        return { status: 202 }
      },
    }),
  },
  {
    id: 'delete-takes-another-later',
    part: 'delete',
    title: 'the oldest foreign record is removed 0.7 s after a deletion',
    mayLeave: { records: 300, because: 'each further deletion would remove somebody else’s record' },
    unavoidable: { changes: 40, because: 'nothing shows it within 0.7 s of the first deletion' },
    twist: ({ store, later }) => ({
      remove(next, records, request) {
        next()
        if (records.length === 0) return
        later(700, () => {
          const oldest = store.of(request.resource!).find(({ foreign }) => foreign)
          if (oldest !== undefined) store.remove(oldest, request)
        })
      },
    }),
  },
  {
    id: 'delete-takes-an-older-one-if-repeated',
    part: 'delete',
    title:
      'a second deletion in a row, without a list or a create between, removes the next older record too',
    mayLeave: { records: 300, because: 'each further deletion may remove somebody else’s record' },
    twist({ store }) {
      let count = 0
      return {
        answer(next, request) {
          const isList = request.method === 'GET' && !request.id
          if (isList || request.method === 'POST') count = 0
          return next()
        },
        remove(next, records, request) {
          const all = store.of(request.resource!)
          const older = records.map(record => all[all.indexOf(record) - 1])
          next()
          if (records.length > 0) count += 1
          for (const one of count > 1 ? older : []) if (one !== undefined) store.remove(one, request)
        },
      }
    },
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
    id: 'delete-pixel-takes-links',
    part: 'delete',
    title: 'a deletion of a pixel removes the links that use it',
    twist: ({ store }) => ({
      remove(next, records, request) {
        next()
        for (const link of store.of('links'))
          if (
            records.some(
              ({ id, resource }) => resource === 'pixels' && (link.values.pixel_ids as string[]).includes(id),
            )
          )
            store.remove(link, request)
      },
    }),
  },
  {
    id: 'delete-pixel-detaches-its-type',
    part: 'delete',
    title: 'a deletion of a pixel detaches all pixels of its type from every link',
    mayLeave: { records: 5, because: 'no deletion of a pixel is safe' },
    twist: ({ store }) =>
      // All foreign pixels have the same type.
      withLinks(store, 40, () => ({ pixel_ids: [store.of('pixels')[0]?.id ?? ''] }), {
        remove(next, records, request) {
          next()
          const types = records
            .filter(({ resource }) => resource === 'pixels')
            .map(({ values }) => values.type)
          const isKept = (id: string) => {
            const one = store.of('pixels').find(other => other.id === id)
            return one !== undefined && !types.includes(one.values.type)
          }
          if (types.length === 0) return
          for (const link of store.of('links')) {
            const before = link.values.pixel_ids as string[]
            const after = before.filter(isKept)
            if (after.length < before.length) store.change(link, { pixel_ids: after }, request)
          }
        },
      }),
  },
  {
    id: 'delete-pixel-takes-the-link-of-the-same-number',
    part: 'delete',
    title: 'a deletion of a pixel removes the link with the same id, or else the oldest',
    unavoidable: { changes: 1, because: 'nothing shows it before the first deletion' },
    twist: ({ store }) => ({
      remove(next, records, request) {
        next()
        if (request.resource !== 'pixels' || records.length === 0) return
        const links = store.of('links')
        const link = links.find(({ id }) => records.some(record => record.id === id)) ?? links[0]
        if (link !== undefined) store.remove(link, request)
      },
    }),
  },
  {
    id: 'delete-hands-on-a-copy',
    part: 'delete',
    title:
      'a deletion is not answered, and the id goes to a copy of the record with other addresses and names',
    mayLeave: { records: 10, because: 'each id now belongs to a record of somebody else' },
    twist: ({ store, othersCreate }) => ({
      async answer(next, request) {
        const { method, id, resource } = request
        const old = store.of(resource ?? 'links').find(record => record.id === id)
        const reply = await next()
        if (method !== 'DELETE' || id === undefined || resource === undefined || old === undefined)
          return reply
        if (reply.status >= 300 || store.of(resource).some(record => record.id === id)) return reply
        const copy = othersCreate(resource, id)
        const { url, alias, title, name } = copy.values
        const own = Object.entries({ url, alias, title, name }).filter(([, value]) => value !== undefined)
        store.change(copy, { ...old.values, ...Object.fromEntries(own) }, 'others')
        return { status: 200, drop: true }
      },
    }),
  },
  {
    id: 'delete-takes-the-newest-of-others',
    part: 'delete',
    title: 'a deletion removes the newest foreign record as well',
    unavoidable: { changes: 1, because: 'nothing shows it before the first deletion' },
    twist: ({ store }) => ({
      remove(next, records, request) {
        next()
        const newest = store.of(request.resource!).findLast(({ foreign }) => foreign)
        if (newest !== undefined && records.length > 0) store.remove(newest, request)
      },
    }),
  },
  {
    id: 'delete-cascades',
    part: 'delete',
    title: 'a deletion removes all records that were created in the same domain or type',
    unavoidable: { changes: 90, because: 'the first deletion shows it, and has hit all of them' },
    twist: ({ store }) => ({
      aim(record, { method }) {
        const by = record.resource === 'links' ? 'domain_id' : 'type'
        const same = store.of(record.resource).filter(({ values }) => values[by] === record.values[by])
        return method === 'DELETE' ? same : [record]
      },
    }),
  },
  {
    id: 'delete-needs-a-condition',
    part: 'delete',
    title: 'changes and deletions get 428: they need an If-Match',
    mayLeave: { records: 3, because: 'the first deletion is tried on the middle one of three' },
    twist: () => ({
      answer: (next, { method, id }) =>
        ['PUT', 'DELETE'].includes(method) && id !== undefined
          ? { status: 428, json: { message: 'No' } }
          : next(),
    }),
  },
  {
    id: 'delete-later-by-place',
    part: 'delete',
    title:
      'a deletion returns 204, and 0.4 s later removes the record that is then at its place in the newest ones',
    unavoidable: { changes: 3, because: 'a few deletions are sent before one of them shows it' },
    mayLeave: undeletable,
    twist: ({ store, later }) => ({
      answer(next, request) {
        const { resource, id } = request
        if (!isDelete(request) || resource === undefined) return next()
        const newest = () => store.of(resource).toReversed()
        const place = newest().findIndex(record => record.id === id)
        if (place < 0) return next()
        later(400, () => {
          const record = newest()[place]
          if (record !== undefined) store.remove(record, request)
        })
        return { status: 204 }
      },
    }),
  },
  {
    id: 'delete-4s-later',
    part: 'delete',
    title: 'a deletion returns 202 and is carried out 4 s later',
    mayLeave: { records: 3, because: 'it is carried out too late to be seen' },
    twist: ({ later }) => ({
      answer(next, request) {
        if (!isDelete(request)) return next()
        later(4000, next)
        return { status: 202 }
      },
    }),
  },
  {
    id: 'delete-not-while-used',
    part: 'delete',
    conforming: true,
    title: 'a pixel that links use is not deleted: 409',
    twist: ({ store }) => ({
      answer(next, request) {
        const used = (link: Stored) => (link.values.pixel_ids as string[]).includes(request.id ?? '')
        const isUsed = request.resource === 'pixels' && store.of('links').some(used)
        return isDelete(request) && isUsed ? { status: 409, json: { message: 'It is used' } } : next()
      },
    }),
  },
  {
    id: 'delete-by-number',
    part: 'delete',
    title: 'deletions are counted: each tenth one takes everything away',
    unavoidable: { changes: 90, because: 'nothing shows it before the tenth' },
    twist: ({ store }) => {
      let count = 0
      return {
        aim(record, { method }) {
          count += method === 'DELETE' ? 1 : 0
          return method === 'DELETE' && count === 10 ? store.of(record.resource) : [record]
        },
      }
    },
  },
  ...reuses(),
]

/** Ids that are used again, for foreign records. */
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
      title: 'a deleted record’s id is given at once to a new foreign record',
      twist: reuse(reply => reply),
    },
    {
      id: 'delete-drops-and-reuses-id',
      part: 'delete',
      title:
        'the connection of a deletion breaks; it is carried out, and another user’s record has its id at once',
      twist: reuse((reply, count) => (count % 2 === 1 ? { ...reply, drop: true } : reply)),
    },
    {
      id: 'delete-500-and-reuses-id',
      part: 'delete',
      title: 'a deletion returns 500; it is carried out, and another user’s record has its id at once',
      twist: reuse((reply, count) => (count % 2 === 1 ? { status: 500, json: {} } : reply)),
    },
    {
      id: 'delete-429-and-reuses-id',
      part: 'delete',
      title: 'a deletion returns 429; it is carried out, and another user’s record has its id at once',
      twist: reuse((reply, count) =>
        count % 2 === 1 ? { status: 429, headers: { 'retry-after': '0' }, json: {} } : reply,
      ),
    },
  ]
}
