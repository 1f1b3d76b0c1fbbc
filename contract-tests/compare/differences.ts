import { isDeepStrictEqual } from 'node:util'
import { readPointer } from '../../src/dialect/pointer.ts'
import { leavesOf } from '../core/match.ts'
import type { Normal } from './normalise.ts'

/** What of an answer is another on the two sides. */
export type Part = 'status' | 'header' | 'records' | 'structure' | 'values'

/** One place in which an answer of the server and that of the mock are not alike. */
export interface Found {
  part: Part
  /** A header's name, or the JSON Pointer of a place in the body, with `*` for any index of a list. */
  at: string
  /** Undefined where that side has nothing there. */
  server: unknown
  twin: unknown
}

/** Everything in which two answers differ, each place once. `items` is where lists hold their records. */
export function differencesOf(server: Normal, twin: Normal, items: string): Found[] {
  const found: Found[] = []
  if (server.status !== twin.status) {
    // The rest follows from it, and says nothing of its own.
    return [{ part: 'status', at: '', server: server.status, twin: twin.status }]
  }
  for (const name of new Set([...Object.keys(server.headers), ...Object.keys(twin.headers)])) {
    const [one, other] = [server.headers[name], twin.headers[name]]
    if (!isDeepStrictEqual(one, other)) found.push({ part: 'header', at: name, server: one, twin: other })
  }
  const sameRecords = isDeepStrictEqual(server.records, twin.records)
  if (!sameRecords) found.push({ part: 'records', at: items, server: server.records, twin: twin.records })
  // Of lists with other records in them only the frames can be compared.
  const ignored = sameRecords ? undefined : items
  return [...found, ...inBodies(server.body, twin.body, ignored)]
}

function inBodies(server: unknown, twin: unknown, ignored: string | undefined): Found[] {
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
  const found = new Map<string, Found>()
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
