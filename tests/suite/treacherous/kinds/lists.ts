import type { Wired } from '../server/wire.ts'
import { around, isList } from './exchanges.ts'
import type { Kind } from './kind.ts'

/** Responses to lists. */
export const listKinds: readonly Kind[] = [
  {
    id: 'search-ignored',
    part: 'list',
    title: 'lists ignore search',
    twist: () => ({
      answer(next, { query }) {
        query.delete('search')
        return next()
      },
    }),
  },
  {
    id: 'search-echoed',
    part: 'list',
    title: 'lists ignore search and show the search text next to foreign records',
    twist: () => ({
      async answer(next, { query }) {
        const search = query.get('search') ?? ''
        query.delete('search')
        const reply = await next()
        return search === '' || reply.status !== 200 ? reply : { ...reply, json: around(reply, { search }) }
      },
    }),
  },
  {
    id: 'search-highlighted',
    part: 'list',
    title: 'a search finds everything, and each record shows the search text',
    twist: () => {
      const searches = new WeakMap<Wired, string>()
      return {
        answer(next, request) {
          searches.set(request, request.query.get('search') ?? '')
          request.query.delete('search')
          return next()
        },
        show(shown, _, place, request) {
          const search = searches.get(request) ?? ''
          return place === 'list' && search !== '' ? { ...shown, matched: search } : shown
        },
      }
    },
  },
  {
    id: 'search-unknown-finds-others',
    part: 'list',
    title: 'a search that finds nothing returns foreign records',
    twist: () => ({
      async answer(next, request) {
        const reply = await next()
        if (!request.query.has('search') || !/\[\]/.test(JSON.stringify(reply.json))) return reply
        request.query.delete('search')
        return next()
      },
    }),
  },
  {
    id: 'list-empty',
    part: 'list',
    title: 'lists are empty',
    twist: () => ({ listed: () => [] }),
  },
  {
    id: 'list-without-ours',
    part: 'list',
    title: 'lists do not show new records',
    twist: () => ({ listed: records => records.filter(({ foreign }) => foreign) }),
  },
  {
    id: 'list-404',
    part: 'list',
    title: 'lists answer 404',
    twist: () => ({
      answer: (next, request) => (isList(request) ? { status: 404, json: { message: 'No' } } : next()),
    }),
  },
  {
    id: 'list-ids-mixed-up',
    part: 'list',
    title: 'lists show each record under the id of the one before it',
    form: { ids: 'digits' },
    twist: ({ store }) => ({
      shownId(next, record, place) {
        const all = store.of(record.resource)
        return place === 'list' ? (all[all.indexOf(record) - 1] ?? all.at(-1)!).id : next()
      },
    }),
  },
  {
    id: 'search-500',
    part: 'list',
    title: 'searches answer 500',
    twist: () => ({
      answer: (next, request) =>
        request.query.has('search') ? { status: 500, json: { message: 'No' } } : next(),
    }),
  },
]
