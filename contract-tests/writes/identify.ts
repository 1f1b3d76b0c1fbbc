import type { Exchange } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import { leavesOf } from '../core/match.ts'
import { isNotFound } from '../core/not-found.ts'
import type { Resource } from './account.ts'
import { answered, idAt } from './foreign.ts'
import { type Identification, isAmbiguous, likelyPlaces } from './identification.ts'
import { candidatesIn, type IdCandidate, locationId } from './ids.ts'
import { idPlaceOf } from './ledger.ts'
import { recordsWith } from './marks.ts'
import { isNew } from './new-record.ts'
import { type OwnedRecord, prove } from './prove.ts'
import { isSearch, searches } from './searches.ts'
import { underShownId } from './shown-id.ts'
import type { Written } from './written.ts'

/** The result of a look for a new record. */
export interface Sighting {
  record?: OwnedRecord
  /** Whether a list shows the marker. */
  isListed: boolean
  /** Whether the list of the newest records contains the marker, even if its format cannot be read. */
  isShown: boolean
  /** Whether a value that may be its id could be read as the id of another record, so it was not tried. */
  isAmbiguous: boolean
  /** Whether the record was found only after a read of its id did not show it. */
  isLate?: boolean
  /** The response that shows another record, or none, under the id in `claimed`. */
  contrary?: Exchange | undefined
  /** The id that a response gives the new record, if it is not proven. */
  claimed?: string
}

/**
 * Finds the record of a create. Tries each value near the marker as its id: first those in the response to
 * the create, then those in the lists. The id is the value for which `GET /{resource}/{id}` shows the marker.
 */
export async function sight(
  context: Identification,
  entry: Written,
  created: Exchange | undefined,
): Promise<Sighting> {
  const { resource, marker } = entry
  const sighting: Sighting = { isListed: false, isShown: false, isAmbiguous: false }
  const tried = new Map<string, Exchange | undefined>()
  // Whether the record is shown under an id that is not its own. Then it proves no other id either.
  let isAnywhere = false

  async function first(candidates: readonly IdCandidate[]): Promise<OwnedRecord | undefined> {
    for (const { id, isOwn } of candidates) {
      if (isAnywhere) return undefined
      if (await isAmbiguous(context, resource, id)) {
        // Not counted as contrary: the server may read the id as ours or as somebody else's.
        sighting.isAmbiguous = true
        if (isOwn) sighting.claimed ??= id
        continue
      }
      if (!tried.has(id)) {
        const proof = await prove(
          context.read,
          { resource, marker, id },
          await likelyPlaces(context, resource),
        )
        if (proof.is === 'ours') {
          const record = await underShownId(context, proof.record)
          if (await isNew(context, entry, record)) return record
          isAnywhere = true
        }
        tried.set(id, proof.is === 'ours' ? proof.record.proof : proof.exchange)
      }
      if (!isOwn) continue
      sighting.claimed ??= id
      sighting.contrary ??= tried.get(id)
    }
    return undefined
  }

  if (created !== undefined) {
    const record = await first(candidatesOf(entry, created))
    if (record !== undefined) return found(record)
  } else if (entry.named !== undefined) {
    const record = await first([{ id: entry.named, isOwn: true }])
    if (record !== undefined) return found(record)
    // The record shows the marker, but other records do too, so it is unclear which one the create made.
    const proof = await prove(context.read, { resource, marker, id: entry.named })
    if (proof.is === 'ours') return { ...sighting, isListed: true, isShown: true }
  }
  for (const search of searches(resource, marker)) {
    const list = await answered(() => context.read(search))
    if (list === undefined || list.answer.status >= 300) continue
    const marked = recordsWith(list.answer.json, marker).filter(
      record =>
        record !== list.answer.json || isRecord(record, resource, idPlaceOf(context.ledger, resource)),
    )
    sighting.isListed ||= marked.length > 0
    // The response to a search may only echo the marker. In the plain list a marker is real, even if the
    // format of the list cannot be read.
    sighting.isShown ||= !isSearch(search) && carries(list.answer.text, marker)
    const record = await first(candidatesIn(marked, resource, marker))
    if (record !== undefined) return found(record)
  }
  const record = created && !isAnywhere ? await anonymous(context, entry, created) : undefined
  if (record === undefined) return sighting
  const { contrary, claimed } = sighting
  const isLate = contrary !== undefined && isNotFound(contrary) && record.id === claimed
  return { ...found(record), isLate }
}

function found(record: OwnedRecord): Sighting {
  return { record, isListed: true, isShown: true, isAmbiguous: false }
}

/**
 * Returns the record with the likeliest id in the response to a create. `absent` if no record has that id yet;
 * undefined if it is not proven to be new.
 */
export async function sightNamed(
  context: Identification,
  entry: Written,
  created: Exchange,
): Promise<OwnedRecord | 'absent' | undefined> {
  const id = likeliestId(context, entry, created)
  const { resource, marker } = entry
  if (id === undefined || (await isAmbiguous(context, resource, id))) return undefined
  const claim = { resource, marker, id }
  const proof = await prove(context.read, claim, await likelyPlaces(context, resource))
  if (proof.is !== 'ours') return proof.is === 'absent' ? 'absent' : undefined
  const record = await underShownId(context, proof.record)
  return (await isNew(context, entry, record)) ? record : undefined
}

/** Returns the likeliest id in the response to a create: that at the place where earlier records had theirs, if any. */
export function likeliestId(
  { ledger }: Pick<Identification, 'ledger'>,
  entry: Written,
  created: Exchange,
): string | undefined {
  const { resource } = entry
  const at = idPlaceOf(ledger, resource)
  const candidates = candidatesOf(entry, created)
  const shown = at === undefined ? undefined : idAt(created.answer.json, resource, at)
  return candidates.some(({ id }) => id === shown) ? shown : candidates[0]?.id
}

/**
 * Whether a body without a marked list is itself a record, and not the envelope of a list that echoes the
 * search text.
 */
function isRecord(body: unknown, resource: Resource, at: string | undefined): boolean {
  if (at === undefined) return true
  const outside = leavesOf(body).filter(({ pointer }) => !/\/\d+(\/|$)/.test(pointer))
  return outside.some(({ pointer }) => pointer.endsWith(at)) && idAt(body, resource, at) !== undefined
}

/** Returns the id that the response to a create gives the record, not yet proven. */
export function namedIn(entry: Written, created: Exchange): string | undefined {
  return candidatesOf(entry, created).find(({ isOwn }) => isOwn)?.id
}

function candidatesOf({ resource, marker }: Written, created: Exchange): IdCandidate[] {
  const { json } = created.answer
  // The marked elements may be rows inside a record. Its id is then in an object around them.
  const candidates = candidatesIn([...recordsWith(json, marker), json], resource, marker)
  const located = locationId(created)
  return located === undefined ? candidates : [{ id: located, isOwn: true }, ...candidates]
}

/**
 * Finds a new record that shows the word of the run but not its own marker, which a server may mask or cut.
 * The id is the one in the response, or else the only new one in the lists, at the place where the records
 * proven before show theirs.
 */
async function anonymous(
  context: Identification,
  entry: Written,
  created: Exchange,
): Promise<OwnedRecord | undefined> {
  const { read, ledger } = context
  const { resource } = entry
  const at = idPlaceOf(ledger, resource)
  const shown = at === undefined ? undefined : idAt(created.answer.json, resource, at)
  const id =
    locationId(created) ?? shown ?? (at === undefined ? undefined : await onlyNew(context, resource, at))
  if (id === undefined || (await isAmbiguous(context, resource, id))) return undefined
  const proof = await prove(read, { resource, id, marker: ledger.run, at })
  if (proof.is !== 'ours' || !(await isNew(context, entry, proof.record))) return undefined
  // A server that shows a new record late may have shown it just now, with its own marker.
  const own = await prove(read, { resource, id, marker: entry.marker, at })
  return own.is === 'ours' ? own.record : proof.record
}

/** Returns the id of the only listed record that shows the word of the run and is not in the ledger yet. */
async function onlyNew(
  { read, ledger }: Identification,
  resource: Resource,
  at: string,
): Promise<string | undefined> {
  const ids = new Set<string>()
  for (const search of searches(resource, ledger.run)) {
    const list = await answered(() => read(search))
    for (const record of recordsWith(list?.answer.json, ledger.run)) {
      const id = idAt(record, resource, at)
      const isKnown = ledger.written.some(entry => entry.resource === resource && entry.id === id)
      if (id !== undefined && !isKnown) ids.add(id)
    }
  }
  const [only] = ids
  return ids.size === 1 ? only : undefined
}
