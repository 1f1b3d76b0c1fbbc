import { builtInSeed, type Seed } from '../store/seeds/index.ts'

/** The identifiers of the domains and spaces of an account, the first ones first. */
export interface AccountIds {
  domainIds?: readonly string[] | undefined
  spaceIds?: readonly string[] | undefined
}

/** The demo seed with the domains and spaces of an account, as far as their ids are numbers. */
export function seedOf({ domainIds, spaceIds }: AccountIds, now: number): Seed {
  const { domains, spaces, links, pixels } = builtInSeed('demo', now)
  const domainOf = renumbering(domains, domainIds)
  const spaceOf = renumbering(spaces, spaceIds)
  return {
    domains: domains.map(domain => ({ ...domain, id: domainOf(domain.id) })),
    spaces: spaces.map(space => ({ ...space, id: spaceOf(space.id) })),
    links: links.map(link => ({
      ...link,
      domain_id: domainOf(link.domain_id),
      space_id: link.space_id === null ? null : spaceOf(link.space_id),
    })),
    pixels,
  }
}

/** The new id of each row: the given ones in their order, and behind them numbers that none has. */
function renumbering(rows: readonly { id: number }[], ids: readonly string[] = []): (id: number) => number {
  const given = [...new Set(ids)].slice(0, rows.length).map(Number)
  // Fifteen digits at most, so that there are numbers behind them.
  if (!ids.every(id => /^[1-9]\d{0,14}$/.test(id))) return id => id
  const next = Math.max(0, ...given) + 1
  const all = new Map(rows.map(({ id }, index) => [id, given[index] ?? next + index]))
  return id => all.get(id) ?? id
}
