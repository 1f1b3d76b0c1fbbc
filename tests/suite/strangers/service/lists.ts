import type { Draw } from '../grammar/index.ts'
import { statusOf, titleOf } from './facts.ts'
import { compare, compareTexts, finds } from './match.ts'
import type { Entity, Link, Pixel } from './model.ts'
import type { ListQuery } from './query.ts'
import { invalid, Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** The links that a query selects, in its order. */
export function listedLinks(store: Store, query: ListQuery, draw: Draw): Link[] {
  checkFilter(query.domain, store.domains, 'domain_id', draw)
  checkFilter(query.space, store.spaces, 'space_id', draw)
  checkFilter(query.pixel, store.pixels.rows, 'pixel_id', draw)
  const { search } = query
  const found = store.links.listed.filter(link => {
    const { fields } = link
    if (search !== undefined && !finds(textOf(link, query.searchBy, draw), search, draw)) return false
    if (query.status !== 0 && statusOf(link, draw) !== query.status) return false
    if (query.space !== undefined && fields.space_id !== query.space) return false
    if (query.domain !== undefined && fields.domain_id !== query.domain) return false
    return query.pixel === undefined || fields.pixel_ids.includes(query.pixel)
  })
  return ordered(found, query, draw, (a, b) => {
    if (query.sortBy === 'clicks') return compare(a.clicks, b.clicks)
    if (query.sortBy === 'id') return 0
    return compareTexts(textOf(a, query.sortBy, draw), textOf(b, query.sortBy, draw), draw)
  })
}

function textOf(link: Link, by: string, draw: Draw): string | null {
  const { fields } = link
  if (by === 'alias') return fields.alias
  return by === 'url' ? fields.url : titleOf(link, draw)
}

export function listedPixels(store: Store, query: ListQuery, draw: Draw): Pixel[] {
  const { search, type } = query
  const found = store.pixels.listed.filter(({ fields }) => {
    if (search !== undefined && !finds(fields.name, search, draw)) return false
    return type === undefined || fields.type === type
  })
  return ordered(found, query, draw, (a, b) =>
    query.sortBy === 'id' ? 0 : compareTexts(a.fields.name, b.fields.name, draw),
  )
}

/** Records sorted by id are in the order of creation, as section 4.1 says. So are records with equal keys. */
function ordered<Row extends Entity<unknown>>(
  rows: readonly Row[],
  { sortBy, ascending }: ListQuery,
  draw: Draw,
  by: (a: Row, b: Row) => number,
): Row[] {
  const sign = ascending ? 1 : -1
  const ties = { direction: sign, oldest: 1, newest: -1 }[draw['sort.ties']]
  return [...rows].sort((a, b) => {
    const age = compare(a.serial, b.serial)
    return sortBy === 'id' ? sign * age : sign * by(a, b) || ties * age
  })
}

/** Handles a filter by an unknown id. */
function checkFilter(
  id: string | undefined,
  known: readonly { id: string }[],
  field: string,
  draw: Draw,
): void {
  if (id === undefined || known.some(one => one.id === id)) return
  if (draw['list.unknown-id'] === 'not-found') throw new Refusal('not-found', 404, `${field} is not known.`)
  if (draw['list.unknown-id'] === 'refused') {
    throw invalid(draw['errors.invalid.status'], [
      { field, code: 'exists', message: `The selected ${field} is invalid.` },
    ])
  }
}
