import { describe, expect, test, vi } from 'vitest'
import { builtInSeed, MAX_GENERATED, type SeedName } from './index.ts'

// The built-in seeds must not load the parser that files need.
vi.mock('yaml', () => {
  throw new Error('a built-in seed has loaded yaml')
})

const NOW = Date.parse('2026-11-05T12:34:56.789Z')
const HOUR = 3_600_000
const names: SeedName[] = ['demo', 'empty', 0, 1, 10, 1000]

describe.each(names)('builtInSeed(%j)', name => {
  const seed = builtInSeed(name, NOW)

  test('gives the same bytes for the same clock', () => {
    expect(JSON.stringify(builtInSeed(name, NOW))).toBe(JSON.stringify(seed))
  })

  test('gives objects that may be changed without changing the next seed', () => {
    const bytes = JSON.stringify(seed)
    const changed = builtInSeed(name, NOW)
    for (const link of changed.links) {
      link.title = 'changed'
      link.pixel_ids.push(99)
      for (const list of [link.country, link.platform, link.language, link.rotation]) {
        for (const row of list) row.value = 'changed'
      }
    }
    for (const record of [...changed.domains, ...changed.spaces, ...changed.pixels]) record.name = 'changed'
    expect(JSON.stringify(builtInSeed(name, NOW))).toBe(bytes)
  })

  test('moves with the clock and changes nothing else', () => {
    const later = builtInSeed(name, NOW + 24 * HOUR)
    const ages = (links: typeof seed.links, now: number) => links.map(link => now - link.created_at)
    expect(ages(later.links, NOW + 24 * HOUR)).toEqual(ages(seed.links, NOW))
    const timeless = (links: typeof seed.links) =>
      links.map(({ created_at, updated_at, expiration_date, ...rest }) => rest)
    expect(timeless(later.links)).toEqual(timeless(seed.links))
  })

  test('has ids from 1 that ascend with created_at, and nothing from the future', () => {
    for (const records of [seed.links, seed.pixels]) {
      expect(records.map(record => record.id)).toEqual(records.map((_, index) => index + 1))
      for (const [index, record] of records.entries()) {
        expect(record.created_at).toBeGreaterThanOrEqual(records[index - 1]?.created_at ?? 0)
        expect(record.updated_at).toBeGreaterThanOrEqual(record.created_at)
        expect(record.updated_at).toBeLessThanOrEqual(NOW)
      }
    }
  })

  test('refers only to what is there', () => {
    const ids = (records: { id: number }[]) => records.map(record => record.id)
    for (const link of seed.links) {
      expect(ids(seed.domains)).toContain(link.domain_id)
      expect([...ids(seed.spaces), null]).toContain(link.space_id)
      for (const id of link.pixel_ids) expect(ids(seed.pixels)).toContain(id)
      expect(new Set(link.pixel_ids).size).toBe(link.pixel_ids.length)
    }
  })

  test('has links that any dialect can hold: aliases apart by more than case, privacy 2 with its password', () => {
    expect(new Set(seed.links.map(link => link.alias.toLowerCase())).size).toBe(seed.links.length)
    for (const link of seed.links) {
      expect(link.alias).toMatch(/^[A-Za-z0-9_-]{1,255}$/)
      expect(URL.canParse(link.url)).toBe(true)
      expect(new URL(link.url).hostname).toMatch(/\.example$/)
      if (link.privacy === 2) expect(link.privacy_password).not.toBeNull()
      if (link.expiration_time !== null) expect(link.expiration_date).not.toBeNull()
    }
  })
})

test('builtInSeed("empty") has domains and spaces, but no links and no pixels', () => {
  const { domains, spaces, pixels, links } = builtInSeed('empty', NOW)
  expect({ domains: domains.map(({ id }) => id), spaces: spaces.map(({ id }) => id), pixels, links }).toEqual(
    {
      domains: [1, 2],
      spaces: [1, 2, 3],
      pixels: [],
      links: [],
    },
  )
})

describe('builtInSeed(1000)', () => {
  const { links, pixels } = builtInSeed(1000, NOW)
  const shareOf = (test: (link: (typeof links)[number]) => boolean) =>
    links.filter(test).length / links.length

  test('has a pixel of each type', () => {
    expect(new Set(pixels.map(pixel => pixel.type)).size).toBe(10)
  })

  test.each([
    ['disabled', shareOf(link => link.disabled === 1)],
    ['privacy 1', shareOf(link => link.privacy === 1)],
    ['privacy 2', shareOf(link => link.privacy === 2)],
    ['password', shareOf(link => link.password !== null)],
    ['expiration_date', shareOf(link => link.expiration_date !== null)],
    ['expiration_time', shareOf(link => link.expiration_time !== null)],
    ['expiration_clicks reached', shareOf(link => link.expiration_clicks === link.clicks)],
    ['expiration_url', shareOf(link => link.expiration_url !== null)],
    ['target_type 0', shareOf(link => link.target_type === 0)],
    ['country', shareOf(link => link.target_type === 1 && link.country.length > 0)],
    ['platform', shareOf(link => link.target_type === 2 && link.platform.length > 0)],
    ['rotation', shareOf(link => link.target_type === 4 && link.rotation.length > 0)],
    ['language', shareOf(link => link.language.length > 0)],
    ['two pixels', shareOf(link => link.pixel_ids.length === 2)],
    ['no space', shareOf(link => link.space_id === null)],
    ['domain 2', shareOf(link => link.domain_id === 2)],
    ['many clicks', shareOf(link => link.clicks > 10_000)],
  ])('has some links with %s, and most without', (_, share) => {
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.5)
  })
})

test.each([-1, 0.5, MAX_GENERATED + 1, Number.NaN])('builtInSeed(%d) is refused', count => {
  expect(() => builtInSeed(count, NOW)).toThrow(
    new RangeError(`Failed to generate links: expected a whole number from 0 to 1000000, got ${count}`),
  )
})

test('builtInSeed(100000) takes some ten times as long as builtInSeed(10000)', () => {
  const secondsOf = (count: number) => {
    const start = performance.now()
    expect(builtInSeed(count, NOW).links).toHaveLength(count)
    return performance.now() - start
  }
  secondsOf(10_000)
  expect(secondsOf(100_000) / secondsOf(10_000)).toBeLessThan(40)
})
