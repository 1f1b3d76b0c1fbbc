import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { formFields, type LinkInput } from '../../discover/input.ts'
import { createWhatIsTaken } from '../../discover/make.ts'
import { mustBeKnown, once, type Subject } from './kit.ts'
import { linkUrl } from './new-link.ts'
import { plainAlias } from './sample-values.ts'

/** A link, and the response to an update that sent a second domain for it. */
export interface DomainUpdate {
  link: Subject
  /** The domain in which the link was created. */
  first: string
  exchange: Exchange
}

/** Sends an update with `domain_id`, which is no field of updates (section 4.1). Throws Skipped without two domains. */
export function domainUpdate(context: Context): Promise<DomainUpdate> {
  return once(context, 'update with a domain', async () => {
    const [first, second] = context.settings.domainIds
    if (first === undefined || second === undefined)
      throw new Skipped('no second domain was given: pass two with --domain-id')
    // An alias belongs to a domain, so an update that sends both may also apply the domain.
    const fieldsOf = (marker: string) => ({
      url: linkUrl(context, 'domain', marker),
      alias: plainAlias('domain', marker),
      domain_id: first,
    })
    const { id, sent } = await createWhatIsTaken(context, fieldsOf, new Set())
    if (sent.domain_id !== first) throw new Skipped('no link could be created in the first domain')
    const link = { id: mustBeKnown(id, 'a link'), sent }
    const updateWith = (fields: LinkInput) =>
      context.account.update('links', link.id, formFields({ ...fields, domain_id: second }), { once: true })
    const exchange = await updateWith(sent)
    if (context.discovered.ok(exchange) || sent.alias === undefined) return { link, first, exchange }
    // It may be the alias that is refused.
    const { alias: _, ...others } = sent
    return { link, first, exchange: await updateWith(others) }
  })
}
