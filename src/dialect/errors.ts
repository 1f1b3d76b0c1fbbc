/** One mistake in a dialect file: where it is, what would be right, what is there. */
export interface DialectIssue {
  /**
   * Place in the data, `answers.links.alias.unique.status`; in the text, `line:column`, where it could not be read;
   * '' is the whole.
   */
  path: string
  expected: string
  received: string
}

/** Mistakes that a message spells out; the rest are counted there and held in `issues`. */
const shown = 50

/** A dialect file that cannot be used. The message lists its mistakes: in one line if there is one, else a line each. */
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

/** A value in one short line. What lists and objects hold is left out: aliases can make it endless. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string')
    return value.length > 80 ? `${JSON.stringify(value.slice(0, 80))}…` : JSON.stringify(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

/** The path of a member: question ids hold dots themselves, so only what is no plain name stands in brackets. */
export function memberPath(path: string, name: string): string {
  if (!/^[\w$.-]{1,60}$/.test(name)) return `${path}[${describe(name)}]`
  return path === '' ? name : `${path}.${name}`
}
