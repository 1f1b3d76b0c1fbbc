/** Returns the candidate that a mistyped word most likely means, or undefined if none is similar. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word.slice(0, 64).toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.floor(typed.length / 3)) + 1
  for (const candidate of candidates) {
    // "domain" stands for domain_id, "clicks" for expiration_clicks.
    const part = typed.length > 2 && (candidate.startsWith(typed) || candidate.endsWith(typed))
    const edits = part ? 1 : distance(typed, candidate)
    if (edits >= least) continue
    best = candidate
    least = edits
  }
  return best
}

/** Describes a name that is known, for a name that is not: `a known member (did you mean links?)`. */
export function knownName(kind: string, unknown: string, names: readonly string[]): string {
  const meant = nearest(unknown, names)
  if (meant !== undefined) return `a known ${kind} (did you mean ${meant}?)`
  return names.length > 12 ? `a known ${kind}` : `a known ${kind} (${names.join(', ')})`
}

/** Returns the Levenshtein distance: the number of characters to insert, delete or replace. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return previous[to.length] ?? 0
}
