import { createDatabase } from '../../src/store/database.ts'
import type { Link } from '../../src/store/entities.ts'
import type { SortRule } from '../../src/store/view/order.ts'
import type { MatchRule } from '../../src/store/view/search.ts'
import { View, type ViewQuery } from '../../src/store/view/view.ts'

// A view of links with filters and orders of every kind.

export const usualMatch: MatchRule = { where: 'anywhere', case: 'insensitive' }
export const usualOrder: SortRule = { text: 'folded', unset: 'last', ties: 'id' }
/** In milliseconds. */
export const day = 86_400_000

const expiry = (link: Link) =>
  link.expiration_date === null ? null : Date.parse(`${link.expiration_date}T00:00:00Z`)

export function statusOf(link: Link, now: number): number {
  const moment = expiry(link)
  if (link.disabled === 1) return 3
  return moment !== null && now >= moment ? 2 : 1
}

export function viewOf(match: MatchRule, order: SortRule) {
  return new View({
    facets: {
      status: statusOf,
      domain_id: (link: Link) => link.domain_id,
      space_id: (link: Link) => link.space_id,
      pixel_id: (link: Link) => link.pixel_ids,
      alias: (link: Link) => link.alias,
    },
    orders: {
      id: (link: Link) => link.id,
      clicks: (link: Link) => link.clicks,
      title: (link: Link) => link.title,
      alias: (link: Link) => link.alias,
    },
    texts: { title: (link: Link) => link.title, alias: (link: Link) => link.alias },
    due: expiry,
    match,
    order,
  })
}

type LinkView = ReturnType<typeof viewOf>
export type LinkQuery = LinkView extends View<Link, infer F, infer O, infer T> ? ViewQuery<F, O, T> : never
type Store = ReturnType<typeof createDatabase>

export function emptyStore(): Store {
  let created = 0
  return createDatabase({ now: () => 0, alias: () => `a${++created}`, title: ({ url }) => url })
}

/** Puts the links of a store into a view, and every later change of them. */
export function follow(store: Store, view: LinkView) {
  for (const link of store.links.values()) view.put(link)
  store.links.subscribe({
    created: link => view.put(link),
    updated: link => view.put(link),
    deleted: id => view.remove(id),
  })
}

export const all: LinkQuery = { filters: {}, sortBy: 'id', descending: false, skip: 0, take: 1000, now: 0 }
export const ids = ({ rows }: { rows: Link[] }) => rows.map(link => link.id)
