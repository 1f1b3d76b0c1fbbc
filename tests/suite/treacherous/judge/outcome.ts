import type { Kind } from '../kinds/kind.ts'
import type { Server } from '../server/server.ts'
import type { Stored } from '../server/store.ts'

/** Something that a report or an output says is left behind. */
export interface Left {
  resource: string
  id?: string | undefined
  marker: string
}

/** What a command came to. */
export interface Ended {
  exitCode: number | null
  /** All that it said: report, events, standard output and standard error. */
  text: string
  /** Undefined where only the text tells. */
  leftBehind?: readonly Left[]
  /** The error of a call that threw. */
  threw?: unknown
}

/** What the judge looks at. */
export interface Outcome {
  kinds: readonly Kind[]
  server: Server
  ended: Ended
  /** The ledger's text; undefined when the file is gone. */
  ledger: string | undefined
  /** How many requests came in before the command began. */
  before: number
  durationMs: number
  limitMs: number
  /** Exit codes that a signal allows beside the usual ones. */
  alsoAllowed: readonly (number | null)[]
  /** Foreign changes and writes that no client could avoid at this moment: the number of the request that did them. */
  excused: readonly number[]
  /** Whether the moment, and not the client, is why records are left. */
  mayLeaveAny: boolean
  /** Whether the server keeps the document, so that a client that does nothing is of no use. */
  conforming: boolean
  /** Whether the client may refuse to run: exit code 2, and nothing named. */
  mayRefuse: boolean
  /** Whether the client followed redirects. */
  ledElsewhere: boolean
}

/** What was made through the interface and is still there. */
export function leftOn({ server }: Outcome): Stored[] {
  return server.store.all().filter(record => !record.foreign)
}

/** Whether the client says where a record is: in its report, its output, or a ledger that does not call it gone. */
export function isNamed(outcome: Outcome, record: Stored): boolean {
  const { leftBehind = [], text } = outcome.ended
  const markers = markersOf(record)
  const isMeant = ({ id, marker }: { id?: unknown; marker?: unknown }) =>
    String(id) === record.id || markers.includes(marker as string)
  const reported = leftBehind.some(left => left.resource === record.resource && isMeant(left))
  return reported || inText(text, markers) || inLedger(outcome.ledger, isMeant)
}

/** Markers in the form that made a record, and the run's word: `slk-5f3a9c21-0017`, `slk-5f3a9c21`. */
function markersOf({ form }: Stored): string[] {
  return [...new Set(form.match(/slk-[0-9a-f]{8}(-\d+)?/g)?.flatMap(marker => [marker, marker.slice(0, 12)]))]
}

/** Whether a line that says what is left behind has one of these words, and not only the beginning of a longer one. */
function inText(text: string, markers: readonly string[]): boolean {
  const words = markers.map(marker => new RegExp(`${marker}(?!-?\\d)`))
  return text.split('\n').some(line => /left behind/i.test(line) && words.some(word => word.test(line)))
}

function inLedger(ledger: string | undefined, isMeant: (line: Line) => boolean): boolean {
  const lines = (ledger ?? '').split('\n').flatMap(parsed)
  return lines.filter(isMeant).some(({ n }) => {
    const last = lines.findLast(line => line.n === n)
    return n !== undefined && last !== undefined && !['gone', 'refused'].includes(last.kind ?? '')
  })
}

/** What the judge knows of a ledger: lines of JSON with the number of a create, and what became of it. */
interface Line {
  n?: number
  kind?: string
  id?: unknown
  marker?: unknown
}

function parsed(line: string): Line[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
