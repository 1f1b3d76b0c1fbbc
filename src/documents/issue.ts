/** One mistake in a document: its place, what was expected and what was received. */
export interface Issue {
  /**
   * The place in the data, such as `links[3].privacy`; `line:column` if the text could not be parsed; '' for
   * the whole document.
   */
  path: string
  /** Words that follow "expected". For an unknown name they include the similar name that is known. */
  expected: string
  received: string
}

/** How many mistakes a message lists, and whether in a line each. */
export interface MessageForm {
  shown: number
  isOneLine: boolean
}

/** Data from outside that cannot be used. The message lists the first mistakes and counts the rest. */
export abstract class DocumentError extends Error {
  abstract readonly code: string
  /** All mistakes. */
  readonly issues: Issue[]

  /** @param failure the sentence before the mistakes, such as "Failed to read the seed demo.yaml" */
  constructor(failure: string, issues: Issue[], form: MessageForm = { shown: 50, isOneLine: false }) {
    super(`${failure}: ${formatIssues(issues, form)}`)
    this.issues = issues
  }
}

function formatIssues(issues: Issue[], { shown, isOneLine }: MessageForm): string {
  const lines = issues.slice(0, shown).map(({ path, expected, received }) => {
    const sentence = `expected ${expected}, got ${received}`
    return path === '' ? sentence : `${path}: ${sentence}`
  })
  const more = issues.length - lines.length
  if (isOneLine) return lines.join('; ') + (more > 0 ? ` (and ${more} more)` : '')
  if (issues.length === 1) return lines.join()
  if (more > 0) lines.push(`… and ${more} more`)
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

/** Describes a value without repeating it. */
export function describeSecret(value: unknown): string {
  if (typeof value === 'string') return 'a text'
  return typeof value === 'number' ? 'a number' : describe(value)
}

/**
 * Returns the path of a member. Question ids contain dots, so only names with other special characters are
 * put in brackets.
 */
export function memberPath(path: string, name: string): string {
  if (!/^[\w$.-]{1,60}$/.test(name)) return `${path}[${describe(name)}]`
  return path === '' ? name : `${path}.${name}`
}
