import type { Pair } from '../../../src/wire/plain.ts'
import type { MockFault, Rewriting } from './faulty-mock.ts'
import {
  afterwards,
  asks,
  createdWith,
  dropped,
  form,
  idBefore,
  idOf,
  items,
  partOf,
  stores,
} from './mock-rewriting.ts'

// Faults of links that only two fields together, or an unusual value, show.

/** Sorts rotation rows by their indexes as text, so that 10 comes before 2. */
const sortedAsText = (pairs: Pair[]): Pair[] => {
  const rows = pairs.filter(([name]) => partOf(name) === 'rotation')
  const sorted = rows.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const others = pairs.filter(([name]) => partOf(name) !== 'rotation')
  return [
    ...others,
    ...sorted.map(([name, value], index): Pair => [name.replace(/\[\d+\]/, `[${index}]`), value]),
  ]
}

/** Links with another field get a privacy unless one is sent. */
function privateWith(other: string, privacy: '1' | '2'): Rewriting {
  return form('links', 'create', pairs =>
    pairs.some(([name]) => name === 'privacy') || !pairs.some(([name]) => name === other)
      ? pairs
      : [...pairs, ['privacy', privacy]],
  )
}

/** Faults of links in combinations of fields. */
export const combinedLinkMockFaults: readonly MockFault[] = [
  {
    id: 'links.create.rows-sorted-as-text',
    title: 'rotation rows are sorted by their indexes as text',
    breaks: '2.1 rotation[index][value]: the target at position index',
    ...form('links', 'create', sortedAsText),
  },
  {
    id: 'links.create.private-in-spaces',
    title: 'a link that is created in a space is private',
    breaks: '2.1 privacy is 0 on create',
    ...privateWith('space_id', '1'),
  },
  {
    id: 'links.create.guarded-by-password',
    title: 'a link that is created with a privacy_password has the privacy 2',
    breaks: '2.1 privacy is 0 on create',
    ...privateWith('privacy_password', '2'),
  },
  {
    id: 'links.create.empty-parameters-lost',
    title: 'parameters without a value are lost from the url',
    breaks: '2.1 url: destination of the link',
    ...createdWith('url', url => url.replace(/&\w+=(?=&|#|$)/g, '')),
  },
  {
    id: 'links.create.domain-of-the-space',
    title: 'a link in the second space gets the second domain, whichever is sent',
    breaks: '2.1 domain_id: used on create',
    ...stores('links', 'create', ({ space_id, domain_id }) => ({
      domain_id: space_id === 2 ? 2 : (domain_id as number),
    })),
  },
  {
    id: 'links.list.status-2-without-clicks',
    title: 'links with a number of clicks expire by clicks alone',
    breaks: '2.1 expiration_date, 3 status: 2 Expired',
    ...items('links', (page, parameters) =>
      page.filter(link => parameters.get('status') !== '2' || link.expiration_clicks === null),
    ),
  },
  {
    id: 'links.list.search-by-alias-in-small-letters',
    title: 'a search by alias does not find aliases with capital letters',
    breaks: '4.1 search_by: alias',
    ...items('links', (page, parameters) =>
      page.filter(({ alias }) => parameters.get('search_by') !== 'alias' || !/[A-Z]/.test(String(alias))),
    ),
  },
  {
    id: 'links.delete.by-alias',
    title: 'a deletion also deletes links with the same alias on other domains',
    breaks: '4.1 delete link: {id} is the identifier of the link',
    request(plain, { store }) {
      const link = asks(plain, 'links', 'delete') ? store.links.get(idOf(plain)) : undefined
      for (const { id, alias } of link === undefined ? [] : [...store.links.values()])
        if (id !== link?.id && alias === link?.alias) store.links.delete(id)
      return plain
    },
  },
  {
    id: 'links.update.disabled-ignored-if-expired',
    title: 'an update does not disable an expired link',
    breaks: '3 disabled can be sent on create and update',
    request(plain, world) {
      const { store } = world
      const link = asks(plain, 'links', 'update') ? store.links.get(idOf(plain)) : undefined
      const isExpired = link !== undefined && store.expiry.isExpiredAt(link, store.clock.now())
      return isExpired ? dropped('links', 'update', 'disabled').request!(plain, world) : plain
    },
  },
  {
    id: 'links.create.pixels-by-default',
    title: 'every second link that is created without pixels has one',
    breaks: '2.1 pixel_ids: none by default',
    ...stores('links', 'create', ({ id, pixel_ids }) => ({
      pixel_ids: (pixel_ids as number[]).length > 0 || Number(id) % 2 === 0 ? (pixel_ids as number[]) : [1],
    })),
  },
  {
    id: 'links.update.pixels-shared',
    title: 'an update of the pixels of a link without pixels also changes the link before, if that has none',
    breaks: '4.1 update link: PUT /links/{id} updates that link',
    ...afterwards('links', 'update', (id, { store }) => {
      const before = store.links.get(idBefore(store, 'links', id) ?? 0)
      const { pixel_ids } = store.links.get(id)!
      if (before?.pixel_ids.length === 0) store.links.update(before.id, { pixel_ids })
    }),
  },
]
