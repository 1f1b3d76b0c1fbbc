import { parsePointer, readPointer } from '../../src/documents/pointer.ts'
import { textOf } from '../core/match.ts'
import { type Identification, isAmbiguous, likelyPlaces } from './identification.ts'
import { candidatesIn, isIdName, isResourceName, pointersOf } from './ids.ts'
import { idPlaceOf } from './ledger.ts'
import { type OwnedRecord, prove } from './prove.ts'

/**
 * Returns a record under the id that it shows, if it was read by another word for it, such as a slug in a Location header:
 * lists, filters and other records know it by its id. Returns it as it is if it cannot be read by that id.
 */
export async function underShownId(context: Identification, record: OwnedRecord): Promise<OwnedRecord> {
  const { resource, id, marker, at, proof } = record
  const { json } = proof.answer
  if (at === undefined || at === idPlaceOf(context.ledger, resource) || !isWord(json, record)) return record
  const other = candidatesIn([json], resource, marker).find(({ isOwn }) => isOwn)
  if (other === undefined || other.id === id || (await isAmbiguous(context, resource, other.id)))
    return record
  const claim = { resource, marker, id: other.id }
  const shown = await prove(context.read, claim, await likelyPlaces(context, resource))
  return shown.is === 'ours' ? shown.record : record
}

/** Whether a record shows this word for it in a member whose name does not mean an id, and that is no resource name. */
function isWord(json: unknown, { resource, id, at = '' }: OwnedRecord): boolean {
  if (isIdName(parsePointer(at).at(-1) ?? '', resource)) return false
  return pointersOf(json, resource, id).some(
    pointer => pointer.endsWith(at) && !isResourceName(textOf(readPointer(json, pointer)) ?? '', resource),
  )
}
