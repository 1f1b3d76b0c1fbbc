import type { FoundRequests, RecordedRequest } from '../../../src/client/index.ts'

/** The recorded requests that the page has, newest first. */
export interface JournalRows {
  rows: readonly RecordedRequest[]
  /** Requests that arrived while the list was not following, newest first. */
  waiting: readonly RecordedRequest[]
  /** The id of the last request that was read; undefined before the first response. */
  last: number | undefined
  /** How many requests arrived too fast to be read, as far as the journal of the server still had them. */
  skipped: number
}

/** How many rows the page holds. */
export const mostRows = 1000

/** How many requests one response of the control plane has at most. */
export const mostRead = 250

export const noRows: JournalRows = { rows: [], waiting: [], last: undefined, skipped: 0 }

/** Adds requests that the control plane returned for `after: known.last`. */
export function withFound(known: JournalRows, found: FoundRequests, isFollowing: boolean): JournalRows {
  const { last, requests, total } = found
  // The ids start again after the journal was deleted or the server was restarted.
  if (known.last !== undefined && last < known.last) return noRows
  if (requests.length === 0) return known.last === last ? known : { ...known, last }
  const missed = known.last === undefined ? 0 : Math.max(0, total - requests.length)
  const rows = { ...known, last, skipped: known.skipped + missed }
  if (!isFollowing) return { ...rows, waiting: latest([...requests, ...known.waiting]) }
  return shownAll({ ...rows, waiting: [...requests, ...known.waiting] })
}

/** Moves the waiting requests to the top of the list. */
export function shownAll(known: JournalRows): JournalRows {
  if (known.waiting.length === 0) return known
  return { ...known, rows: latest([...known.waiting, ...known.rows]), waiting: [] }
}

function latest(requests: RecordedRequest[]): RecordedRequest[] {
  return requests.slice(0, mostRows)
}
