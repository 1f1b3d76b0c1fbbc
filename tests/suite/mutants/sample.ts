import { strangerOf } from '../strangers/harness/stranger.ts'
import { randomOf } from '../treacherous/server/random.ts'
import { hiddenOn } from './equivalent.ts'
import type { Mutant } from './mutant.ts'

export interface Case {
  server: string
  mutant: Mutant
}

/** All pairs of a server and a mutant that can be observed there, or `count` of them chosen by the seed. */
export function sampleOf(
  mutants: readonly Mutant[],
  servers: readonly string[],
  count: number | undefined,
  seed: number,
): Case[] {
  const all = servers.flatMap(server => {
    const { draw } = strangerOf(server)
    return mutants.filter(mutant => hiddenOn(draw, mutant) === undefined).map(mutant => ({ server, mutant }))
  })
  if (count === undefined) return all
  const random = randomOf(seed)
  return all
    .map(one => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one)
}
