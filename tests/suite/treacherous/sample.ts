import { draw } from './draw.ts'
import type { Case } from './judge/case.ts'
import { kinds } from './kinds/index.ts'
import type { Kind } from './kinds/kind.ts'
import { onlyAbout } from './kinds/only-about.ts'
import { moments } from './moments/index.ts'
import type { Moment } from './moments/moment.ts'
import { pick, randomOf } from './server/random.ts'

const plain = kinds.filter(({ id }) => id === 'plain')
/** Kinds with long waits or with random behaviour. Only the command plays them. */
const slow =
  /^(lag-|busy|get-stale|search-500|errors-are-500|body-(huge|deep|gzip)|create-(slow|429|503)|answer-retry|update-500|much-|list-all|bytes-|encoded-|replicas-|split-)/
const quick = kinds.filter(({ id }) => !slow.test(id))
const whole = moments.find(({ id }) => id === 'whole')!
/** A run takes a few seconds, more on a busy machine. One that takes longer than this hangs. */
const limitMs = 240_000
/** Number of requests and ledger writes of a tiny run. */
const sizes = { requests: 130, 'ledger writes': 60 }

/** The seed of the sample: always the same unless the environment sets another. */
export function seedOf({ TREACHEROUS_SEED: given }: NodeJS.ProcessEnv): number {
  return given === undefined ? 1 : Number(given)
}

/** One kind of every family and part, and every kind that writes to foreign records, without slow kinds. */
export function someKinds(seed: number): Case[] {
  const random = randomOf(seed)
  const base = { seed, moment: whole, at: 0, length: 'tiny', limitMs } as const
  const groupOf = ({ family, part }: Kind) => family ?? part
  const groups = [...new Set(quick.map(groupOf))].map(group => quick.filter(kind => groupOf(kind) === group))
  const chosen = new Set(groups.map(group => pick(random, group)))
  for (const kind of quick) if (kind.unavoidable !== undefined) chosen.add(kind)
  return [...chosen].map(kind => ({ ...base, command: 'verify', kinds: [kind] }))
}

/** The other commands, and combinations. */
export function otherRuns(seed: number): Case[] {
  const random = randomOf(seed)
  const base = { seed, moment: whole, at: 0, length: 'tiny', limitMs } as const
  const some = (count: number): Kind[][] => Array.from({ length: count }, () => [pick(random, quick)])
  return [
    ...[plain, ...some(2)].map(one => ({ ...base, command: 'learn', kinds: one }) as const),
    { ...base, command: 'compare', kinds: plain },
    ...[plain, ...some(4)].map(one => ({ ...base, command: 'cleanup', kinds: one }) as const),
    ...Array.from({ length: 4 }, (_, n) => {
      const drawn = seed * 100 + n
      return { ...base, command: 'verify', ...draw(drawn), seed: drawn } as const
    }).filter(one => one.kinds.every(kind => quick.includes(kind))),
    // A run creates pixels first, so that what only links do must be noticed at links.
    ...some(3).map(([kind]) => ({ ...base, command: 'verify', kinds: [onlyAbout('links', kind!)] }) as const),
  ]
}

/** Every moment at some requests, on a plain server and on other servers. */
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
  const others = quick.filter(({ alone }) => !alone)
  const bodies = quick.filter(({ part }) => part === 'body')
  const drawn = moments.flatMap(moment => [
    caseOf(moment, moment.id === 'process' ? [pick(random, bodies)] : plain),
    ...(moment.costly || moment.counts === undefined ? [] : [caseOf(moment, plain)]),
    // A run waits after each list that the server refuses.
    ...(moment.costly || moment.id.startsWith('limited') ? [] : [caseOf(moment, [pick(random, others)])]),
  ])
  // Known: records stay unnamed on a server without readable lists that is emptied during a run, and if neither the
  // ledger nor the record itself is right.
  const isKnown = ({ moment, kinds: [kind] }: Case) =>
    (moment.id.startsWith('emptied') && kind!.id.startsWith('uniform-')) ||
    (moment.id === 'ledger-other-resource' &&
      (kind!.id === 'values-from-the-one-before' || kind!.family === 'markers'))
  return drawn.filter(one => !isKnown(one) && (one.moment !== whole || one.kinds[0]?.id !== 'plain'))
}
