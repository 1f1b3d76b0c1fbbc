/** Lengths that services usually have as their limits, in ascending order. */
const usual = [64, 100, 128, 191, 200, 250, 255, 256, 500, 511, 512, 1000, 1024, 2000, 2048, 2083, 4096, 8192]

/**
 * Returns the greatest accepted number up to `high`. Tries the usual limits first, by bisection; if the limit is
 * another number, finds it between two of them. Returns at least 1, even if `low` is refused.
 */
export async function greatestAccepted(
  low: number,
  high: number,
  takes: (number: number) => Promise<boolean>,
): Promise<number> {
  const limits = usual.filter(limit => limit > low && limit < high)
  if (!(await takes(low))) return between(1, low, takes)
  // The index of the greatest accepted limit, and of the smallest refused one.
  let [taken, refused] = [-1, limits.length]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (await takes(limits[middle] ?? high)) taken = middle
    else refused = middle
  }
  const least = limits[taken] ?? low
  const most = limits[refused] ?? high + 1
  if (most - least <= 1) return least
  return (await takes(least + 1)) ? between(least + 1, most, takes) : least
}

/** Returns the greatest accepted number, by bisection between an accepted one and a refused one. */
async function between(
  accepted: number,
  refusedAt: number,
  takes: (number: number) => Promise<boolean>,
): Promise<number> {
  let [taken, refused] = [accepted, refusedAt]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (await takes(middle)) taken = middle
    else refused = middle
  }
  return taken
}
