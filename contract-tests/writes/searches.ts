import type { Outgoing } from '../core/exchange.ts'
import type { Resource } from './account.ts'

/** By what the documented search (section 4) may find a marker. */
const searchedBy: Record<Resource, readonly string[]> = { links: ['url', 'alias'], pixels: ['name'] }

/** The lists that show the records with a text, and the newest records, for a server whose search does not work. */
export function searches(resource: Resource, text: string): Outgoing[] {
  const path = `/${resource}`
  const found = searchedBy[resource].map(by => searchFor(resource, by, text))
  return [...found, { method: 'GET', path, query: [['per_page', '100']] }]
}

/** The list that a person would ask for to find a record by its marker. */
export function searchHint(resource: Resource, marker: string): string {
  return `GET /${resource}?search=${marker}&search_by=${searchedBy[resource][0]}`
}

/** Whether a request searches, so that its response may repeat the text. */
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
