import type { Exchange, Reader } from '../core/exchange.ts'
import { leavesOf } from '../core/match.ts'
import type { Resource } from './account.ts'
import { answered, type Foreign, idAt } from './foreign.ts'
import { type Candidate, candidatesIn, isLikeOne, locationId, pathOf } from './ids.ts'
import { idPlaceOf, type Ledger, type Written } from './ledger.ts'
import { carries, marksIn, recordsWith } from './marks.ts'
import { type OwnedRecord, prove } from './prove.ts'
import { isSearch, searches } from './searches.ts'

/** What a look for a new record came to. */
export interface Sighting {
  record?: OwnedRecord
  /** Whether a list shows the marker. */
  isListed: boolean
  /** Whether the list of the newest records does, readable or not. */
  isShown: boolean
  /** The response that shows another record, or none, under what is called the record's id. */
  contrary?: Exchange | undefined
  /** What is called the record's id, where that is not proven. */
  claimed?: string
}

export interface Identification {
  read: Reader
  ledger: Ledger
  foreignOf(resource: Resource): Promise<Foreign>
  /** Resources of which a record was proven: ids there are what they seem. */
  trusted: Set<Resource>
}

/**
 * Finds the record that a create made: each value beside its marker is tried as its id, first those of the create's
 * response and then those of the lists, and it is the one with which `GET /{resource}/{id}` shows the marker.
 */
export async function sight(
  context: Identification,
  entry: Written,
  created: Exchange | undefined,
): Promise<Sighting> {
  const { resource, marker } = entry
  const sighting: Sighting = { isListed: false, isShown: false }
  const tried = new Map<string, Exchange | undefined>()

  async function first(candidates: readonly Candidate[]): Promise<OwnedRecord | undefined> {
    for (const { id, isOwn } of candidates) {
      if (!context.trusted.has(resource) && isLikeOne(id, await idsOfOthers(context, resource))) {
        // No contradiction either: it is ours, or theirs, as the server likes.
        if (isOwn) sighting.claimed ??= id
        continue
      }
      if (!tried.has(id)) {
        const proof = await prove(context.read, { resource, marker, id })
        if (proof.is === 'ours' && (await isNew(context, entry, proof.record))) return proof.record
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
    if (record !== undefined) return { record, isListed: true, isShown: true }
  } else if (entry.named !== undefined) {
    const record = await first([{ id: entry.named, isOwn: true }])
    if (record !== undefined) return { record, isListed: true, isShown: true }
    // It shows the marker, and others do too: nothing tells whose those are.
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
    // A search may only repeat what was asked for; a list that cannot be read shows the marker all the same.
    sighting.isShown ||= !isSearch(search) && carries(list.answer.text, marker)
    const record = await first(candidatesIn(marked, resource, marker))
    if (record !== undefined) return { record, isListed: true, isShown: true }
  }
  const record = created && (await anonymous(context, entry, created))
  return record === undefined ? sighting : { record, isListed: true, isShown: true }
}

/** Whether a body without a marked list is a record, and does not repeat in its lists' envelope what was searched for. */
function isRecord(body: unknown, resource: Resource, at: string | undefined): boolean {
  if (at === undefined) return true
  const outside = leavesOf(body).filter(({ pointer }) => !/\/\d+(\/|$)/.test(pointer))
  return outside.some(({ pointer }) => pointer.endsWith(at)) && idAt(body, resource, at) !== undefined
}

/** What the response to a create calls the id of the record. */
export function namedIn(entry: Written, created: Exchange): string | undefined {
  return candidatesOf(entry, created).find(({ isOwn }) => isOwn)?.id
}

function candidatesOf({ resource, marker }: Written, created: Exchange): Candidate[] {
  const { json } = created.answer
  // The marked elements may be rows of a record: then its id stands around them.
  const candidates = candidatesIn([...recordsWith(json, marker), json], resource, marker)
  const located = locationId(created)
  return located === undefined ? candidates : [{ id: located, isOwn: true }, ...candidates]
}

/**
 * A new record that shows the word of the run, and not its own marker, which a server may mask or cut: under the id that
 * the response names, or the one that is new in the lists, at the place where the records proven before show theirs.
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
  if (id === undefined) return undefined
  const proof = await prove(read, { resource, id, marker: ledger.run, at })
  if (proof.is !== 'ours' || !(await isNew(context, entry, proof.record))) return undefined
  return proof.record
}

/** The id of the only record that the lists show with the word of the run, and that the run does not know yet. */
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

/** Whether a record that shows a new marker is not one that was there before, under whatever id it is asked for. */
async function isNew(
  { read, ledger, foreignOf, trusted }: Identification,
  { resource, marker }: Written,
  record: OwnedRecord,
): Promise<boolean> {
  const foreign = await foreignOf(resource)
  if (record.at !== undefined && foreign.has(record.id, record.at)) return false
  if (!(await isAlone(read, ledger, record))) return false
  if (trusted.has(resource)) return true
  // A server that shows this record whatever it is asked for makes any value look like its id.
  const own = new Set(marksIn(record.proof.answer.json, marker))
  const { id } = record
  const neighbours = /^\d{1,15}$/.test(id) && Number(id) > 1 ? [String(Number(id) - 1)] : []
  const controls = [`${id}0nobody`, ...neighbours, ...foreign.idsAt(record.at ?? '/id').slice(0, 1)]
  for (const other of controls) {
    const control = await answered(() => read({ method: 'GET', path: pathOf(resource, other) }))
    // In the same place, that is: a record may hold what it shows of its neighbours.
    const marks =
      control !== undefined && control.answer.status < 300 ? marksIn(control.answer.json, marker) : []
    if (marks.some(mark => own.has(mark))) return false
  }
  trusted.add(resource)
  return true
}

async function idsOfOthers({ foreignOf }: Identification, resource: Resource): Promise<ReadonlySet<string>> {
  return new Set(Object.values((await foreignOf(resource)).idsByName()).flat())
}

/** Whether no other record of this run has the id: one that had it must be gone. */
async function isAlone(
  read: Reader,
  ledger: Ledger,
  { resource, id, marker }: OwnedRecord,
): Promise<boolean> {
  const before = ledger.written.filter(
    entry => entry.resource === resource && entry.id === id && entry.state === 'created',
  )
  for (const entry of before) {
    if (entry.marker === marker) continue
    for (const search of searches(resource, entry.marker)) {
      const list = await answered(() => read(search))
      if (list !== undefined && recordsWith(list.answer.json, entry.marker).length > 0) return false
    }
    ledger.settle(entry, 'gone')
  }
  return true
}
