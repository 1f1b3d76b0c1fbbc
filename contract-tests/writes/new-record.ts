import type { Reader } from '../core/exchange.ts'
import { answered } from './foreign.ts'
import type { Identification } from './identification.ts'
import { pathOf } from './ids.ts'
import type { Ledger } from './ledger.ts'
import { marksIn, recordsWith } from './marks.ts'
import type { OwnedRecord } from './prove.ts'
import { searches } from './searches.ts'
import type { Written } from './written.ts'

/**
 * Whether a record that shows a new marker did not exist before the run, and is not shown for other ids as
 * well.
 */
export async function isNew(
  { read, ledger, foreignOf, trusted }: Identification,
  { resource, marker }: Written,
  record: OwnedRecord,
): Promise<boolean> {
  const foreign = await foreignOf(resource)
  if (record.at !== undefined && foreign.has(record.id, record.at)) return false
  if (!(await isAlone(read, ledger, record))) return false
  if (trusted.has(resource)) return true
  // If a server shows this record for every id, any value looks like its id.
  const own = new Set(marksIn(record.proof.answer.json, marker))
  const { id } = record
  const number = Number(id)
  const neighbours = /^\d{1,15}$/.test(id) ? [String(number > 1 ? number - 1 : number + 1)] : []
  const controls = [`${id}0nobody`, ...neighbours, ...foreign.idsAt(record.at ?? '/id').slice(0, 1)]
  for (const other of controls) {
    const control = await answered(() => read({ method: 'GET', path: pathOf(resource, other) }))
    // Only marks in the same place count: a record may also contain data of its neighbours.
    const marks =
      control !== undefined && control.answer.status < 300 ? marksIn(control.answer.json, marker) : []
    if (marks.some(mark => own.has(mark))) return false
  }
  trusted.add(resource)
  return true
}

/**
 * Whether no other record of this run has the id. Another record of this run may have had it, but must be
 * gone.
 */
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
