import { readPointer } from '../../src/documents/pointer.ts'
import type { Discovered } from './discovered.ts'
import { scalarOf } from './places.ts'

/** Returns the id of the domain that a link without one got. Undefined if links do not show it as it is sent. */
export function usualDomain(discovered: Discovered): string | undefined {
  const { bareLink, always } = discovered
  const place = discovered.place('links', 'domain_id')
  if (place?.proven !== true || place.spellings.size > 0 || always.domain_id !== undefined) return undefined
  const shown = bareLink?.proof ?? bareLink?.exchange
  const record = shown && discovered.record('links', shown)
  const text = record && scalarOf(readPointer(record, place.at), place)
  // An address ends with the id.
  return text?.split('/').at(-1)
}

/** Returns the domains of an account, the one of links without a domain first if the user has given only others. */
export function withUsual(given: readonly string[], usual: string | undefined): readonly string[] {
  return usual === undefined || usual === '' || given.includes(usual) ? given : [usual, ...given]
}
