import type { Outgoing } from '../core/exchange.ts'
import type { Resource } from './account.ts'

/** The fields by which the documented search (section 4) can find a marker. */
const searchedBy: Record<Resource, readonly string[]> = { links: ['url', 'alias'], pixels: ['name'] }

/**
 * Returns the requests for lists of the records with a text. The last one lists the newest records, for a
 * server whose search does not work.
 */
export function searches(resource: Resource, text: string): Outgoing[] {
  const path = `/${resource}`
  const found = searchedBy[resource].map(by => searchFor(resource, by, text))
  return [...found, { method: 'GET', path, query: [['per_page', '100']] }]
}

/** Returns the request with which a person can find a record by its marker. */
export function searchHint(resource: Resource, marker: string): string {
  return `GET /${resource}?search=${marker}&search_by=${searchedBy[resource][0]}`
}

/** Whether a request is a search. Its response may echo the search text. */
export function isSearch({ query = [] }: Outgoing): boolean {
  return query.some(([name]) => name === 'search')
}

function searchFor(resource: Resource, by: string, text: string): Outgoing {
  const query = [
    ['search', text],
    ['search_by', by],
    ['per_page', '100'],
  ] as const
  return { method: 'GET', path: `/${resource}`, query }
}
