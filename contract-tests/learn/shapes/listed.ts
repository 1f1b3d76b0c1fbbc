import { isObject, isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import type { Resource } from '../../writes/account.ts'
import { pointersOf } from '../../writes/ids.ts'
import type { Place } from './fit/place.ts'
import { refitted } from './fit/refit.ts'
import { explains, type Sample } from './fit/sample.ts'
import type { ResponsePair } from './pairs.ts'

/** The shape of a record in lists, and the places that nothing explains. */
export interface ListedShape {
  shape: Json
  unexplained: Place['unexplained']
}

/** The shape and samples of a record outside lists, and the pointer of the records in a list. */
interface Known {
  resource: Resource
  shape: Json
  samples: readonly Sample[]
  items: string
  /** The markers of the records that this run created, by id. */
  markers: ReadonlyMap<string, string>
  changes: readonly Change[]
}

/** A write to a record. */
export interface Change {
  /** The time at which it was sent. */
  at: number
  resource: Resource
  /** The id of the record, if it is known. */
  id?: unknown
}

/** Learns how lists write a record. Undefined if they write it like a response about one record. */
export function listedShape(
  lists: readonly ResponsePair[],
  { shape, ...known }: Known,
  place: Pick<Place, 'scope' | 'otherwise'>,
): ListedShape | undefined {
  const rows = lists.flatMap(pair => rowsIn(pair, known))
  if (rows.length === 0 || explains(shape, rows, place.scope)) return undefined
  const unexplained: Place['unexplained'] = []
  const listed = print(parse(refitted(shape, rows, { ...place, path: [], unexplained }), place.scope))
  return isSame(listed, shape) ? undefined : { shape: listed, unexplained }
}

/** Returns the records of a list, each with the values from the last response about that record alone. */
function rowsIn(
  { exchange, records, sentAt, receivedAt }: ResponsePair,
  { resource, samples, items, markers, changes }: Omit<Known, 'shape'>,
): Sample[] {
  const rows = readPointer(exchange.answer.json, items)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row, index): Sample[] => {
    if (!isObject(row)) return []
    const text = JSON.stringify(row)
    const marked = [...markers].find(([, marker]) => text.includes(marker))?.[0]
    const id = marked ?? String(records[index]?.id ?? '')
    if (id === '' || pointersOf(row, resource, id).length === 0) return []
    const known = samples.findLast(({ values, at = 0 }) => String(values.id) === id && at <= receivedAt)
    if (known === undefined) return []
    const { at: shownAt = 0 } = known
    // Links change with their pixels, and pixels with the links that use them.
    const isOther = (change: Change) =>
      change.resource === resource && change.id !== undefined && String(change.id) !== id
    if (changes.some(change => change.at >= shownAt && change.at <= sentAt && !isOther(change))) return []
    // The record has not changed since, so a part that differs between the lists is volatile.
    return [{ of: `a row of ${id}`, values: known.values, json: row, at: receivedAt }]
  })
}
