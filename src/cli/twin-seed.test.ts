import { describe, expect, it } from 'vitest'
import { seedOf } from './twin-seed.ts'

const now = Date.UTC(2026, 4, 1)

describe('the seed of a twin', () => {
  it.each<[what: string, ids: Parameters<typeof seedOf>[0], domains: number[], spaces: number[]]>([
    [
      'has the ids of the account, the first one first',
      { domainIds: ['14', '8'], spaceIds: ['5', '3'] },
      [14, 8],
      [5, 3, 8],
    ],
    ['has others where the account has fewer', { domainIds: ['2'], spaceIds: ['3'] }, [2, 4], [3, 5, 6]],
    ['has its own where ids are no numbers', { domainIds: ['d-7', 'd-8'], spaceIds: [] }, [1, 2], [1, 2, 3]],
    ['has its own where a number is written otherwise', { domainIds: ['7', '07'] }, [1, 2], [1, 2, 3]],
    ['has its own ids if none are known', {}, [1, 2], [1, 2, 3]],
  ])('%s', (_, ids, domains, spaces) => {
    const seed = seedOf(ids, now)
    expect(seed.domains.map(({ id }) => id)).toEqual(domains)
    expect(seed.spaces.map(({ id }) => id)).toEqual(spaces)
    const used = seed.links.flatMap(link => (link.space_id === null ? [] : [link.space_id]))
    expect(new Set(seed.links.map(link => link.domain_id))).toEqual(new Set(domains))
    expect(new Set(used)).toEqual(new Set(spaces))
  })
})
