import type { Draw } from '../strangers/grammar/index.ts'
import type { Mutant } from './mutant.ts'

interface Rule {
  reason: string
  covers(mutant: Mutant): boolean
}

const fieldOf = ({ id }: Mutant) => /\.(?:create|update)\.(\w+):/.exec(id)?.[1] ?? ''
const ends = ({ id }: Mutant, ...names: readonly string[]) => names.some(name => id.endsWith(`:${name}`))
const isAddress = (field: string) => /^(url|expiration_url|country|platform|language|rotation)$/.test(field)

/** Behaviour that the document does not promise. A mutant that a rule covers is not run. */
const rules: readonly Rule[] = [
  {
    reason: 'an address is written in ASCII (RFC 3986)',
    covers: mutant => isAddress(fieldOf(mutant)) && ends(mutant, 'ascii-alone', 'emoji-lost'),
  },
  {
    reason: 'which characters an alias may have, and how many, is open (links.alias.rule)',
    covers: mutant =>
      fieldOf(mutant) === 'alias' &&
      !ends(
        mutant,
        'dropped',
        'refused',
        'in-lower-case',
        'in-upper-case',
        'first-character-lost',
        'last-character-lost',
      ),
  },
  {
    reason: 'how long the name of a pixel may be is open',
    covers: mutant =>
      mutant.resource === 'pixels' && fieldOf(mutant) === 'name' && ends(mutant, 'cut-at-100'),
  },
  {
    reason: 'the pixels of a link have no documented order (2.1)',
    covers: mutant => fieldOf(mutant) === 'pixel_ids' && ends(mutant, 'values-turned-round'),
  },
  {
    reason: 'on create, disabled and privacy are 0 by default (2.1)',
    covers: ({ id }) => /^links\.create\.(disabled|privacy):0:dropped$/.test(id),
  },
  {
    reason: 'the identifiers of the pixel types are ASCII',
    covers: mutant => fieldOf(mutant) === 'value' && ends(mutant, 'ascii-alone', 'emoji-lost'),
  },
]

/** Why a mutant breaks nothing that is documented. Undefined if it breaks something. */
export function equivalenceOf(mutant: Mutant): string | undefined {
  return rules.find(rule => rule.covers(mutant))?.reason
}

const rows = /^(country|platform|language|rotation)$/

/** Mutants that also send the fields of one pixel for another pixel. */
const sendsTwice = /^pixels\.(create\.(twice|changes-the-oldest)|update\.(to-a-neighbour-too|makes-a-copy))$/

/** Why a mutant cannot be observed on a service. Undefined if it can. */
export function hiddenOn(draw: Draw, mutant: Mutant): string | undefined {
  const field = fieldOf(mutant)
  const isHidden =
    (field === 'privacy' && draw['link.privacy'] === 'hidden') ||
    (field === 'target_type' && draw['link.target'] === 'hidden') ||
    (/password$/.test(field) && draw['link.secrets'] === 'hidden') ||
    (rows.test(field) && draw['rows.place'] === 'hidden') ||
    (field === 'value' && mutant.resource === 'pixels' && draw['pixel.value'] === 'hidden')
  const isImplied = field === 'target_type' && draw['target.implied'] === 'set-it'
  if (draw['link.target'] === 'flag' && field === 'target_type' && !ends(mutant, 'refused')) {
    const amongOthers = /:[124]:as-[124]$/.test(mutant.id)
    if (amongOthers || (isImplied && ends(mutant, 'dropped')))
      return 'the service shows only whether there is a target_type'
  }
  const neverExpires = draw['expiration.past'] === 'refused' && draw['expiration.no-clicks'] !== 'at-once'
  if (neverExpires && /^links\.list\.status=2:/.test(mutant.id) && !ends(mutant, 'refused'))
    return 'no client can create an expired link'
  const isOrder = ends(mutant, 'reversed', 'neighbours-swapped', 'ignored') || /:as-\w+$/.test(mutant.id)
  if (mutant.id.startsWith('links.list.sort_by=clicks:') && isOrder) {
    if (draw['link.clicks'] === 'hidden') return 'the service does not show clicks'
    if (draw['account.size'] === 0) return 'no link has been clicked, and clicks cannot be set'
  }
  if (draw['title.from'] === 'host-and-path' && /\.sort_by=(url:as-title|title:as-url)$/.test(mutant.id))
    return 'titles are addresses without their scheme, and have the same order'
  if (draw['update.mode'] === 'replaces' && /^links\.update\.(disabled|privacy):0:dropped$/.test(mutant.id))
    return 'fields that an update does not send get their defaults (update.partial)'
  if (isImplied && /\.target_type:[124]:dropped$/.test(mutant.id))
    return 'the list that is sent names the type (links.target-type.unsent)'
  if (draw['input.required'] === 'url-and-domain' && mutant.id === 'links.update.makes-a-copy')
    return 'a copy has no domain, and the service creates no link without one'
  if (draw['pixel.names'] === 'refused' && sendsTwice.test(mutant.id))
    return 'the service refuses two pixels of one name'
  // A refusal can be observed even if the field is not shown.
  return isHidden && !ends(mutant, 'refused') ? `the service does not show ${field}` : undefined
}
