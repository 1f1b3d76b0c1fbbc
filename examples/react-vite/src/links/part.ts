import type { FieldErrors } from '../api/errors.ts'
import type { LinkDraft } from './draft.ts'

/** The props of each part of the link form. */
export interface PartProps {
  draft: LinkDraft
  change(changes: Partial<LinkDraft>): void
  errors: FieldErrors
}
