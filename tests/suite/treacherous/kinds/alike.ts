import { statusOf } from '../server/lists.ts'
import type { Store, Stored } from '../server/store.ts'
import type { Twist } from '../server/twist.ts'
import type { Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'
import { withLinks } from './with-links.ts'

const rest = { records: 6, because: 'the run ends before it has tried a deletion of each kind of record' }

const inSpace = (store: Store, space: unknown) =>
  store.of('links').filter(({ values }) => values.space_id === space)

const siteOf = (url: unknown) => new URL(String(url)).hostname.split('.').slice(-2).join('.')
const pixelsOf = ({ values }: Stored) => (Array.isArray(values.pixel_ids) ? values.pixel_ids : [])

/** Calls a function after each update of a link: with the link, the request, and the values before it. */
function afterUpdates(
  store: Store,
  act: (link: Stored, request: Wired, before: Stored['values']) => void,
): Pick<Twist, 'answer'> {
  return {
    async answer(next, request) {
      const link = store.of('links').find(({ id }) => id === request.id)
      const before = { ...link?.values }
      const reply = await next()
      if (request.method === 'PUT' && request.resource === 'links' && link !== undefined)
        act(link, request, before)
      return reply
    },
  }
}

/** Writes that also hit records that are like the written one: in its space, expired as it is, or with its number. */
export const alikeKinds: readonly Kind[] = [
  {
    id: 'create-evicts-from-its-space',
    part: 'create',
    title: 'each space is full: a create in it removes its oldest link',
    unavoidable: { changes: 1, because: 'nothing shows it before the first create in a space' },
    mayLeave: rest,
    twist: ({ store }) =>
      withLinks(store, 40, nth => ({ space_id: String(1 + (nth % 2)) }), {
        create(next, request, { space_id }) {
          const [oldest] = inSpace(store, space_id)
          if (space_id && oldest !== undefined) store.remove(oldest, request)
          return next()
        },
      }),
  },
  {
    id: 'create-sweeps-the-expired',
    part: 'create',
    title: 'a create of an expired link removes all links that had expired before',
    unavoidable: { changes: 5, because: 'nothing shows it before the first expired link, which removes all' },
    mayLeave: rest,
    twist: ({ store }) =>
      withLinks(store, 5, () => ({ expiration_date: '2021-05-01' }), {
        create(next, request) {
          const before = store.of('links').filter(link => statusOf(link) === 2)
          const record = next()
          if (record.resource === 'links' && statusOf(record) === 2)
            for (const link of before) store.remove(link, request)
          return record
        },
      }),
  },
  {
    id: 'create-with-a-date-disables-the-expired',
    part: 'create',
    title: 'a create of a link with any date of expiration disables all links that have expired',
    unavoidable: { changes: 5, because: 'nothing shows it before the first date, which disables all' },
    mayLeave: rest,
    twist: ({ store }) =>
      withLinks(store, 5, () => ({ expiration_date: '2021-05-01' }), {
        create(next, request, { expiration_date }) {
          if (expiration_date)
            for (const link of store.of('links'))
              if (link.foreign && statusOf(link) === 2) store.change(link, { disabled: 1 }, request)
          return next()
        },
      }),
  },
  {
    id: 'update-moves-the-space',
    part: 'update',
    title: 'an update that moves a link to another space moves all links of its space',
    unavoidable: { changes: 12, because: 'nothing shows it before the first move, which moves all' },
    mayLeave: rest,
    twist: ({ store }) =>
      withLinks(
        store,
        24,
        nth => ({ space_id: String(1 + (nth % 2)) }),
        afterUpdates(store, ({ values: { space_id: to } }, request, { space_id: from }) => {
          if (!from || to === from) return
          for (const other of inSpace(store, from)) store.change(other, { space_id: to }, request)
        }),
      ),
  },
  {
    id: 'update-retitles-its-site',
    part: 'update',
    conforming: true,
    title: 'an update of a link gives all other links of its site another title',
    twist: ({ store }) =>
      withLinks(
        store,
        40,
        nth => ({ url: `https://shop-${nth}.example.com/offers/${nth}` }),
        afterUpdates(store, ({ values }, request) => {
          const site = siteOf(values.url)
          for (const other of store.of('links'))
            if (other.foreign && siteOf(other.values.url) === site)
              store.change(other, { title: `A page of ${site}` }, request)
        }),
      ),
  },
  {
    id: 'update-attaches-its-pixels-to-all',
    part: 'update',
    title: 'an update that attaches pixels attaches them to all links without pixels',
    unavoidable: { changes: 80, because: 'nothing shows it before the first such update' },
    mayLeave: rest,
    twist: ({ store }) =>
      afterUpdates(store, (link, request) => {
        if (pixelsOf(link).length === 0) return
        for (const other of store.of('links'))
          if (other.foreign && pixelsOf(other).length === 0)
            store.change(other, { pixel_ids: pixelsOf(link) }, request)
      }),
  },
  {
    id: 'delete-pixel-detaches-the-first-of-each-link',
    part: 'delete',
    title:
      'a deletion of a pixel takes the first pixel from each link, because it looks for an index and finds none',
    unavoidable: { changes: 80, because: 'nothing shows it before the first deletion of a pixel of a link' },
    mayLeave: { records: 8, because: 'no deletion of a pixel is safe' },
    twist: ({ store }) =>
      withLinks(
        store,
        80,
        () => ({
          pixel_ids: store
            .of('pixels')
            .map(({ id }) => id)
            .slice(0, 3),
        }),
        {
          remove(next, records, request) {
            next()
            if (request.resource !== 'pixels') return
            for (const link of store.of('links'))
              if (link.foreign && records.length > 0)
                store.change(link, { pixel_ids: pixelsOf(link).slice(1) }, request)
          },
        },
      ),
  },
  {
    id: 'create-replaces-now-and-then',
    part: 'create',
    title: 'each third link replaces an old one, because its alias was made before',
    unavoidable: { changes: 2, because: 'the first loss may be that of somebody else' },
    mayLeave: rest,
    twist: ({ store }) => {
      let links = 0
      return {
        create(next, request) {
          const record = next()
          if (record.resource !== 'links') return record
          links += 1
          const old = store.of('links').filter(({ foreign }) => foreign)[links * 2]
          if (links % 3 === 0 && old !== undefined) store.remove(old, request)
          return record
        },
      }
    },
  },
  {
    id: 'delete-pixel-empties-the-link-of-the-same-number',
    part: 'delete',
    title: 'a deletion of a pixel takes the pixels from the link with the same id',
    form: { ids: 'number' },
    unavoidable: { changes: 1, because: 'nothing shows it before the first deletion' },
    mayLeave: { records: 8, because: 'no deletion of a pixel is safe' },
    twist: ({ store }) =>
      withLinks(store, 80, () => ({ pixel_ids: [store.of('pixels')[0]?.id ?? ''] }), {
        remove(next, records, request) {
          next()
          if (request.resource !== 'pixels') return
          for (const { id } of records) {
            const link = store.of('links').find(other => other.id === id)
            if (link !== undefined) store.change(link, { pixel_ids: [] }, request)
          }
        },
      }),
  },
  {
    id: 'delete-link-takes-unused-pixels',
    part: 'delete',
    title: 'a deletion of a link that has pixels removes the older pixels that no link has',
    unavoidable: { changes: 10, because: 'the first such deletion removes all' },
    mayLeave: { records: 8, because: 'no deletion of a link is safe' },
    twist: ({ store }) => ({
      remove(next, records, request) {
        next()
        const links = store.of('links')
        const isUsed = (id: string) => links.some(({ values }) => (values.pixel_ids as string[]).includes(id))
        if (records.every(({ values }) => ((values.pixel_ids ?? []) as string[]).length === 0)) return
        for (const pixel of store.of('pixels'))
          if (pixel.foreign && !isUsed(pixel.id)) store.remove(pixel, request)
      },
    }),
  },
  {
    id: 'delete-link-takes-the-targets-of-others',
    part: 'delete',
    title: 'a deletion of a link that has targets removes the targets of another link',
    unavoidable: { changes: 1, because: 'nothing shows it before the first such deletion' },
    mayLeave: { records: 8, because: 'no deletion of a link is safe' },
    twist: ({ store }) =>
      withLinks(store, 80, () => ({ country: [{ key: 'CH', value: 'https://shop.example.org/ch' }] }), {
        remove(next, records, request) {
          next()
          const rowsOf = ({ values }: Stored) => (values.country ?? []) as unknown[]
          const other = store.of('links').find(link => link.foreign && rowsOf(link).length > 0)
          if (other !== undefined && records.some(record => rowsOf(record).length > 0))
            store.change(other, { country: [] }, request)
        },
      }),
  },
]
