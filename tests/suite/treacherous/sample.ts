import { draw } from './draw.ts'
import type { Case } from './judge/case.ts'
import { kinds } from './kinds/index.ts'
import type { Kind } from './kinds/kind.ts'
import { moments } from './moments/index.ts'
import type { Moment } from './moments/moment.ts'
import { pick, randomOf } from './server/random.ts'

const plain = kinds.filter(({ id }) => id === 'plain')
const whole = moments.find(({ id }) => id === 'whole')!
const limitMs = 60_000
/** How many requests and ledger writes a tiny run has. */
const sizes = { requests: 130, 'ledger writes': 60 }

/** The seed of today: the sample is another one every day. */
export function seedOfToday(): number {
  const given = process.env.TREACHEROUS_SEED
  return given === undefined ? Math.floor(Date.now() / 86_400_000) : Number(given)
}

/** Every kind once, and of each family a third. */
export function everyKind(seed: number): Case[] {
  const base = { command: 'verify', seed, moment: whole, at: 0, length: 'tiny', limitMs } as const
  const chosen = kinds.filter(({ family }, index) => family === undefined || index % 3 === seed % 3)
  return chosen.map(kind => ({ ...base, kinds: [kind] }))
}

/** Some whole runs, other commands, and combinations. */
export function otherRuns(seed: number): Case[] {
  const random = randomOf(seed)
  const base = { seed, moment: whole, at: 0, length: 'tiny', limitMs } as const
  const some = (count: number): Kind[][] => Array.from({ length: count }, () => [pick(random, kinds)])
  return [
    ...[plain, ...some(3)].map(one => ({ ...base, command: 'verify', kinds: one, length: 'full' }) as const),
    ...[plain, ...some(3)].map(one => ({ ...base, command: 'learn', kinds: one }) as const),
    ...[plain, ...some(2)].map(one => ({ ...base, command: 'compare', kinds: one }) as const),
    ...[plain, ...some(3)].map(one => ({ ...base, command: 'cleanup', kinds: one }) as const),
    ...Array.from({ length: 12 }, (_, n) => {
      const drawn = seed * 100 + n
      return { ...base, command: 'verify', ...draw(drawn), seed: drawn } as const
    }),
  ]
}

/** Every moment at some requests, on a plain server and on others. */
export function everyMoment(seed: number): Case[] {
  const random = randomOf(seed)
  const caseOf = (moment: Moment, chosen: readonly Kind[]): Case => ({
    command: moment.notFor?.includes('verify') ? 'cleanup' : 'verify',
    kinds: chosen,
    seed,
    moment,
    at: moment.counts === undefined ? 0 : 1 + Math.floor(random() * sizes[moment.counts]),
    length: 'tiny',
    limitMs,
  })
  const others = kinds.filter(({ alone }) => !alone)
  const bodies = kinds.filter(({ part }) => part === 'body')
  const drawn = moments.flatMap(moment => [
    caseOf(moment, moment.id === 'process' ? [pick(random, bodies)] : plain),
    ...(moment.costly || moment.counts === undefined ? [] : [caseOf(moment, plain)]),
    ...(moment.costly ? [] : [caseOf(moment, [pick(random, others)])]),
  ])
  return drawn.filter(({ moment, kinds: [kind] }) => moment !== whole || kind?.id !== 'plain')
}
