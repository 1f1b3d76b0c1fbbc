import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Resource } from './account.ts'
import { UsageError } from '../usage.ts'

/** One line of a ledger: what is about to be created, and what became of it. */
export type Entry =
  | { kind: 'create'; n: number; resource: Resource; marker: string; baseUrl: string; time: string }
  | { kind: 'created'; n: number; id: string }
  | { kind: 'refused'; n: number; status: number }
  | { kind: 'unknown'; n: number; reason: string; claimed?: string }
  | { kind: 'deleted'; n: number }
  | { kind: 'gone'; n: number }

/** One create of a run as its ledger tells it. */
export interface Written {
  n: number
  resource: Resource
  marker: string
  baseUrl: string
  /** `unknown` until its answer is in the ledger: it may have been made. `deleted` by the run, `gone` once that is sure. */
  state: 'created' | 'refused' | 'unknown' | 'deleted' | 'gone'
  id: string | undefined
  /** The id that an answer named, of a record that does not carry the marker: it may be anybody's. */
  claimed: string | undefined
}

/**
 * The write-ahead record of a run: one JSON line for each thing that happens to what it creates, on the disk before the
 * request is sent. It is the only source of ids that may be changed or deleted.
 */
export interface Ledger {
  readonly file: string
  readonly baseUrl: string
  /** Everything written so far, in order of creation. */
  readonly written: readonly Written[]
  /** Notes a create before it is sent. */
  create(resource: Resource, marker: string): Written
  /** Notes what became of it. */
  settle(
    written: Written,
    outcome: { id: string } | { status: number } | { reason: string; claimed?: string } | 'deleted' | 'gone',
  ): void
  /** Ends the writing; a ledger with nothing left in it goes away, with its folder if that is empty. */
  close(nothingLeft: boolean): void
}

/** Where the ledger of a run is kept unless the user says otherwise. */
export function defaultLedgerFile(run: string): string {
  return resolve('.shortlink-kit', `ledger-${run}.jsonl`)
}

/** A new ledger. Its file is made at the first create: a run that only reads leaves no trace. */
export function openLedger(file: string, baseUrl: string): Ledger {
  if (existsSync(file))
    throw new UsageError(`The ledger ${file} exists: clean up after that run, or name another`)
  return ledgerOf(file, baseUrl, [])
}

/** The ledger of a run that has ended, to be continued by a cleanup. A torn last line is what a crash left: it is cut. */
export function reopenLedger(file: string): Ledger {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`Failed to read the ledger ${file}: ${(error as NodeJS.ErrnoException).code}`)
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const written: Written[] = []
  for (const [index, line] of whole.split('\n').slice(0, -1).entries()) {
    if (!apply(written, parseEntry(line))) throw new UsageError(`${file}:${index + 1} is no line of a ledger`)
  }
  const baseUrl = written[0]?.baseUrl
  if (baseUrl === undefined) throw new UsageError(`The ledger ${file} names no create`)
  const descriptor = openSync(file, 'r+')
  ftruncateSync(descriptor, Buffer.byteLength(whole))
  closeSync(descriptor)
  return ledgerOf(file, baseUrl, written)
}

function parseEntry(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry
  } catch {
    return undefined
  }
}

/** Takes one entry into the account of what was written; false when it makes no sense. */
function apply(written: Written[], entry: Entry | undefined): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  if (entry.kind === 'create') {
    const { n, resource, marker, baseUrl } = entry
    if (typeof marker !== 'string' || (resource !== 'links' && resource !== 'pixels')) return false
    written.push({ n, resource, marker, baseUrl, state: 'unknown', id: undefined, claimed: undefined })
    return true
  }
  const one = written.find(candidate => candidate.n === entry.n)
  if (one === undefined) return false
  if (entry.kind === 'created') one.id = entry.id
  if (entry.kind === 'unknown') one.claimed = entry.claimed
  one.state = entry.kind
  return ['created', 'refused', 'unknown', 'deleted', 'gone'].includes(entry.kind)
}

function ledgerOf(file: string, baseUrl: string, written: Written[]): Ledger {
  let descriptor: number | undefined

  function append(entry: Entry): void {
    if (descriptor === undefined) {
      mkdirSync(dirname(file), { recursive: true })
      descriptor = openSync(file, 'a', 0o600)
    }
    writeSync(descriptor, `${JSON.stringify(entry)}\n`)
    fsyncSync(descriptor)
    apply(written, entry)
  }

  return {
    file,
    baseUrl,
    written,
    create(resource, marker) {
      const n = written.length + 1
      append({ kind: 'create', n, resource, marker, baseUrl, time: new Date().toISOString() })
      return written[n - 1]!
    },
    settle({ n }, outcome) {
      if (outcome === 'deleted' || outcome === 'gone') append({ kind: outcome, n })
      else if ('id' in outcome) append({ kind: 'created', n, id: outcome.id })
      else if ('status' in outcome) append({ kind: 'refused', n, status: outcome.status })
      else append({ kind: 'unknown', n, ...outcome })
    },
    close(nothingLeft) {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
      if (!nothingLeft) return
      rmSync(file, { force: true })
      const folder = dirname(file)
      if (folder === resolve('.shortlink-kit') && existsSync(folder) && readdirSync(folder).length === 0) {
        rmdirSync(folder)
      }
    },
  }
}
