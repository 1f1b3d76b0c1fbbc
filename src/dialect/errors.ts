import { DocumentError, type Issue } from '../documents/issue.ts'

/**
 * A dialect file that cannot be used.
 *
 * @example
 * ```ts
 * import { DialectError, parseDialect } from 'shortlink-kit/dialect'
 *
 * try {
 *   parseDialect('{ name: staging, answers: { errors.not-found: 200 OK } }', 'staging.yaml')
 * } catch (error) {
 *   if (!(error instanceof DialectError)) throw error
 *   console.log(error.issues[0]?.path) // answers.errors.not-found
 * }
 * ```
 */
export class DialectError extends DocumentError {
  override readonly name = 'DialectError'
  override readonly code = 'ERR_DIALECT'

  constructor(sourceName: string, issues: Issue[]) {
    super(`Failed to read the dialect ${sourceName}`, issues)
  }
}
