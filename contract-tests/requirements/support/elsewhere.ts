import { readPointer } from '../../../src/documents/pointer.ts'
import { type JsonRecord, leavesOf, textOf } from '../../core/match.ts'
import { areRows } from '../../discover/input.ts'
import { type FieldPlace, type FieldValue, isTaken } from '../../discover/places.ts'
import { placesOfRows, rowPlaceOf } from '../../discover/row-places.ts'
import { rowsIn, sameRows } from '../../discover/rows.ts'

/**
 * Whether a record shows a value in another place than most records do. A place may depend on other fields:
 * `{"targeting": {"Country": [["DE", "https://…"]]}}`. Only long texts and rows can be distinguished from other values.
 */
export function isElsewhere(place: FieldPlace, record: JsonRecord, value: FieldValue): boolean {
  if (areRows(value)) {
    if (value.length === 0) return false
    const seen = [{ record, value }]
    const isApart = (at: string) => at !== '' && !isTaken(at, [place.at]) && !isTaken(place.at, [at])
    const areShown = (at: string) => {
      const rows = rowsIn(readPointer(record, at), rowPlaceOf(seen, at))
      // Without their keys, rows could be those of another list.
      return (
        sameRows(rows, value) &&
        rows.every(({ key }, nth) => key !== undefined || value[nth]?.key === undefined)
      )
    }
    return [...placesOfRows(seen).keys()].some(at => isApart(at) && areShown(at))
  }
  const isMissing = readPointer(record, place.at) === undefined
  if (!isMissing || place.kind !== 'text' || typeof value !== 'string' || value.length < 8) return false
  return leavesOf(record).some(leaf => textOf(leaf.value) === value)
}
