import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isEmpty, type JsonRecord, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { list } from '../../discover/reads.ts'
import { unlikeId } from '../../writes/ids.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { deletePixelInUse } from '../support/pixel-in-use.ts'
import { byName, type NamedSighting } from './by-name.ts'
import { assumed, ignoredOr, observed, recordOf, refusalStatus, tryLink, unseen } from './observe.ts'

type UnknownReference = Extract<Answers['references.unknown'], string | number>

/** Questions about references to records that do not exist, and about deleting pixels that are in use. */
export const assumedReferences: readonly AssumedRequirement[] = [
  assumed('references.unknown', 'write', observeReferences),
  assumed('pixels.delete.attached', 'write', observeAttached),
]

/**
 * Creates links with ids that no record should have: a deleted pixel, and a space and a domain with changed
 * ids.
 */
async function observeReferences(context: Context): Promise<Observation<Answers['references.unknown']>> {
  const sightings: NamedSighting<UnknownReference>[] = []
  const gone = await deletion(context, 'pixels').catch(error => {
    if (error instanceof Skipped) return undefined
    throw error
  })
  const tries: [name: string, fields: LinkInput][] = []
  if (gone !== undefined && !gone.readable) tries.push(['pixel_ids', { pixel_ids: [gone.id] }])
  const space = context.settings.spaceIds[0]
  if (space !== undefined) tries.push(['space_id', { space_id: unlikeId(space) }])
  const domain = context.settings.domainIds[0]
  if (domain !== undefined) tries.push(['domain_id', { domain_id: unlikeId(domain) }])
  for (const [name, fields] of tries) {
    const { exchange } = await tryLink(context, fields)
    sightings.push({ name, answer: ignoredOr(context, exchange), exchange })
  }
  return byName(sightings)
}

async function observeAttached(context: Context): Promise<Observation<Answers['pixels.delete.attached']>> {
  const { id, link, before, deleted } = await deletePixelInUse(context)
  if (deleted === undefined) return unseen('the link does not have the pixel', link.exchange)
  const status = refusalStatus(deleted)
  if (status !== undefined) return observed(status, link.exchange, deleted)
  const shown = await recordOf(context, 'links', link)
  const [wasUpdated, isUpdated] = [before.record, shown?.record].map(record => updateTime(context, record))
  const isTouched = wasUpdated !== undefined && isUpdated !== undefined && isUpdated !== wasUpdated
  const taken = (...evidence: Exchange[]): Observation<Answers['pixels.delete.attached']> =>
    // If the service stores times in whole seconds, both times may be equal although the link was updated.
    isTouched ? observed('touched', ...evidence) : { answer: 'detached', alike: ['touched'], evidence }
  const place = context.discovered.place('links', 'pixel_ids')
  if (shown === undefined || place?.proven !== true) {
    const listed = await list(context, 'links', { pixel_id: id })
    return listed.ids.includes(link.id)
      ? unseen('the link is still listed by the deleted pixel', deleted)
      : taken(deleted)
  }
  const raw = readPointer(shown.record, place.at) ?? null
  const text = textOf(raw) ?? JSON.stringify(raw)
  return text.includes(id) && !isEmpty(raw)
    ? unseen('the link still shows the deleted pixel', deleted, shown.exchange)
    : taken(deleted, shown.exchange)
}

/** Returns the time of a link's last update as the link shows it. Undefined if it does not show one. */
function updateTime({ discovered }: Context, record: JsonRecord | undefined): string | undefined {
  const place = discovered.derived('updated_at')
  return place && record && JSON.stringify(readPointer(record, place.at) ?? null)
}
