import type { Answers } from '../generated/answers.ts'
import type { InputIssue } from '../wire/issues.ts'
import { remedyOf } from '../wire/remedies.ts'

/** The result of reading the input of a create or update: the changes, or the reason for a refusal. */
export type InputReading<Entity> =
  | { changes: Partial<Entity> }
  | { issues: InputIssue[] }
  /** The request is refused as a whole. */
  | { refused: number; message: string }

/**
 * Returns the result of reading an update without fields (question `links.update.empty-body`).
 * @param required the missing fields to name if the dialect's refusal names fields
 */
export function emptyUpdate<Entity>(answers: Answers, required: readonly string[]): InputReading<Entity> {
  const status = answers['links.update.empty-body']
  if (typeof status === 'string') return { changes: {} }
  if (answers['errors.fields']['links.update.empty-body'] && required.length > 0)
    return { issues: required.map(field => ({ field, status, remedy: remedyOf('links.update.empty-body') })) }
  return { refused: status, message: 'The update sends no field.' }
}
