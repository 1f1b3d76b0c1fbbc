import type { JsonForm } from '../server/json-form.ts'
import type { Kind } from './kind.ts'

const numbers = { ids: 'number', location: false } as const

function form(id: string, title: string, members: Partial<JsonForm>): Kind {
  return { id: `form-${id}`, part: 'form', conforming: true, title, form: members, twist: () => ({}) }
}

/** Servers that conform but look unusual. */
export const formKinds: readonly Kind[] = [
  form('json-api', 'records are resource objects: {type, id, attributes}', { envelope: 'json-api' }),
  form('edges', 'lists are edges with nodes', { envelope: 'edges' }),
  form('keyed', 'lists are objects whose members are named by ids', { envelope: 'keyed', names: 'other' }),
  form('pascal', 'members are named in Pascal case', { names: 'pascal', ids: 'uuid' }),
  {
    id: 'form-text',
    part: 'form',
    conforming: true,
    title: 'every value is a text',
    twist: () => ({
      show: shown =>
        JSON.parse(JSON.stringify(shown), (_, value) => (isScalar(value) ? String(value) : value)),
    }),
  },
  {
    id: 'form-relations',
    part: 'form',
    conforming: true,
    title:
      'records begin with whole objects of their owner, domain and space, each with an "id" of a foreign record',
    form: { ...numbers, names: 'other' },
    twist: () => ({
      show: shown => ({
        owner: { id: 3, name: 'A', url: 'https://a.example.org' },
        domain: { id: 4, name: 'go.example.net' },
        space: { id: 5, name: 'B' },
        ...shown,
      }),
    }),
  },
  {
    id: 'form-related',
    part: 'form',
    conforming: true,
    title: 'each record holds the records next to it, under "previous" and "next"',
    form: numbers,
    twist: ({ store }) => ({
      show(shown, record) {
        const all = store.of(record.resource)
        const [before, after] = [all[all.indexOf(record) - 1], all[all.indexOf(record) + 1]]
        const brief = (one: typeof before) => one && { id: Number(one.id), ...one.values }
        return { previous: brief(before), next: brief(after), ...shown }
      },
    }),
  },
  {
    id: 'form-related-only',
    part: 'form',
    title: 'records have no id of their own and hold the one before, with its id and all',
    form: numbers,
    twist: ({ store }) => ({
      shownId: () => undefined,
      show(shown, record) {
        const all = store.of(record.resource)
        const before = all[all.indexOf(record) - 1]
        return { ...shown, previous: before && { id: Number(before.id), ...before.values } }
      },
    }),
  },
  {
    id: 'form-counts',
    part: 'form',
    title: 'records hold many small numbers, each the id of a foreign record; their own is "ref"',
    form: numbers,
    twist: () => ({
      shownId: () => undefined,
      show: (shown, { id }) => ({
        uid: 1,
        user_id: 2,
        team_id: 3,
        _id: 4,
        key: 5,
        number: 6,
        ref: `r-${id}`,
        ...shown,
      }),
      find: (id, next) => next(id.replace(/^r-/, '')),
    }),
  },
]

function isScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean'
}
