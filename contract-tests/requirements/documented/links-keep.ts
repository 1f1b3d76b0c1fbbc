import { Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import type { Input } from '../../discover/input.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented } from '../support/kit.ts'
import { partialUpdate } from '../support/partial-update.ts'

/**
 * An update that does not send a field must not change it. The alias is judged only on a server that keeps
 * most fields that are not sent. The domain is always judged, because updates have no domain field.
 */
export function keeps(name: 'domain_id' | 'alias'): DocumentedRequirement {
  return documented(
    `links.update.keeps-${name.replaceAll('_', '-')}`,
    `PUT /links/{id} leaves ${name} alone`,
    {
      source: '4.1',
      after: ['links.update.applied'],
      async run(context) {
        const { sent, kept, exchanges } = await partialUpdate(context)
        const held = kept.get(name)
        if (held === undefined) throw new Skipped(`whether links have ${name} cannot be seen`)
        if (name !== 'domain_id' && !keepsMost(kept, name))
          throw new Skipped('an update replaces the whole link here, what is not sent is lost')
        if (!held) throw broken(`${name} to stay ${brief(sent[name])}`, 'another one', exchanges.at(-1)!)
      },
    },
  )
}

/**
 * Whether an update that did not send them kept most of the fields, not counting the domain and one
 * exception.
 */
function keepsMost(kept: ReadonlyMap<keyof Input, boolean>, except: keyof Input): boolean {
  const others = [...kept].filter(([name]) => name !== except && name !== 'domain_id')
  return others.length === 0 || others.filter(([, held]) => held).length > others.length / 2
}
