import type { Stored } from '../server/store.ts'
import type { Kind } from './kind.ts'

const numbers = { ids: 'number' } as const
const text = { ids: 'digits' } as const

/** The records that ids mean. */
export const idKinds: readonly Kind[] = [
  {
    id: 'ids-same',
    part: 'ids',
    title: 'all records have the same id, and it means the first one',
    form: text,
    twist: () => ({ newId: () => '1' }),
  },
  {
    id: 'ids-same-newest',
    part: 'ids',
    alone: true,
    title: 'all records have the same id; reads of it show the newest, writes hit the first',
    form: text,
    twist: ({ store }) => ({
      newId: () => '1',
      find: (_, __, { resource }) => store.of(resource!).at(-1),
      aim: ({ resource }) => [store.of(resource)[0]!],
    }),
  },
  {
    id: 'ids-equal-first',
    part: 'ids',
    title: 'each new record has the id of an old one, and it means the old one',
    form: text,
    twist: ({ store }) => ({
      newId: (next, resource, foreign) => (foreign ? next() : String(1 + (store.of(resource).length % 9))),
    }),
  },
  {
    id: 'ids-equal-last',
    part: 'ids',
    alone: true,
    title: 'each new record has the id of an old one; reads show the new one, writes hit both',
    form: text,
    twist: ({ store }) => ({
      newId: (next, resource, foreign) => (foreign ? next() : String(1 + (store.of(resource).length % 9))),
      find: (id, _, { resource }) => store.of(resource!).findLast(record => record.id === id),
      aim: ({ resource, id }) => store.of(resource).filter(record => record.id === id),
    }),
  },
  {
    id: 'ids-by-position',
    part: 'ids',
    title: 'an id is the place in the list, the newest first: each create moves the others',
    form: numbers,
    twist: ({ store }) => ({
      shownId: (_, record) => store.of(record.resource).toReversed().indexOf(record) + 1,
      find: (id, _, { resource }) => store.of(resource!).toReversed()[Number(id) - 1],
    }),
  },
  {
    id: 'ids-by-position-oldest',
    part: 'ids',
    title: 'an id is the place in the list, the oldest first: each deletion moves the later ones',
    form: numbers,
    twist: ({ store }) => ({
      shownId: (_, record) => store.of(record.resource).indexOf(record) + 1,
      find: (id, _, { resource }) => store.of(resource!)[Number(id) - 1],
    }),
  },
  {
    id: 'ids-any-case',
    part: 'ids',
    title: 'ids differ only in case, and paths ignore case',
    form: text,
    twist: ({ store }) => ({
      newId: (next, _, foreign) => {
        const n = Number(next())
        return foreign ? `rec${n}` : `REC${1 + (n % 9)}${n > 90 ? `-${n}` : ''}`
      },
      find: (id, _, { resource }) =>
        store.of(resource!).find(record => record.id.toLowerCase() === id.toLowerCase()),
    }),
  },
  {
    id: 'ids-any-case-in-writes',
    part: 'ids',
    title: 'ids differ only in case; reads tell them apart, writes hit the older record',
    form: text,
    twist: ({ store }) => ({
      newId: (next, _, foreign) => {
        const n = Number(next())
        return foreign ? `xRec${n}` : `XrEC${1 + (n % 9)}${n > 90 ? `-${n}` : ''}`
      },
      aim: ({ resource, id }) => {
        const meant = store.of(resource).find(record => record.id.toLowerCase() === id.toLowerCase())
        return meant ? [meant] : []
      },
    }),
  },
  {
    id: 'ids-cut',
    part: 'ids',
    title: 'the server looks at the first eight characters of an id, which others share',
    form: { ids: 'prefixed' },
    twist: ({ store }) => ({
      find: (id, _, { resource }) =>
        store.of(resource!).find(record => record.id.slice(0, 8) === id.slice(0, 8)),
    }),
  },
  {
    id: 'ids-beyond-double',
    part: 'ids',
    title: 'ids are JSON numbers beyond 2^53: read as doubles, ours are foreign',
    form: { ids: 'digits', location: false },
    twist: () => {
      const idOf = (n: number) => String(9007199254740992n + BigInt(n))
      return {
        newId: (next, _, foreign) => idOf(foreign ? 2 * Number(next()) : 2 * (Number(next()) % 40) + 1),
        async answer(next) {
          const reply = await next()
          const json = JSON.stringify(reply.json)?.replaceAll(/"(9007199\d{9})"/g, '$1')
          return json === undefined
            ? reply
            : { ...reply, text: json, headers: { ...reply.headers, 'content-type': 'application/json' } }
        },
      }
    },
  },
  {
    id: 'ids-per-read',
    part: 'ids',
    alone: true,
    title: 'ids are numbers of the current list: 1 is whatever a list shows first',
    form: numbers,
    twist: () => {
      const last: Record<string, Stored[]> = { links: [], pixels: [] }
      return {
        shownId(_, record) {
          last[record.resource] = [...new Set([...last[record.resource]!.slice(-99), record])]
          return last[record.resource]!.indexOf(record) + 1
        },
        find: (id, _, { resource }) => last[resource!]![Number(id) - 1],
      }
    },
  },
]
