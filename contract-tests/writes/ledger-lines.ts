import { isObject } from '../match.ts'
import type { Resource } from './account.ts'
import { markerPattern, runPattern } from './marks.ts'

/** The first line of a ledger: whose records the others are about, and where they are. */
export interface Header {
  kind: 'run'
  version: 2
  run: string
  /** With `/api/v1`. */
  baseUrl: string
  time: string
}

/** One line of a ledger: what is about to be created, and what became of it. */
export type Entry =
  | { kind: 'create'; n: number; resource: Resource; marker: string; time: string }
  | { kind: 'created'; n: number; id: string; at?: string }
  | { kind: 'refused'; n: number; status: number }
  | { kind: 'unknown'; n: number; claimed: string }
  | { kind: 'deleted' | 'gone'; n: number }

/** Reads a line: `torn` when it is no JSON, because a crash or a full disk cut it; undefined when it makes no sense. */
export function parseLine(line: string): Header | Entry | 'torn' | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'torn'
  }
  if (!isObject(value)) return undefined
  if (value.kind === 'run') return headerOf(value)
  const { kind, n } = value
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1) return undefined
  switch (kind) {
    case 'create': {
      const { resource, marker, time } = value
      if (resource !== 'links' && resource !== 'pixels') return undefined
      if (typeof marker !== 'string' || !markerPattern.test(marker)) return undefined
      return { kind, n, resource, marker, time: typeof time === 'string' ? time : '' }
    }
    case 'created': {
      const { id, at } = value
      if (typeof id !== 'string') return undefined
      return { kind, n, id, ...(typeof at === 'string' && at.startsWith('/') && { at }) }
    }
    case 'refused':
      return typeof value.status === 'number' ? { kind, n, status: value.status } : undefined
    case 'unknown':
      return typeof value.claimed === 'string' ? { kind, n, claimed: value.claimed } : undefined
    case 'deleted':
    case 'gone':
      return { kind, n }
    default:
      return undefined
  }
}

function headerOf(value: Record<string, unknown>): Header | undefined {
  const { version, run, baseUrl, time } = value
  if (version !== 2 || typeof run !== 'string' || !runPattern.test(run)) return undefined
  if (typeof baseUrl !== 'string' || typeof time !== 'string') return undefined
  return { kind: 'run', version, run, baseUrl, time }
}
