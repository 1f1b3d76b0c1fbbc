import { formatPointer, parsePointer } from '../../src/documents/pointer.ts'
import { leavesOf } from '../core/match.ts'
import type { Resource } from './account.ts'
import { pointersOf } from './ids.ts'
import { marksIn } from './marks.ts'

/**
 * Returns the pointers at which a record shows the word of a run, in objects that it already had before the
 * write. A new object may show a neighbour of ours, so the word in it does not prove a write to this record.
 */
export function marksOnRecord(
  json: unknown,
  before: string,
  { resource, id, at, run }: { resource: Resource; id: string; at: string; run: string },
): string[] {
  const holderIn = (document: unknown) =>
    pointersOf(document, resource, id)
      .filter(pointer => pointer.endsWith(at))
      .map(pointer => pointer.slice(0, -at.length))
      .sort((a, b) => a.length - b.length)[0]
  const marks = marksIn(json, run)
  const known = jsonOf(before)
  const [holder, knownHolder] = [holderIn(json), holderIn(known)]
  if (holder === undefined || knownHolder === undefined) return marks
  const parents = new Set(leavesOf(known).map(({ pointer }) => parentOf(pointer).slice(knownHolder.length)))
  return marks.filter(mark => parents.has(parentOf(mark).slice(holder.length)))
}

function parentOf(pointer: string): string {
  return formatPointer(parsePointer(pointer).slice(0, -1))
}

/** Parses the JSON text of a record in a snapshot. Undefined if the snapshot lacks the record. */
export function jsonOf(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}
