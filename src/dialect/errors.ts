/** One mistake in a dialect file: its place, what was expected and what was received. */
export interface DialectIssue {
  /**
   * The place in the data, such as `answers.links.alias.unique.status`; `line:column` if the text could not
   * be parsed; '' for the whole file.
   */
  path: string
  expected: string
  received: string
}

/** How many mistakes the message lists. The message counts the rest; `issues` has all of them. */
const shown = 50

/**
 * A dialect file that cannot be used. The message lists the mistakes: one mistake in one line, several in a
 * line each.
 */
export class DialectError extends Error {
  override readonly name = 'DialectError'
  readonly code = 'ERR_DIALECT'
  readonly issues: DialectIssue[]

  constructor(sourceName: string, issues: DialectIssue[], options?: ErrorOptions) {
    super(`Failed to read the dialect ${sourceName}: ${summary(issues)}`, options)
    this.issues = issues
  }
}

function summary(issues: DialectIssue[]): string {
  const lines = issues.slice(0, shown).map(({ path, expected, received }) => {
    const sentence = `expected ${expected}, got ${received}`
    return path === '' ? sentence : `${path}: ${sentence}`
  })
  if (lines.length === 1) return lines[0] ?? ''
  if (issues.length > shown) lines.push(`… and ${issues.length - shown} more`)
  return [`${issues.length} mistakes`, ...lines].join('\n  ')
}

/**
 * Describes a value in one short line. The contents of lists and objects are left out: aliases can make them
 * endless.
 */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string')
    return value.length > 80 ? `${JSON.stringify(value.slice(0, 80))}…` : JSON.stringify(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

/**
 * Returns the path of a member. Question ids contain dots, so only names with other special characters are
 * put in brackets.
 */
export function memberPath(path: string, name: string): string {
  if (!/^[\w$.-]{1,60}$/.test(name)) return `${path}[${describe(name)}]`
  return path === '' ? name : `${path}.${name}`
}
