import { carries } from '../../core/marker.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { mustTouchNoOther, resources } from '../support/around.ts'
import { broken, documented, mustSucceed } from '../support/kit.ts'

/** Sections 4.1 and 4.2: a create adds one record and changes no other. */
export const createsAloneRequirements: readonly DocumentedRequirement[] = resources.map(resource =>
  documented(`${resource}.create.alone`, `POST /${resource} creates one record and changes no other`, {
    source: resource === 'links' ? '4.1' : '4.2',
    after: [`${resource}.create.stored`, `${resource}.list.shows-created`],
    run: context =>
      mustTouchNoOther(context, resource, async () => {
        const made = await create(context, resource, marker =>
          resource === 'links'
            ? { url: `${context.discovered.prefixes.links}alone-${marker}` }
            : { name: `${marker}-alone`, type: 'bing', value: `alone-${marker}` },
        )
        mustSucceed(made.exchange, 'a create')
        const { ids, records, exchange } = await list(context, resource, { per_page: '100' })
        const copies = ids.filter((id, index) => id !== made.id && carries(records[index], made.marker))
        if (made.id !== undefined && copies.length > 0)
          throw broken(
            'one new record',
            `${copies.length} more records with the same fields: ${copies.join(', ')}`,
            exchange,
          )
        return { exchange: made.exchange, own: made.id === undefined ? [] : [made.id] }
      }),
  }),
)
