import { afterEach, it } from 'vitest'

/**
 * Whether every table runs with all of its cases: `npm run test:full`, or `SHORTLINK_FULL=1` with a single
 * file.
 */
export const full = process.env.SHORTLINK_FULL === '1'

/** The number of the day, on which samples depend. `SHORTLINK_DAY` repeats the samples of another day. */
export const day = dayOf(process.env.SHORTLINK_DAY, Date.now())

/** Returns the day that the environment names, or the number of the day at a time. Throws RangeError. */
export function dayOf(named: string | undefined, now: number): number {
  if (named === undefined) return Math.floor(now / 86_400_000)
  const given = Number(named)
  if (!Number.isSafeInteger(given) || given < 0)
    throw new RangeError(`SHORTLINK_DAY is not the number of a day: ${named}`)
  return given
}

/**
 * Returns the cases of today: of each kind one case in `oneIn`, and at least one. Each case runs once in as
 * many days as its kind has cases, at most `oneIn`. Returns all cases if `SHORTLINK_FULL=1` is set. If a test of the
 * file fails, prints the command that repeats it on the same day.
 *
 * @example it.each(sampled(cases, 4, ({ method }) => method))('$title', …)
 */
export function sampled<Case>(
  cases: readonly Case[],
  oneIn: number,
  kindOf: (one: Case) => unknown = () => undefined,
): readonly Case[] {
  if (full) return cases
  nameDayOnFailure()
  return casesOf(day, cases, oneIn, kindOf)
}

/** Returns the cases of a day, in their order. */
export function casesOf<Case>(
  day: number,
  cases: readonly Case[],
  oneIn: number,
  kindOf: (one: Case) => unknown = () => undefined,
): readonly Case[] {
  const sizes = new Map<unknown, number>()
  for (const one of cases) sizes.set(kindOf(one), (sizes.get(kindOf(one)) ?? 0) + 1)
  const seen = new Map<unknown, number>()
  return cases.filter(one => {
    const kind = kindOf(one)
    const index = seen.get(kind) ?? 0
    seen.set(kind, index + 1)
    const period = Math.min(oneIn, sizes.get(kind) ?? 1)
    return index % period === day % period
  })
}

/**
 * Returns a function that defines the long tests of a file that are no table: each day one in `oneIn` of them runs, and
 * the others are skipped. With `SHORTLINK_FULL=1` all run.
 *
 * @example
 * const inTurn = turns(2)
 * inTurn('learns …', async () => …)
 * inTurn('compares …', async () => …)
 */
export function turns(oneIn: number): (title: string, test: () => Promise<void>) => void {
  if (!full) nameDayOnFailure()
  let index = 0
  return (title, test) => it.runIf(full || index++ % oneIn === day % oneIn)(title, test)
}

/** Texts that were printed, because a test can be in the reach of several tables. */
const printed = new Set<string>()

/** Returns the command that repeats a test on a day. */
export function repetition(day: number, file: string, title: string): string {
  // `-t` takes a regular expression.
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'\\''")
  return `SHORTLINK_DAY=${day} npx vitest run ${file} -t '${pattern}'`
}

/** Prints the day if a test of the file or of the current `describe` fails, so that the sample can be repeated. */
export function nameDayOnFailure(): void {
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return
    const text = repetition(day, task.file.name, task.name)
    if (printed.has(text)) return
    printed.add(text)
    process.stderr.write(`A sample of the day failed. To repeat it: ${text}\n`)
  })
}
