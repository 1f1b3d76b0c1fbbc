import { isObject } from '../core/match.ts'
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
  /** What the response to a create calls the id, before that is proven. */
  | { kind: 'answered'; n: number; id: string }
  | { kind: 'created'; n: number; id: string; at?: string }
  | { kind: 'refused'; n: number; status: number }
  | { kind: 'unknown'; n: number; claimed: string }
  /** Made with other credentials than the run's, and not in the run's account. */
  | { kind: 'elsewhere'; n: number; id: string }
  /** Since a change that the run sent, it shows no marker. */
  | { kind: 'blank'; n: number }
  | { kind: 'deleted' | 'gone'; n: number }

/** What a run learnt of the account, for a cleanup after it. */
export type Note =
  /** Ids of records that were there before the first create, by the name of the member that shows them. */
  | { kind: 'there'; resource: Resource; ids: Ids }
  /** Whether a deletion took away what it was sent for, and nothing else. */
  | { kind: 'deletions'; resource: Resource; are: Deletions }

export type Ids = Readonly<Record<string, readonly string[]>>
export type Deletions = 'safe' | 'unsafe'

/** Reads a line: `torn` when it is no JSON, because a crash or a full disk cut it; undefined when it makes no sense. */
export function parseLine(line: string): Header | Entry | Note | 'torn' | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'torn'
  }
  if (!isObject(value)) return undefined
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
  if (!isObject(ids)) return undefined
  const lists = Object.entries(ids).map(([name, list]) => [name, Array.isArray(list) ? list.map(String) : []])
  return { kind: 'there', resource, ids: Object.fromEntries(lists) }
}

function headerOf(value: Record<string, unknown>): Header | undefined {
  const { version, run, baseUrl, time } = value
  if (version !== 2 || typeof run !== 'string' || !runPattern.test(run)) return undefined
  if (typeof baseUrl !== 'string' || typeof time !== 'string') return undefined
  return { kind: 'run', version, run, baseUrl, time }
}
