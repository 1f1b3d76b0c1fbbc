import { platforms } from '../../generated/codes.ts'
import type { Link, Seed } from '../entities.ts'
import { completeLink } from '../link.ts'
import { inOnePiece } from '../one-piece.ts'
import { Random } from '../random.ts'
import { demoDomains, demoPixels, demoSpaces } from './account.ts'
import { randomAlias } from './alias.ts'
import { DAY, dateOf } from './moments.ts'

/** The highest number of links that a seed can generate. */
export const MAX_GENERATED = 1_000_000

/** The age of the account: two years. The links are spread evenly over it. */
const PERIOD = 730 * DAY
const PIXELS = 10
const RANDOM_SEED = 2026

const sites = ['www.northwind', 'blog.northwind', 'help.northwind', 'events', 'video', 'forms'] as const
const seasons = [
  'Spring',
  'Summer',
  'Autumn',
  'Winter',
  'Early bird',
  'Weekend',
  'Members',
  'Last call',
] as const
const things = ['tents', 'boots', 'maps', 'lamps', 'stoves', 'packs', 'kayaks', 'jackets', 'ropes'] as const
const channels = ['newsletter', 'poster', 'story', 'podcast', 'flyer', 'partner', 'webinar'] as const
const countries = ['DE', 'AT', 'FR', 'US', 'CA', 'JP', 'BR', 'IN'] as const
const platformKeys = [...platforms]
const languages = ['de', 'en', 'fr', 'es', 'pt', 'ja'] as const

/**
 * Returns a seed with `count` links of every kind, the demo's domains and spaces, and one pixel of each type.
 */
export function generatedSeed(count: number, now: number): Seed {
  if (!Number.isInteger(count) || count < 0 || count > MAX_GENERATED) {
    const range = `a whole number from 0 to ${MAX_GENERATED}`
    throw new RangeError(`Failed to generate links: expected ${range}, got ${count}`)
  }
  const random = new Random(RANDOM_SEED)
  const taken = new Set<string>()
  const links: Link[] = []
  for (let id = 1; id <= count; id++) {
    const created_at = now - Math.floor((PERIOD * (count - id)) / count)
    links.push(generatedLink(id, created_at, now, random, taken))
  }
  const pixels = demoPixels(PIXELS, now - PERIOD, 9 * DAY)
  return { domains: demoDomains(), spaces: demoSpaces(), pixels, links }
}

function generatedLink(
  id: number,
  created_at: number,
  now: number,
  random: Random,
  taken: Set<string>,
): Link {
  const season = random.pick(seasons)
  const thing = random.pick(things)
  const channel = random.pick(channels)
  const site = random.pick(sites)
  const page = inOnePiece(`https://${site}.example/${thing}/${id}`)
  // Half of the exponents are below 1.25, so most links have few clicks and some have tens of thousands.
  const clicks = Math.floor(10 ** (5 * random.next() ** 2)) - 1
  const link = completeLink({
    id,
    url: inOnePiece(`${page}?utm_source=${channel}`),
    alias: randomAlias(random, taken),
    alias_generated: true,
    domain_id: random.chance(0.7) ? 1 : 2,
    space_id: random.pick([1, 1, 2, 3, null]),
    pixel_ids: generatedPixels(random),
    password: random.chance(0.04) ? `${thing}-${id}` : null,
    disabled: random.chance(0.06) ? 1 : 0,
    privacy: random.pick([0, 0, 0, 0, 0, 0, 1, 2]),
    title: inOnePiece(
      random.chance(0.8) ? `${season} ${thing}, ${channel} ${id}` : `${site}.example/${thing}/${id}`,
    ),
    clicks,
    created_at,
    updated_at: created_at + Math.floor(random.next() ** 4 * (now - created_at)),
  })
  if (link.privacy === 2) link.privacy_password = `stats-${id}`
  if (random.chance(0.25)) setExpiry(link, page, now, random)
  if (random.chance(0.3)) setTargeting(link, page, random)
  return link
}

function generatedPixels(random: Random): number[] {
  if (random.chance(0.6)) return []
  const first = random.integer(1, PIXELS)
  return random.chance(0.5) ? [first] : [first, (first % PIXELS) + 1]
}

/**
 * Makes a link expire. Dates are at least two days from now, so that neither the clock's hour nor the zone
 * changes a status.
 */
function setExpiry(link: Link, page: string, now: number, random: Random): void {
  if (random.chance(0.5)) link.expiration_url = inOnePiece(`${page}/over`)
  if (random.chance(0.3)) {
    link.expiration_clicks = random.chance(0.5) ? link.clicks + 100 : Math.max(1, link.clicks)
    return
  }
  const days = random.integer(2, 200)
  link.expiration_date = dateOf(now + (random.chance(0.5) ? days : -days) * DAY)
  if (random.chance(0.5)) link.expiration_time = random.pick(['06:00', '12:30', '23:59'])
}

function setTargeting(link: Link, page: string, random: Random): void {
  const row = (key: string) => ({ key, value: inOnePiece(`${page}/${key.toLowerCase().replace(' ', '-')}`) })
  link.target_type = random.pick([0, 1, 2, 4])
  if (link.target_type === 1) link.country = [row(random.pick(countries)), row('GB')]
  if (link.target_type === 2) link.platform = [row(random.pick(platformKeys))]
  if (link.target_type === 4)
    link.rotation = ['a', 'b'].map(part => ({ value: inOnePiece(`${page}/${part}`) }))
  if (random.chance(0.3)) link.language = [row(random.pick(languages))]
}
