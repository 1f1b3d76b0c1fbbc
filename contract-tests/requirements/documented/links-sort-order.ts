import { ascends, brief, type Direction, descends } from '../../core/match.ts'
import { broken } from '../support/kit.ts'
import type { OwnPart } from '../support/own-part.ts'

/** The sort key of each link, by id. */
export type KeyById = ReadonlyMap<string, string | number>

/** Whether the listed links are in the order of their keys. */
export function isOrdered(part: OwnPart, direction: Direction, keys: KeyById): boolean {
  return (direction === 'asc' ? ascends : descends)(keysIn(part, keys))
}

/** Returns the keys of the listed links, in the order listed. */
function keysIn({ ids }: OwnPart, keys: KeyById): (string | number)[] {
  return ids.flatMap(id => keys.get(id) ?? [])
}

/** Throws unless the listed links are in the order of their keys. */
export function mustBeOrdered(part: OwnPart, direction: Direction, keys: KeyById, wanted: string): void {
  if (isOrdered(part, direction, keys)) return
  const order = direction === 'asc' ? 'ascending' : 'descending'
  throw broken(`${wanted}, ${order}`, brief(keysIn(part, keys)), part.exchange)
}
