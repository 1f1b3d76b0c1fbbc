import { builtInSeed, type Seed } from '../store/seeds/index.ts'

/** The ids of an account's domains and spaces, in the order in which they are used. */
export interface AccountIds {
  domainIds?: readonly string[] | undefined
  spaceIds?: readonly string[] | undefined
}

/** Returns the demo seed with the domain and space ids of an account, if all of them are numbers. */
export function seedOf({ domainIds, spaceIds }: AccountIds, now: number): Seed {
  const { domains, spaces, links, pixels } = builtInSeed('demo', now)
  const domainOf = renumbering(domains, domainIds)
  const spaceOf = renumbering(spaces, spaceIds)
  return {
    domains: domains.map(domain => ({ ...domain, id: domainOf(domain.id) })),
    spaces: spaces.map(space => ({ ...space, id: spaceOf(space.id) })),
    links: links.map(link => ({
      ...link,
      domain_id: link.domain_id === null ? null : domainOf(link.domain_id),
      space_id: link.space_id === null ? null : spaceOf(link.space_id),
    })),
    pixels,
  }
}

/**
 * Returns a function that converts the id of a row to its new id. The rows get the given ids in order;
 * further rows get higher, unused ids.
 */
function renumbering(rows: readonly { id: number }[], ids: readonly string[] = []): (id: number) => number {
  const given = [...new Set(ids)].slice(0, rows.length).map(Number)
  // At most fifteen digits, so that higher ids are possible.
  if (!ids.every(id => /^[1-9]\d{0,14}$/.test(id))) return id => id
  const next = Math.max(0, ...given) + 1
  const all = new Map(rows.map(({ id }, index) => [id, given[index] ?? next + index]))
  return id => all.get(id) ?? id
}
