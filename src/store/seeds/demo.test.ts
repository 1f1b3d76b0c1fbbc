import { describe, expect, test } from 'vitest'
import type { Link } from '../entities.ts'
import { demoRules } from './demo-rules.ts'
import { builtInSeed } from './index.ts'

const clocks = ['1999-12-31T23:59:59.999Z', '2026-11-05T12:00:00.000Z', '2028-02-29T00:00:00.000Z']
const platforms = ['iOS', 'Android', 'Windows', 'OS X', 'Linux', 'Ubuntu', 'Chrome OS']
const pixelTypes = [
  'adroll',
  'bing',
  'facebook',
  'google-ads',
  'google-analytics',
  'google-tag-manager',
].concat(['linkedin', 'pinterest', 'quora', 'x'])

/** Computed independently here: a seed contains no status. */
function hasExpired(link: Link, now: number): boolean {
  const moment = Date.parse(`${link.expiration_date}T${link.expiration_time ?? '00:00'}:00Z`)
  return moment <= now || (link.expiration_clicks !== null && link.clicks >= link.expiration_clicks)
}

describe.each(clocks)('the demo seed at %s', clock => {
  const now = Date.parse(clock)
  const { domains, spaces, pixels, links } = builtInSeed('demo', now)
  const on = (test: (link: Link) => boolean) => links.filter(test).length

  test('has the domains 1 and 2, the spaces 1 to 3, twelve pixels and about sixty links', () => {
    expect(domains.map(domain => domain.id)).toEqual([1, 2])
    expect(spaces.map(space => space.id)).toEqual([1, 2, 3])
    expect(pixels).toHaveLength(12)
    expect(links.length).toBeGreaterThanOrEqual(58)
    expect(links.length).toBeLessThanOrEqual(65)
  })

  test.each<[string, (link: Link) => boolean]>([
    ['status Active', link => link.disabled === 0 && !hasExpired(link, now)],
    ['status Expired', link => link.disabled === 0 && hasExpired(link, now)],
    ['status Disabled', link => link.disabled === 1 && !hasExpired(link, now)],
    ['disabled and expired at once', link => link.disabled === 1 && hasExpired(link, now)],
    ['privacy 0', link => link.privacy === 0],
    ['privacy 1', link => link.privacy === 1],
    ['privacy 2', link => link.privacy === 2 && link.privacy_password !== null],
    ['a password', link => link.password !== null],
    ['a date that passed', link => isDated(link, false) && hasExpired(link, now)],
    ['a date to come', link => isDated(link, false) && !hasExpired(link, now)],
    ['a date and time that passed', link => isDated(link, true) && hasExpired(link, now)],
    ['a date and time to come', link => isDated(link, true) && !hasExpired(link, now)],
    ['clicks reached', link => link.expiration_date === null && hasExpired(link, now)],
    ['clicks not reached', link => link.expiration_clicks !== null && !hasExpired(link, now)],
    ['an expiration_url, expired', link => link.expiration_url !== null && hasExpired(link, now)],
    ['an expiration_url, not expired', link => link.expiration_url !== null && !hasExpired(link, now)],
    ['no target_type', link => link.target_type === null],
    ['target_type 0, no list', link => link.target_type === 0 && link.language.length === 0],
    ['target_type 0, a list', link => link.target_type === 0 && link.language.length > 0],
    ['target_type 1', link => link.target_type === 1 && link.country.length > 1],
    ['target_type 1, a language too', link => link.target_type === 1 && link.language.length > 0],
    ['target_type 2', link => link.target_type === 2 && link.platform.length > 1],
    ['target_type 4', link => link.target_type === 4 && link.rotation.length > 1],
    ['several pixels', link => link.pixel_ids.length > 1],
    ['no space', link => link.space_id === null],
    ['no clicks', link => link.clicks === 0],
    ['five-digit clicks', link => link.clicks > 9999],
    ['an edit after it was made', link => link.updated_at > link.created_at],
    ['the default title', link => link.title === new URL(link.url).host + new URL(link.url).pathname],
  ])('has links with %s', (_, test) => {
    expect(on(test)).toBeGreaterThan(0)
  })

  test('gives each date two days from the clock, so that every zone agrees', () => {
    for (const { expiration_date } of links) {
      if (expiration_date === null) continue
      expect(Math.abs(Date.parse(`${expiration_date}T12:00:00Z`) - now)).toBeGreaterThan(2 * 86_400_000)
    }
  })

  test('uses both domains, all spaces, each platform once, each pixel type', () => {
    expect(new Set(links.map(link => link.domain_id))).toEqual(new Set([1, 2]))
    expect(new Set(links.map(link => link.space_id))).toEqual(new Set([1, 2, 3, null]))
    expect(links.flatMap(link => link.platform.map(row => row.key)).sort()).toEqual(platforms.toSorted())
    expect([...new Set(pixels.map(pixel => pixel.type))].sort()).toEqual(pixelTypes)
    expect([...new Set(links.flatMap(link => link.pixel_ids))].sort((a, b) => a - b)).toEqual(
      pixels.map(pixel => pixel.id),
    )
  })
})

test('every rule of the demo belongs to one of its links', () => {
  const aliases = builtInSeed('demo', 0).links.map(link => link.alias)
  expect(Object.keys(demoRules).filter(alias => !aliases.includes(alias))).toEqual([])
})

function isDated(link: Link, withTime: boolean): boolean {
  return link.expiration_date !== null && (link.expiration_time !== null) === withTime
}
