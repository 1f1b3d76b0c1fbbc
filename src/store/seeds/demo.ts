import type { Link, Seed } from '../entities.ts'
import { completeLink } from '../link.ts'
import { Random } from '../random.ts'
import { demoDomains, demoPixels, demoSpaces } from './account.ts'
import { type DemoLink, demoLinks } from './demo-links.ts'
import { demoRules } from './demo-rules.ts'
import { DAY, dateOf } from './moments.ts'

const RANDOM_SEED = 1
/** The age of the account, which is older than its oldest link. */
const OPENED = 260 * DAY

/**
 * Returns the account of a small outdoor shop's marketing team: about sixty links of every kind and twelve
 * pixels.
 */
export function demoSeed(now: number): Seed {
  const random = new Random(RANDOM_SEED)
  const links = demoLinks.map((row, index) => demoLink(row, index + 1, now, random))
  const pixels = demoPixels(12, now - OPENED, 3 * DAY)
  return { domains: demoDomains(), spaces: demoSpaces(), pixels, links }
}

function demoLink(row: DemoLink, id: number, now: number, random: Random): Link {
  const [age, clicks, domain_id, space_id, alias, url, title, pixel_ids = []] = row
  // A deep copy: changing the records of a mock must not change the table.
  const { expires, ...rules } = structuredClone(demoRules[alias] ?? {})
  // Add a part of a day, so that links were not all created at the same time of day.
  const created_at = now - age * DAY + random.integer(0, DAY - 1)
  const edited = random.chance(0.4)
  const updated_at = edited ? created_at + Math.floor(random.next() * (now - created_at)) : created_at
  return completeLink({
    ...rules,
    id,
    url,
    alias,
    domain_id,
    space_id,
    pixel_ids: [...pixel_ids],
    clicks,
    created_at,
    updated_at,
    ...(title === null ? {} : { title }),
    ...(expires === undefined ? {} : { expiration_date: dateOf(now + expires * DAY) }),
  })
}
