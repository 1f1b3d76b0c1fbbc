import type { Context } from '../context.ts'
import type { Input, LinkInput } from '../discover/input.ts'
import { update } from '../discover/make.ts'
import type { FieldValue } from '../discover/places.ts'
import { get } from '../discover/reads.ts'
import type { Exchange } from '../exchange.ts'
import { brief } from '../match.ts'
import { ContractBroken, type DocumentedRequirement, Skipped } from '../requirement.ts'
import { broken, documented, mustSucceed, once } from './kit.ts'
import { linkUrl } from './links-create.ts'
import { richLink } from './patient.ts'
import { mustHold } from './stored.ts'

/** An update without a field: a server that keeps what it is not sent keeps this too; a domain cannot even be sent. */
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

/** Whether the fields other than one were kept by an update that did not send them. */
function keepsMost(kept: ReadonlyMap<keyof Input, boolean>, except: keyof Input): boolean {
  const others = [...kept].filter(([name]) => name !== except && name !== 'domain_id')
  return others.length === 0 || others.filter(([, held]) => held).length > others.length / 2
}

/** What an update of the url alone keeps of a link that has everything. */
export interface PartialUpdate {
  sent: LinkInput
  /** Field that the link had -> whether it still has it; what cannot be seen is left out. */
  kept: ReadonlyMap<keyof Input, boolean>
  exchanges: readonly Exchange[]
}

export function partialUpdate(context: Context): Promise<PartialUpdate> {
  return once(context, 'partial update', async () => {
    const { id, marker, sent } = await richLink(context, 'partial')
    const before = await heldOf(context, id, sent)
    const url = linkUrl(context, 'partially', marker)
    const changed = await update(context, 'links', id, { url })
    mustSucceed(changed, 'an update of the url alone')
    const now = await heldOf(context, id, { ...sent, url })
    const kept = new Map([...now].filter(([name]) => name !== 'url' && before.get(name) === true))
    const { exchange } = await get(context, 'links', id)
    return { sent, kept, exchanges: [changed, exchange] }
  })
}

/** Which fields of a link are as they were sent, as far as it can be seen. */
export async function heldOf(
  context: Context,
  id: string,
  sent: LinkInput,
): Promise<Map<keyof Input, boolean>> {
  const held = new Map<keyof Input, boolean>()
  for (const [name, value] of Object.entries(sent) as [keyof Input, FieldValue][]) {
    try {
      await mustHold(context, 'links', { id, sent }, name, value)
      held.set(name, true)
    } catch (error) {
      if (error instanceof ContractBroken) held.set(name, false)
      else if (!(error instanceof Skipped)) throw error
    }
  }
  return held
}
