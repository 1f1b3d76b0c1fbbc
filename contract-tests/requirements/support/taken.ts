import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { showsValue } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'

/**
 * Returns the create of a link of discovery that the server accepted with a field, possibly with one value.
 * Undefined if there is none.
 * @param field as in the form: `alias`, `country[0][key]`
 */
export function acceptedWith({ discovered }: Context, field: string, value?: string): Exchange | undefined {
  const creates = discovered.madeLinks.map(({ created }) => created)
  return creates.find(({ request }) => {
    const sent = new URLSearchParams(request.body).get(field)
    return sent !== null && (value === undefined || sent === value)
  })
}

/**
 * Returns the alias of a link of discovery, as the link shows it, and the response that shows it. Undefined if
 * no link shows its alias.
 * @param domain only of a link that was created with this domain
 */
export async function aliasInUse(
  context: Context,
  domain?: string,
): Promise<{ alias: string; exchange: Exchange } | undefined> {
  const { discovered } = context
  const place = discovered.place('links', 'alias')
  if (place?.proven !== true) return undefined
  for (const { id, sent } of discovered.madeLinks) {
    const { alias } = sent
    if (alias === undefined || (domain !== undefined && sent.domain_id !== domain)) continue
    const { record, exchange } = await get(context, 'links', id)
    if (record !== undefined && showsValue(place, record, alias) === true) return { alias, exchange }
  }
  return undefined
}
