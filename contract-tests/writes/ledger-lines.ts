import { markerPattern, runPattern } from '../core/marker.ts'
import { isJsonObject } from '../core/match.ts'
import type { Resource } from './account.ts'

/** The first line of a ledger: the run that wrote it, and the server that it wrote to. */
export interface LedgerHeader {
  kind: 'run'
  version: 2
  run: string
  /** Includes `/api/v1`. */
  baseUrl: string
  time: string
}

/** A line of a ledger about one create: that it is about to be sent, or its outcome. */
export type Entry =
  | { kind: 'create'; n: number; resource: Resource; marker: string; time: string }
  /** The id in the response to a create, before it is proven. */
  | { kind: 'answered'; n: number; id: string }
  | { kind: 'created'; n: number; id: string; at?: string }
  | { kind: 'refused'; n: number; status: number }
  | { kind: 'unknown'; n: number; claimed: string }
  /** Created with other credentials than the run's, and not in the run's account. */
  | { kind: 'elsewhere'; n: number; id: string }
  /** The record shows no marker since a change that the run sent. */
  | { kind: 'blank'; n: number }
  | { kind: 'deleted' | 'gone'; n: number }

/** A fact about the account that a cleanup after the run needs. */
export type Note =
  /** Ids of the records that existed before the first create, by the name of the member that shows them. */
  | { kind: 'there'; resource: Resource; ids: Ids }
  /** Whether deletions deleted only the records that they were sent for. */
  | { kind: 'deletions'; resource: Resource; are: Deletions }

export type Ids = Readonly<Record<string, readonly string[]>>
export type Deletions = 'safe' | 'unsafe'

/**
 * Parses a line. Returns `torn` if it is not JSON, because a crash or a full disk cut it; undefined if it is
 * not a valid entry.
 */
export function parseLine(line: string): LedgerHeader | Entry | Note | 'torn' | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'torn'
  }
  if (!isJsonObject(value)) return undefined
  if (value.kind === 'run') return headerOf(value)
  if (value.kind === 'there' || value.kind === 'deletions') return noteOf(value)
  const { kind, n } = value
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1) return undefined
  switch (kind) {
    case 'create': {
      const { resource, marker, time } = value
      if (!isResource(resource)) return undefined
      if (typeof marker !== 'string' || !markerPattern.test(marker)) return undefined
      return { kind, n, resource, marker, time: typeof time === 'string' ? time : '' }
    }
    case 'created': {
      const { id, at } = value
      if (typeof id !== 'string') return undefined
      return { kind, n, id, ...(typeof at === 'string' && at.startsWith('/') && { at }) }
    }
    case 'answered':
    case 'elsewhere':
      return typeof value.id === 'string' ? { kind, n, id: value.id } : undefined
    case 'refused':
      return typeof value.status === 'number' ? { kind, n, status: value.status } : undefined
    case 'unknown':
      return typeof value.claimed === 'string' ? { kind, n, claimed: value.claimed } : undefined
    case 'blank':
    case 'deleted':
    case 'gone':
      return { kind, n }
    default:
      return undefined
  }
}

function isResource(value: unknown): value is Resource {
  return value === 'links' || value === 'pixels'
}

function noteOf({ kind, resource, ids, are }: Record<string, unknown>): Note | undefined {
  if (!isResource(resource)) return undefined
  if (kind === 'deletions') return are === 'safe' || are === 'unsafe' ? { kind, resource, are } : undefined
  if (!isJsonObject(ids)) return undefined
  const lists = Object.entries(ids).map(([name, list]) => [name, Array.isArray(list) ? list.map(String) : []])
  return { kind: 'there', resource, ids: Object.fromEntries(lists) }
}

function headerOf(value: Record<string, unknown>): LedgerHeader | undefined {
  const { version, run, baseUrl, time } = value
  if (version !== 2 || typeof run !== 'string' || !runPattern.test(run)) return undefined
  if (typeof baseUrl !== 'string' || typeof time !== 'string') return undefined
  return { kind: 'run', version, run, baseUrl, time }
}
