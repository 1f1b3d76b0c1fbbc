import type { Kind } from '../kinds/kind.ts'
import type { Server } from '../server/server.ts'
import type { Stored } from '../server/store.ts'

/** A record that a report or an output calls left behind. */
export interface Left {
  resource: string
  id?: string | undefined
  marker: string
}

/** The result of a command. */
export interface Ended {
  exitCode: number | null
  /** All output: report, events, standard output and standard error. */
  text: string
  /** Undefined if only the text reports records that are left. */
  leftBehind?: readonly Left[]
  /** The error of a call that threw. */
  threw?: unknown
}

/** The facts that the rules judge. */
export interface Outcome {
  kinds: readonly Kind[]
  server: Server
  ended: Ended
  /** The text of the ledger. Undefined if the file does not exist. */
  ledger: string | undefined
  /** Number of requests before the command began. */
  before: number
  durationMs: number
  limitMs: number
  /** Exit codes that a signal allows besides the usual ones. */
  alsoAllowed: readonly (number | null)[]
  /** Foreign changes and writes that no client could avoid at this moment, by the number of their request. */
  excused: readonly number[]
  /** Whether records may be left because of the moment. */
  mayLeaveAny: boolean
  /** Whether the server conforms, so that the client must reach a verdict. */
  conforming: boolean
  /** Whether the client may refuse to run: exit code 2, and no records named. */
  mayRefuse: boolean
  /** Whether the client followed redirects. */
  ledElsewhere: boolean
}

/** Records that were created through the interface and still exist. */
export function leftOn({ server }: Outcome): Stored[] {
  return server.store.all().filter(record => !record.foreign)
}

/** Whether the client names a record: in its report, its output, or a ledger that does not call it gone. */
export function isNamed(outcome: Outcome, record: Stored): boolean {
  const { leftBehind = [], text } = outcome.ended
  const markers = markersOf(record)
  const isMeant = ({ id, marker }: { id?: unknown; marker?: unknown }) =>
    String(id) === record.id || markers.includes(marker as string)
  const reported = leftBehind.some(left => left.resource === record.resource && isMeant(left))
  return reported || inText(text, markers) || inLedger(outcome.ledger, isMeant)
}

/** The markers of a record and of its run, from its form: `slk-5f3a9c21-0017`, `slk-5f3a9c21`. */
function markersOf({ form }: Stored): string[] {
  return [...new Set(form.match(/slk-[0-9a-f]{8}(-\d+)?/g)?.flatMap(marker => [marker, marker.slice(0, 12)]))]
}

/** Whether a line about records that are left has one of these words as a whole word. */
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

/** Reads a ledger: lines of JSON with the number of a create, and its later states. */
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
