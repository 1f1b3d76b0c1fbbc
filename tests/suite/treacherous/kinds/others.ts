import type { Kind } from './kind.ts'

/** Other users who work in the same account. */
export const otherKinds: readonly Kind[] = [
  {
    id: 'others-create',
    part: 'others',
    conforming: true,
    title: 'another user creates a link and a pixel at every third request',
    twist: ({ othersCreate }) => ({
      answer(next, { n }) {
        if (n % 3 === 0) othersCreate('links')
        if (n % 3 === 1) othersCreate('pixels')
        return next()
      },
    }),
  },
  {
    id: 'others-delete',
    part: 'others',
    conforming: true,
    title: 'another user creates and deletes records of their own at every fourth request',
    twist: ({ store, othersCreate }) => ({
      answer(next, { n }) {
        const oldest = store.of('links').find(({ foreign }) => foreign)
        if (n % 4 === 0 && oldest !== undefined) store.remove(oldest, 'others')
        if (n % 4 === 2) othersCreate('links')
        return next()
      },
    }),
  },
  {
    id: 'others-copy-ours',
    part: 'others',
    title: 'another user copies each record of ours: our marker is in records that are not ours',
    twist: ({ store, newId }) => ({
      create(next) {
        const record = next()
        const id = newId(record.resource, true)
        store.add(
          { ...record, id, foreign: true, values: { ...record.values, alias: `copy${id}` } },
          'others',
        )
        return record
      },
    }),
  },
  {
    id: 'others-copy-ours-before-the-answer',
    part: 'others',
    title: 'another user copies each record of ours, and a search shows the copy alone',
    twist: ({ store, newId }) => ({
      create(next) {
        const record = next()
        store.add({ ...record, id: newId(record.resource, true), foreign: true }, 'others')
        return record
      },
      listed: records => records.filter(({ foreign }) => foreign),
    }),
  },
  {
    id: 'others-edit-ours',
    part: 'others',
    title:
      'another user takes over a record of ours, marker and all, when a list is read three requests later',
    twist: ({ store }) => ({
      answer(next, { n, method, id }) {
        // Not during a write, nor between a read of a record and a write to it, as no client could notice.
        if (method !== 'GET' || id !== undefined) return next()
        for (const record of store.all()) {
          if (record.foreign || record.madeBy === undefined || n < record.madeBy.n + 3) continue
          const values = JSON.stringify(record.values).replaceAll(/slk-?[0-9a-f]{8}(-?\d+)?/g, `shop${n}`)
          record.foreign = true
          store.change(record, JSON.parse(values), 'others')
        }
        return next()
      },
    }),
  },
  {
    id: 'others-delete-ours',
    part: 'others',
    title: 'another user deletes our records and creates their own with the ids, whenever a list is read',
    twist: ({ store, othersCreate }) => ({
      answer(next, { method, id }) {
        // Not during a write, nor between a read of a record and a write to it, as no client could notice.
        if (method !== 'GET' || id !== undefined) return next()
        const ours = store.all().filter(({ foreign }) => !foreign)
        for (const record of ours.slice(0, 1)) {
          store.remove(record, 'others')
          othersCreate(record.resource, record.id)
        }
        return next()
      },
    }),
  },
  {
    id: 'others-run-the-suite',
    part: 'others',
    conforming: true,
    title: 'another run of the suite works in the account: its records are named like ours',
    twist: ({ store, othersCreate }) => ({
      answer(next, { n }) {
        const marker = `slk-0badcafe-${String(n).padStart(4, '0')}`
        if (n % 6 === 0)
          store.change(othersCreate('links'), { url: `https://${marker}.example.com/` }, 'others')
        if (n % 9 === 0) store.change(othersCreate('pixels'), { name: marker }, 'others')
        return next()
      },
    }),
  },
  {
    id: 'others-by-the-clock',
    part: 'others',
    conforming: true,
    title: 'another user creates, changes and deletes records of their own every 150 ms',
    twist: ({ store, othersCreate }) => {
      let since = Date.now()
      return {
        answer(next) {
          for (; Date.now() - since > 150; since += 150) {
            const [oldest, second] = store.of('links').filter(({ foreign }) => foreign)
            if (oldest !== undefined) store.remove(oldest, 'others')
            if (second !== undefined) store.change(second, { clicks: since }, 'others')
            othersCreate('links')
          }
          return next()
        },
      }
    },
  },
  {
    id: 'others-take-freed-ids',
    part: 'others',
    title: 'a new record gets the lowest free id, and another user creates one whenever an id is free',
    form: { ids: 'digits' },
    twist: ({ store, othersCreate }) => ({
      newId(_, resource) {
        const taken = new Set(store.of(resource).map(({ id }) => id))
        for (let n = 1; ; n += 1) if (!taken.has(String(n))) return String(n)
      },
      answer(next, { method, id }) {
        // Not between a read of an unused id and a write to it, as no client could notice.
        for (const resource of ['links', 'pixels'] as const) {
          const all = store.of(resource)
          const highest = Math.max(...all.map(one => Number(one.id)))
          if (method === 'GET' && id === undefined && highest > all.length) othersCreate(resource)
        }
        return next()
      },
    }),
  },
]
