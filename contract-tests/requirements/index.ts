import { combinedRequirements } from './documented/combined.ts'
import { createsAloneRequirements } from './documented/creates-alone.ts'
import { httpRequirements } from './documented/http.ts'
import { linkCalendarRequirement } from './documented/links-calendar.ts'
import { linkCreateRequirements, linkListedRequirements } from './documented/links-create.ts'
import { linkDeleteRequirements, pixelDeleteRequirements } from './documented/links-delete.ts'
import { filterPageRequirements } from './documented/links-filter-pages.ts'
import { filterPairRequirements } from './documented/links-filter-pairs.ts'
import { linkFilterRequirements } from './documented/links-filters.ts'
import { linkMidnightRequirements } from './documented/links-midnight.ts'
import { readRequirements } from './documented/links-read.ts'
import { linkSearchRequirements } from './documented/links-search.ts'
import { linkSecretRequirements } from './documented/links-secrets.ts'
import { linkSortRequirements } from './documented/links-sort.ts'
import { unchangedRequirement } from './documented/links-unchanged.ts'
import { linkUpdateRequirements } from './documented/links-update.ts'
import { pageRequirements } from './documented/list-pages.ts'
import { pixelRequirements } from './documented/pixels.ts'
import { pixelListRequirements } from './documented/pixels-list.ts'
import { existingJudges } from './existing/index.ts'
import { assumedBodies } from './observed/bodies.ts'
import { assumedErrors } from './observed/errors.ts'
import { assumedExpiration } from './observed/expiration.ts'
import { assumedFields } from './observed/fields.ts'
import { assumedForm } from './observed/form.ts'
import { assumedInput } from './observed/input.ts'
import { assumedKeys } from './observed/keys.ts'
import { assumedLinks } from './observed/links.ts'
import { assumedLists } from './observed/lists.ts'
import { assumedPrecedence } from './observed/precedence.ts'
import { assumedRecords } from './observed/records.ts'
import { assumedReferences } from './observed/references.ts'
import { assumedState } from './observed/state.ts'
import { assumedUpdates } from './observed/updates.ts'
import type { DocumentedRequirement, Requirement } from './requirement.ts'

const documentedRequirements: readonly DocumentedRequirement[] = [
  ...httpRequirements,
  ...linkCreateRequirements,
  ...linkListedRequirements,
  ...linkSortRequirements,
  ...linkSearchRequirements,
  ...linkFilterRequirements,
  ...filterPairRequirements,
  unchangedRequirement,
  ...linkMidnightRequirements,
  linkCalendarRequirement,
  ...linkUpdateRequirements,
  ...linkDeleteRequirements,
  ...readRequirements,
  ...linkSecretRequirements,
  ...pixelRequirements,
  ...pixelDeleteRequirements,
  ...pixelListRequirements,
  ...pageRequirements,
  ...filterPageRequirements,
  ...combinedRequirements,
  ...createsAloneRequirements,
]

/** Every requirement, in the order in which they are run and reported. */
export const requirements: readonly Requirement[] = [
  ...documentedRequirements.map(requirement => {
    const existing = existingJudges.get(requirement.id)
    return existing === undefined ? requirement : { ...requirement, existing }
  }),
  ...assumedForm,
  ...assumedRecords,
  ...assumedLists,
  ...assumedInput,
  ...assumedUpdates,
  ...assumedReferences,
  ...assumedBodies,
  ...assumedLinks,
  ...assumedExpiration,
  ...assumedState,
  ...assumedKeys,
  ...assumedErrors,
  ...assumedFields,
  ...assumedPrecedence,
]
