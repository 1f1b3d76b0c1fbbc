/** One mistake in a seed file: where it is, what would be right, what is there. */
export interface SeedIssue {
  /** Place in the data, `links[3].privacy`; in the text, `line:column`, where it could not be read; '' is the whole. */
  path: string
  expected: string
  received: string
}

/** Mistakes that a message spells out; the rest are counted there and held in `issues`. */
const SHOWN = 50

/** A seed file that cannot be used. The message lists its mistakes: in one line if there is one, else a line each. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
  readonly code = 'ERR_SEED'
  readonly issues: SeedIssue[]

  constructor(sourceName: string, issues: SeedIssue[], options?: ErrorOptions) {
    super(`Failed to read the seed ${sourceName}: ${summary(issues)}`, options)
    this.issues = issues
  }
}

function summary(issues: SeedIssue[]): string {
  const lines = issues.slice(0, SHOWN).map(({ path, expected, received }) => {
    const sentence = `expected ${expected}, got ${received}`
    return path === '' ? sentence : `${path}: ${sentence}`
  })
  if (lines.length === 1) return lines[0] ?? ''
  if (issues.length > SHOWN) lines.push(`… and ${issues.length - SHOWN} more`)
  return [`${issues.length} mistakes`, ...lines].join('\n  ')
}
