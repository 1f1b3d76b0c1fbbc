import type { Requirement } from '../requirement.ts'
import { createsAloneRequirements } from './around.ts'
import { assumedBodies } from './assumed-bodies.ts'
import { assumedErrors } from './assumed-errors.ts'
import { assumedFields } from './assumed-fields.ts'
import { assumedForm } from './assumed-form.ts'
import { assumedInput } from './assumed-input.ts'
import { assumedLinks } from './assumed-links.ts'
import { assumedLists } from './assumed-lists.ts'
import { assumedPrecedence } from './assumed-precedence.ts'
import { assumedRecords } from './assumed-records.ts'
import { assumedReferences } from './assumed-references.ts'
import { assumedState } from './assumed-state.ts'
import { assumedUpdates } from './assumed-updates.ts'
import { combinedRequirements } from './combined.ts'
import { httpRequirements } from './http.ts'
import { linkCreateRequirements, linkListedRequirements } from './links-create.ts'
import { deleteRequirements } from './links-delete.ts'
import { linkFilterRequirements } from './links-filters.ts'
import { readRequirements } from './links-read.ts'
import { linkSearchRequirements } from './links-search.ts'
import { linkSortRequirements } from './links-sort.ts'
import { linkUpdateRequirements } from './links-update.ts'
import { pageRequirements } from './list-pages.ts'
import { pixelRequirements } from './pixels.ts'
import { pixelListRequirements } from './pixels-list.ts'

/** Every requirement, in the order in which they are best read and run. */
export const requirements: readonly Requirement[] = [
  ...httpRequirements,
  ...linkCreateRequirements,
  ...linkListedRequirements,
  ...linkSortRequirements,
  ...linkSearchRequirements,
  ...linkFilterRequirements,
  ...linkUpdateRequirements,
  ...deleteRequirements,
  ...readRequirements,
  ...pixelRequirements,
  ...pixelListRequirements,
  ...pageRequirements,
  ...combinedRequirements,
  ...createsAloneRequirements,
  ...assumedForm,
  ...assumedRecords,
  ...assumedLists,
  ...assumedInput,
  ...assumedUpdates,
  ...assumedReferences,
  ...assumedBodies,
  ...assumedLinks,
  ...assumedState,
  ...assumedErrors,
  ...assumedFields,
  ...assumedPrecedence,
]
