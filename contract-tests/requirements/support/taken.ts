import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'

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
