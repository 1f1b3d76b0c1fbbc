import { everything } from '../../discover/facts.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { mustTouchNoOther, resources } from '../support/around.ts'
import { documented } from '../support/kit.ts'

/** Sections 4.1 and 4.2: a create adds one record and changes no other. */
export const createsAloneRequirements: readonly DocumentedRequirement[] = resources.map(resource =>
  documented(`${resource}.create.alone`, `POST /${resource} creates one record and changes no other`, {
    source: resource === 'links' ? '4.1' : '4.2',
    after: [`${resource}.create.stored`, `${resource}.list.shows-created`],
    discovers: everything,
    alone: true,
    run: context => mustTouchNoOther(context, `${resource}.create`),
  }),
)
