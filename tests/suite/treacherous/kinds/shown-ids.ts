import { pick } from '../server/random.ts'
import type { Stored } from '../server/store.ts'
import type { Kind } from './kind.ts'

const numbers = { ids: 'number' } as const
const text = { ids: 'digits' } as const
const unseen = { records: 2, because: 'without a proven id nothing may be deleted' }

/** Where ids are shown, and which ids. */
export const shownIdKinds: readonly Kind[] = [
  {
    id: 'ids-hidden',
    part: 'ids',
    title: 'no answer shows an id',
    form: { location: false },
    mayLeave: unseen,
    twist: () => ({ shownId: () => undefined }),
  },
  {
    id: 'ids-null',
    part: 'ids',
    title: 'ids are shown as null, and /links/null is the first link',
    form: { location: false },
    twist: ({ store }) => ({
      shownId: () => null,
      find: (id, next, { resource }) => (id === 'null' ? store.of(resource!)[0] : next(id)),
    }),
  },
  {
    id: 'ids-of-another-record',
    part: 'ids',
    title: 'a create returns its record under the id of a foreign record',
    form: { ...numbers, location: false },
    twist: ({ store, random }) => ({
      shownId: (next, { resource }, place) =>
        place === 'create'
          ? Number(
              pick(
                random,
                store.of(resource).filter(({ foreign }) => foreign),
              ).id,
            )
          : next(),
    }),
  },
  {
    id: 'ids-of-another-resource',
    part: 'ids',
    title:
      'a create of a link returns the id of a pixel, and the other way round; both are ids of foreign links',
    form: { ...numbers, location: false },
    twist: ({ store }) => ({
      shownId(next, { resource }, place) {
        const other = store.of(resource === 'links' ? 'pixels' : 'links').filter(({ foreign }) => foreign)
        return place === 'create' ? Number(other[5]!.id) : next()
      },
    }),
  },
  {
    id: 'ids-changing',
    part: 'ids',
    title: 'each answer shows another id of the same record; all of them keep working',
    form: text,
    twist: ({ random }) => {
      const known = new Map<string, Stored>()
      return {
        shownId(_, record) {
          const id = Math.floor(random() * 1e9).toString(36)
          known.set(id, record)
          return id
        },
        find: (id, _, { resource }) => (known.get(id)?.resource === resource ? known.get(id) : undefined),
      }
    },
  },
  {
    id: 'ids-changing-once',
    part: 'ids',
    alone: true,
    title: 'each answer shows another id of the same record, and only the last one works',
    form: text,
    twist: ({ random }) => {
      const current = new Map<Stored, string>()
      return {
        shownId(_, record) {
          current.set(record, Math.floor(random() * 1e9).toString(36))
          return current.get(record)
        },
        find: (id, _, { resource }) =>
          [...current].find(([record, last]) => last === id && record.resource === resource)?.[0],
      }
    },
  },
  {
    id: 'ids-in-location',
    part: 'ids',
    title: 'ids are shown in the Location of a create and nowhere else',
    form: { location: true },
    twist: () => ({ shownId: () => undefined }),
  },
  {
    id: 'ids-in-address',
    part: 'ids',
    title: 'ids are shown at the end of an address alone: self: https://…/links/81',
    form: { location: false },
    twist: () => ({
      shownId: () => undefined,
      show: (shown, { resource, id }) => ({
        ...shown,
        self: `https://go.example.net/api/v1/${resource}/${id}`,
      }),
    }),
  },
  {
    id: 'ids-resource-name',
    part: 'ids',
    title: 'ids are shown as resource names: name: "links/81"',
    form: { location: false },
    twist: () => ({
      shownId: () => undefined,
      show: (shown, { resource, id }) => ({ ...shown, resource_name: `${resource}/${id}` }),
    }),
  },
  {
    id: 'ids-nested-foreign',
    part: 'ids',
    title: 'records hold domain.id, which is the id of a foreign link; new ones are readable after 1 s',
    form: { ...numbers, envelope: 'data', names: 'other', location: false },
    twist: () => ({
      show: (shown, { foreign }) => ({ domain: { id: foreign ? 1 : 7, name: 'go.example.net' }, ...shown }),
      visible: ({ foreign, createdAt }) => foreign || Date.now() - createdAt > 1000,
    }),
  },
  {
    id: 'ids-alias-as-id',
    part: 'ids',
    title: 'the alias is shown as "id", the id as "number"; paths take the number',
    form: { ...numbers, location: false },
    twist: () => ({
      shownId: (next, { values }) => values.alias ?? next(),
      show: (shown, { id }) => ({ ...shown, number: Number(id) }),
    }),
  },
  {
    id: 'ids-alias-or-number',
    part: 'ids',
    alone: true,
    title: 'reads take the alias shown as "id", writes take the number; an alias may be another one’s number',
    form: { ...numbers, location: false },
    unavoidable: { changes: 1, writes: 1, because: 'a read proves that the alias is ours' },
    mayLeave: { records: 3, because: 'the first deletion is tried on the middle one of three' },
    twist: ({ store }) => ({
      keep: values => ({
        ...values,
        ...('clicks' in values && { alias: String(1 + (store.all().length % 60)) }),
      }),
      shownId: (next, { values }) => values.alias ?? next(),
      show: (shown, { id }) => ({ ...shown, number: Number(id) }),
      find: (id, next, { resource, method }) =>
        (method === 'GET' && store.of(resource!).findLast(({ values }) => values.alias === id)) || next(id),
    }),
  },
]
