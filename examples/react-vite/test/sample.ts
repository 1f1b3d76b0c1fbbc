const full = process.env.SHORTLINK_FULL === '1'
const day = Number(process.env.SHORTLINK_DAY ?? Math.floor(Date.now() / 86_400_000))

/** Which cases run, for titles. A failed test is repeated with the variable that its title shows. */
export const which = full ? 'all cases' : `sample of SHORTLINK_DAY=${day}`

/** Returns one in `oneIn` of each kind of case, different ones each day. `SHORTLINK_FULL=1` returns all cases. */
export function sampled<Case>(
  cases: readonly Case[],
  oneIn: number,
  kindOf: (one: Case) => unknown = () => undefined,
): readonly Case[] {
  if (full) return cases
  return cases.filter(one => {
    const alike = cases.filter(other => kindOf(other) === kindOf(one))
    const period = Math.min(oneIn, alike.length)
    return alike.indexOf(one) % period === day % period
  })
}
