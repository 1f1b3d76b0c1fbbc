import { itemsOf } from '../items.ts'
import { type Asked, type Next, placeOf, type Resource, succeeded } from '../mutant.ts'

// Requests that a mutant sends of its own, to records that the client did not name.

/** A request as the client would send it, without a query. */
export const at = (asked: Asked, path: string, method: string, body = ''): Asked => ({
  ...asked,
  path,
  method,
  body,
  query: new URLSearchParams(),
})

/** Ids of the first three records of a list: the first text or number of each with which a GET finds it. */
export async function idsOf(
  asked: Asked,
  next: Next,
  resource: Resource,
  sort: 'asc' | 'desc',
): Promise<string[]> {
  const query = new URLSearchParams({ sort, per_page: '10' })
  const reply = await next({ ...at(asked, `/${resource}`, 'GET'), query })
  const ids: string[] = []
  for (const item of itemsOf(reply)) {
    for (const value of scalars(item)) {
      const reply = await next(at(asked, `/${resource}/${encodeURIComponent(value)}`, 'GET'))
      if (!succeeded(reply) || (reply.status === 200 && /not.?found/i.test(reply.text))) continue
      ids.push(encodeURIComponent(value))
      break
    }
    if (ids.length > 2) break
  }
  return ids
}

function scalars(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value)
    return /^[\w.-]{1,60}$/.test(text)
      ? [text]
      : text.startsWith('http') || text.includes('/')
        ? [text.split('/').at(-1)!]
        : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalars) : []
}

/** The id of the oldest or the newest record that the request does not name. */
export async function neighbour(
  asked: Asked,
  next: Next,
  sort: 'asc' | 'desc' = 'asc',
): Promise<string | undefined> {
  const { resource, id } = placeOf(asked)
  if (resource === undefined) return undefined
  return (await idsOf(asked, next, resource, sort)).find(other => other !== id)
}
