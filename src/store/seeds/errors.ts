/** One mistake in a seed file: its place, what was expected and what was received. */
export interface SeedIssue {
  /**
   * The place in the data, such as `links[3].privacy`; `line:column` if the text could not be parsed; '' for
   * the whole file.
   */
  path: string
  expected: string
  received: string
}

/** How many mistakes the message lists. The message counts the rest; `issues` has all of them. */
const SHOWN = 50

/**
 * A seed file that cannot be used. The message lists the mistakes: one mistake in one line, several in a line
 * each.
 */
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
