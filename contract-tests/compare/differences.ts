import { isDeepStrictEqual } from 'node:util'
import { readPointer } from '../../src/documents/pointer.ts'
import { leavesOf } from '../core/match.ts'
import type { Normal } from './normalise.ts'

/** The part of a response in which the two sides differ. */
export type Part = 'status' | 'header' | 'records' | 'structure' | 'values'

/** One difference between a response of the server and the mock's. */
export interface FoundDifference {
  part: Part
  /** A header's name, or a JSON pointer into the body with `*` for a list index. Empty for a status. */
  at: string
  /** Undefined if that side has no value at this place. */
  server: unknown
  twin: unknown
}

/**
 * Returns the differences between two responses, each place once.
 * @param items the JSON pointer of the records in a list
 */
export function differencesOf(server: Normal, twin: Normal, items: string): FoundDifference[] {
  const found: FoundDifference[] = []
  if (server.status !== twin.status) {
    // Other differences follow from the status and add no information.
    return [{ part: 'status', at: '', server: server.status, twin: twin.status }]
  }
  for (const name of new Set([...Object.keys(server.headers), ...Object.keys(twin.headers)])) {
    const [one, other] = [server.headers[name], twin.headers[name]]
    if (!isDeepStrictEqual(one, other)) found.push({ part: 'header', at: name, server: one, twin: other })
  }
  const sameRecords = isDeepStrictEqual(server.records, twin.records)
  if (!sameRecords) found.push({ part: 'records', at: items, server: server.records, twin: twin.records })
  if (server.rows !== twin.rows) {
    const written = ({ rows }: Normal) =>
      rows === undefined ? '{an array}' : `{an object of rows by ${rows}}`
    found.push({ part: 'structure', at: items, server: written(server), twin: written(twin) })
  }
  // If two lists hold different records, only the rest of the bodies can be compared.
  const ignored = sameRecords ? undefined : items
  return [...found, ...inBodies(server.body, twin.body, ignored)]
}

function inBodies(server: unknown, twin: unknown, ignored: string | undefined): FoundDifference[] {
  if ((server === undefined || twin === undefined) && server !== twin) {
    return [
      {
        part: 'structure',
        at: '',
        server: server === undefined ? undefined : '{a body}',
        twin: twin === undefined ? undefined : '{a body}',
      },
    ]
  }
  const found = new Map<string, FoundDifference>()
  const pointers = new Set([...leavesOf(server), ...leavesOf(twin)].map(leaf => leaf.pointer))
  for (const pointer of pointers) {
    if (ignored !== undefined && (ignored === '' || pointer.startsWith(`${ignored}/`) || pointer === ignored))
      continue
    const [one, other] = [readPointer(server, pointer), readPointer(twin, pointer)]
    if (isDeepStrictEqual(one, other)) continue
    const at = pointer.replace(/\/\d+(?=\/|$)/g, '/*')
    const part = kindOf(one) === kindOf(other) ? 'values' : 'structure'
    if (!found.has(at)) found.set(at, { part, at, server: one, twin: other })
  }
  return [...found.values()]
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
