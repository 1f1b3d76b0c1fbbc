import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Input, LinkInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { get } from '../../discover/reads.ts'
import { fieldsIn } from './input-fields.ts'
import { mustSucceed, once } from './kit.ts'
import { richLink, richLinks } from './link-fixture.ts'
import { linkUrl } from './new-link.ts'
import { mustHold } from './stored.ts'

/** The result of an update that sends only the url, on a link that has a value in every field. */
interface PartialUpdate {
  id: string
  marker: string
  /** The fields that the link has if it lost none. */
  sent: LinkInput
  /**
   * Whether the link still has the value of a field, by field. Only fields that the link had before and shows
   * are included.
   */
  preserved: ReadonlyMap<keyof Input, boolean>
  exchanges: readonly [update: Exchange, get: Exchange]
}

export function partialUpdate(context: Context): Promise<PartialUpdate> {
  return once(context, 'partial update', async () => {
    const { id, marker, sent } =
      richLinks.take(context, 'links') ?? (await richLink(context, 'partial', true))
    const before = await heldOf(context, id, sent)
    const url = linkUrl(context, 'partially', marker)
    const changed = await update(context, 'links', id, { url })
    mustSucceed(changed, 'an update of only the url')
    const now = await heldOf(context, id, { ...sent, url })
    const preserved = new Map([...now].filter(([name]) => name !== 'url' && before.get(name) === true))
    const { exchange } = await get(context, 'links', id)
    return { id, marker, sent: { ...sent, url }, preserved, exchanges: [changed, exchange] }
  })
}

/**
 * Whether an update that sent only the url preserved most of the fields, not counting the domain and one
 * exception.
 */
export function preservesMost(
  { preserved }: Pick<PartialUpdate, 'preserved'>,
  except?: keyof Input,
): boolean {
  const others = [...preserved].filter(([name]) => name !== except && name !== 'domain_id')
  return others.length === 0 || others.filter(([, held]) => held).length > others.length / 2
}

/**
 * Returns, by field, whether a link has the value that was sent. Fields that cannot be seen are left out.
 * @param judged the fields to look at; by default all that were sent
 */
export async function heldOf(
  context: Context,
  id: string,
  sent: LinkInput,
  judged = sent,
): Promise<Map<keyof Input, boolean>> {
  const held = new Map<keyof Input, boolean>()
  for (const [name, value] of fieldsIn(judged)) {
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
