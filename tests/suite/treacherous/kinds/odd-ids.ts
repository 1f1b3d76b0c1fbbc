import { addressOf, prefix, type Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

/** The id in the path, still encoded. */
function rawIdOf({ path }: Wired): string {
  return path
    .split('?')[0]!
    .slice(prefix.length + 1)
    .split('/')
    .slice(1)
    .join('/')
}

/** Ids of our records that lead to the foreign record 3 if a client does not encode them properly. */
const odd: Record<string, readonly [string, (n: number) => string]> = {
  slash: ['hold a slash: 3/81', n => `3/${n}`],
  question: ['hold a question mark: 3?81', n => `3?${n}`],
  hash: ['hold a hash: 3#81', n => `3#${n}`],
  percent: ['look encoded: %33 is not 3', n => `%33%${n}`.slice(0, n % 2 ? 3 : undefined)],
  newline: ['hold a line break', n => `3\n${n}`],
  space: ['hold spaces', n => ` 3 ${n}`],
  semicolon: ['hold a semicolon: 3;v=81', n => `3;v=${n}`],
  plus: ['hold a plus: 3+81', n => `3+${n}`],
  long: ['have 2000 characters', n => `3${'-'.repeat(2000)}${n}`],
  unicode: ['hold letters of other scripts', n => `３é\u202e${n}`],
  quote: ['hold quotes and a backslash', n => `3"'\\${n}`],
  markup: ['hold markup', n => `<b>${n}</b>`],
}

const text = { ids: 'digits' } as const

/** A server with such ids of its own. The part before an odd character means record 3. */
const oddIds: Kind[] = Object.entries(odd).map(([name, [what, idOf]]) => ({
  id: `ids-${name}`,
  part: 'ids',
  family: 'odd ids',
  title: `ids ${what}`,
  form: text,
  twist: () => ({
    newId: (next, _, foreign) => (foreign ? next() : idOf(Number(next()))),
    find(id, next, request) {
      const raw = rawIdOf(request)
      return next(raw.includes('/') ? decodeURIComponent(raw.split('/')[0]!) : id)
    },
  }),
}))

/** Ids that no path can contain, the same for all new records. */
const emptyIds: Kind[] = (['', '.', '..'] as const).map(id => ({
  id: `ids-${id === '' ? 'empty' : id === '.' ? 'dot' : 'dot-dot'}`,
  part: 'ids',
  title: `the id of each new record is ${JSON.stringify(id)}; DELETE of what that leads to takes all away`,
  form: text,
  twist: ({ store }) => ({
    newId: (next, _, foreign) => (foreign ? next() : id),
    find: (asked, next) => (asked === '' ? undefined : next(asked)),
    answer(next, request) {
      const all = request.id === '' || request.id === undefined
      if (request.method !== 'DELETE' || !all) return next()
      for (const record of store.all())
        if (request.resource === undefined || record.resource === request.resource)
          store.remove(record, request)
      return { status: 204 }
    },
  }),
}))

/** Ids that mean several records if the server reads them as a list or a pattern. */
const listIds: Kind[] = [
  {
    id: 'ids-comma',
    part: 'ids',
    alone: true,
    title: 'ids look like lists: 3,81; a write to one hits each that it names',
    form: text,
    twist: ({ store }) => ({
      newId: (next, _, foreign) => (foreign ? next() : `3,${next()}`),
      aim: (record, { id = '' }) => {
        const named = store.of(record.resource).filter(other => id.split(',').includes(other.id))
        return id.includes(',') ? [record, ...named] : [record]
      },
    }),
  },
  {
    id: 'ids-star',
    part: 'ids',
    alone: true,
    title: 'the id of each new record is "*", and writes take it as a pattern',
    form: text,
    twist: ({ store }) => ({
      newId: (next, _, foreign) => (foreign ? next() : '*'),
      find: (id, next, { resource }) => (id === '*' ? store.of(resource!).at(-1) : next(id)),
      aim: (record, { id }) => (id === '*' ? store.of(record.resource) : [record]),
    }),
  },
  {
    id: 'ids-path-trick',
    part: 'ids',
    title: 'ids hold a path, 81/../3, which the server resolves even when it is encoded',
    form: text,
    twist: () => ({
      newId: (next, _, foreign) => (foreign ? next() : `${next()}/../3`),
      find: (id, next, { path }) => {
        const { pathname } = new URL(decodeURIComponent(path.split('?')[0]!), 'http://server')
        return next(id.includes('..') ? (addressOf(pathname).id ?? '') : id)
      },
    }),
  },
]

export const oddIdKinds: readonly Kind[] = [...oddIds, ...emptyIds, ...listIds]
