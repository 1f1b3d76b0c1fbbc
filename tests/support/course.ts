// Random requests, for tests that send the same ones to two stores and compare these.
import type { Mock } from '../../src/mock/mock.ts'
import { host } from '../../src/mock/mock.ts'
import type { Random } from '../../src/store/random.ts'
import { courseOf, type Snapshot } from '../../src/store/snapshot.ts'
import type { Store } from '../../src/store/store.ts'
import type { PlainResponse } from '../../src/wire/plain.ts'

const words = ['boots', 'Zelte', 'café', 'über', '𝒜lp', 'a%b']

/** A request as `METHOD path fields`. */
export type Step = [method: string, path: string, fields?: string]

/** Likely next requests of a client of the demo account. */
export function nextStep(random: Random): Step {
  const id = random.integer(1, 75)
  const word = encodeURIComponent(random.pick(words))
  const alias = `alias-${random.integer(1, 12)}`
  return random.pick<Step>([
    ['POST', '/links', `url=https://shop.example/${word}&domain_id=${random.integer(1, 2)}`],
    ['POST', '/links', `url=https://shop.example/${word}&alias=${alias}`],
    [
      'POST',
      '/links',
      `url=https://a.example/${id}&pixel_ids[]=${random.integer(1, 14)}&expiration_clicks=5`,
    ],
    ['POST', '/links', 'url=nowhere'],
    ['PUT', `/links/${id}`, `alias=${alias}`],
    ['PUT', `/links/${id}`, `url=https://moved.example/${word}&disabled=${random.integer(0, 1)}`],
    ['PUT', `/links/${id}`, `rotation[0][value]=https://a.example/${id}&target_type=4`],
    ['PUT', `/links/${id}`, `expiration_date=2026-0${random.integer(1, 9)}-15&expiration_time=08:00`],
    ['DELETE', `/links/${id}`],
    ['POST', '/pixels', `name=${word}&type=x&value=${id}`],
    ['PUT', `/pixels/${random.integer(1, 16)}`, `name=${word}`],
    ['DELETE', `/pixels/${random.integer(1, 16)}`],
    ['GET', `/links?per_page=${random.pick([10, 100])}&page=${random.integer(1, 3)}`],
    ['GET', `/links?sort_by=${random.pick(['title', 'alias', 'url', 'clicks'])}&sort=asc&per_page=100`],
    ['GET', `/links?search=${word}&search_by=url&status=${random.integer(0, 3)}`],
    ['GET', `/links?pixel_id=${random.integer(1, 14)}`],
    ['GET', `/links/${id}`],
    ['GET', '/pixels?sort_by=name&per_page=100'],
  ])
}

/** Sends a step with the key `a`. */
export async function take(mock: Mock, [method, target, fields]: Step): Promise<PlainResponse> {
  const headers: Record<string, string> = { authorization: 'Bearer a' }
  if (fields !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded'
  const [path = '', query = ''] = target.split('?')
  const body = fields === undefined ? null : new TextEncoder().encode(fields)
  return mock[host].handle({
    method,
    base: 'http://a.example/api/v1',
    path,
    query,
    header: name => headers[name],
    body,
  })
}

/** The state of a store. It shares the records, which are never changed in place, with the store. */
export function takeSnapshot(store: Store): Snapshot {
  const { links, pixels } = store
  return { links: [...links.values()], pixels: [...pixels.values()], ...courseOf(store) }
}
