import type { FieldErrors } from '../api/errors.ts'
import type { LinkDraft } from './draft.ts'

/** What each part of the link form is given. */
export interface PartProps {
  draft: LinkDraft
  change(changes: Partial<LinkDraft>): void
  errors: FieldErrors
}
