import type { Speaker } from '../../support/speak.ts'
import { at, members } from './case.ts'

/** The status of link 1 at each moment, and whether the filter for this status finds the link. */
export async function statusAt(server: Speaker, ...moments: string[]): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const moment of moments) {
    server.clock.set(moment)
    const { status } = members(await server.get('/links/1'), 'status')
    const found = at((await server.get(`/links?status=${status}`)).body, 'meta', 'total')
    seen.push(found === 1 ? status : `${status}, which the filter does not find`)
  }
  return seen
}

/** Creates a link, and returns its status at each moment. */
export const until =
  (form: string, ...moments: string[]) =>
  async (server: Speaker) => {
    server.clock.set('2026-03-01T00:00:00.000Z')
    await server.post('/links', `url=https://a.example/x&${form}`)
    return statusAt(server, ...moments)
  }
