import type { Side } from '../../compare/play.ts'
import type { World } from './world.ts'

/** A word for the run that occurs in no text of a recording. */
const noRun = 'no-run-\u0001'

/** Creates the two sides of a comparison, before anything was played. The mirror counts its ids from 1. */
export function sidesOf(baseUrl: string, { domainIds, spaceIds }: World): Record<'server' | 'mirror', Side> {
  return {
    server: sideOf(baseUrl, { domainIds, spaceIds }),
    mirror: sideOf(baseUrl, { domainIds: counted(domainIds), spaceIds: counted(spaceIds) }),
  }
}

function sideOf(baseUrl: string, ids: Pick<Side, 'domainIds' | 'spaceIds'>): Side {
  return { baseUrl, run: noRun, made: new Map(), ...ids, played: [] }
}

function counted(ids: readonly string[]): string[] {
  return ids.map((_, index) => String(index + 1))
}
