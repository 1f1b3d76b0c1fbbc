import type { Answers } from '../generated/answers.ts'
import type { Issue } from '../wire/issues.ts'

/** What came of reading the input of a create or update: changes to make, or why there are none. */
export type Reading<Entity> =
  | { changes: Partial<Entity> }
  | { issues: Issue[] }
  /** The request is refused as a whole. */
  | { refused: number; message: string }

/**
 * What an update that sends nothing comes to (question `links.update.empty-body`).
 * @param required the fields that it lacks, where the refusal names them
 */
export function emptyUpdate<Entity>(answers: Answers, required: readonly string[]): Reading<Entity> {
  const status = answers['links.update.empty-body']
  if (typeof status === 'string') return { changes: {} }
  if (answers['errors.fields']['links.update.empty-body'] && required.length > 0)
    return { issues: required.map(field => ({ field, status })) }
  return { refused: status, message: 'The update sends no field.' }
}
