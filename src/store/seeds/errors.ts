import { DocumentError, type Issue } from '../../documents/issue.ts'

/** A seed file that cannot be used. */
export class SeedError extends DocumentError {
  override readonly name = 'SeedError'
  override readonly code = 'ERR_SEED'

  constructor(sourceName: string, issues: Issue[]) {
    super(`Failed to read the seed ${sourceName}`, issues)
  }
}
