import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { RunEnded } from '../core/ended.ts'
import { UsageError } from '../core/usage.ts'
import type { Resource } from './account.ts'
import { createLineFile, type LineFile, openLineFile, readLines } from './ledger-file.ts'
import { type Deletions, type Entry, type Header, type Ids, type Note, parseLine } from './ledger-lines.ts'

/** One create of a run with its outcome, as the ledger has it. */
export interface Written {
  n: number
  resource: Resource
  marker: string
  /** Just before it was sent: ISO 8601, UTC. */
  time: string
  /**
   * `unknown`: the record may exist, but is not proven. `elsewhere`: created with other credentials, in an
   * account that the run cannot read. `deleted`: the run deleted it. `gone`: it no longer exists for certain.
   */
  state: 'created' | 'refused' | 'unknown' | 'elsewhere' | 'deleted' | 'gone'
  /** The id in the response to the create. It may be wrong. */
  named: string | undefined
  /** The proven id. */
  id: string | undefined
  /** The end of the pointer at which the record shows its id. */
  at: string | undefined
  /**
   * The id in the response to a successful create whose record is not proven; "" if the response gives none.
   */
  claimed: string | undefined
  /**
   * Whether the record shows no marker since a change that the run sent, so that it looks like any other
   * record.
   */
  isBlank: boolean
}

/** The outcome of a create, or what happened to its record later. */
export type Outcome =
  | { named: string }
  | { elsewhere: string }
  | { id: string; at: string | undefined }
  | { status: number }
  | { claimed: string }
  | 'blank'
  | 'deleted'
  | 'gone'

/**
 * The write-ahead log of a run: one JSON line for each event in the life of the records that it creates. The
 * line of a create is on disk before the request is sent. Throws RunEnded if a line cannot be written, so a
 * create that is not in the ledger is not sent.
 */
export interface Ledger {
  readonly file: string
  readonly run: string
  readonly baseUrl: string
  /** All creates so far, in order. */
  readonly written: readonly Written[]
  /** Ids of the records that existed before the run's first create, by resource. */
  readonly there: ReadonlyMap<Resource, Ids>
  /** Whether deletions are safe, by resource, as far as the run has tried them. */
  readonly deletions: ReadonlyMap<Resource, Deletions>
  /** Creates the file, so that problems with it appear before anything is sent. Throws UsageError. */
  open(): void
  /** Writes a create to the ledger, before it is sent. */
  create(resource: Resource, marker: string): Written
  /** Writes the outcome of a create. In memory the outcome counts even if the line cannot be written. */
  settle(written: Written, outcome: Outcome): void
  /** Writes a fact that a cleanup needs. */
  note(note: Note): void
  /**
   * Closes the file. If nothing is left to clean up, deletes it, and the default folder too if that is then
   * empty.
   */
  close(nothingLeft: boolean): void
}

/** Returns the default path of a run's ledger. */
export function defaultLedgerFile(run: string): string {
  return resolve('.shortlink-kit', `ledger-${run}.jsonl`)
}

/**
 * Creates a ledger. The file is created only by `open` or the first line, so a run that only reads leaves no
 * trace. Throws UsageError if the file exists.
 */
export function newLedger(file: string, run: string, baseUrl: string): Ledger {
  if (existsSync(file))
    throw new UsageError(`The ledger ${file} exists: clean up after that run, or name another`)
  const header: Header = { kind: 'run', version: 2, run, baseUrl, time: new Date().toISOString() }
  return ledgerOf(file, header, { written: [], notes: [] }, () => {
    const lines = createLineFile(file)
    try {
      lines.append(JSON.stringify(header))
    } catch (error) {
      lines.close()
      rmSync(file, { force: true })
      throw new UsageError(`Failed to write the ledger ${file}: ${codeOf(error)}`)
    }
    return lines
  })
}

/** Reopens the ledger of an ended run for a cleanup. Ignores incomplete lines. Throws UsageError. */
export function reopenLedger(file: string): Ledger {
  const { lines, isTorn } = readLines(file)
  const [first = '', ...rest] = lines
  const header = parseLine(first)
  if (header === undefined || header === 'torn' || header.kind !== 'run')
    throw new UsageError(`${file} is no ledger: its first line names no run`)
  const written: Written[] = []
  const notes: Note[] = []
  for (const [index, line] of rest.entries()) {
    const entry = parseLine(line)
    if (entry === 'torn') continue
    if (entry?.kind === 'there' || entry?.kind === 'deletions') notes.push(entry)
    else if (entry === undefined || entry.kind === 'run' || !apply(written, entry, header.run))
      throw new UsageError(`${file}:${index + 2} is no line of a ledger`)
  }
  return ledgerOf(file, header, { written, notes }, () => openLineFile(file, isTorn))
}

/** Applies one entry to the list of creates. Returns false if the entry does not fit. */
function apply(written: Written[], entry: Entry, run: string): boolean {
  if (entry.kind === 'create') {
    const { n, resource, marker, time } = entry
    if (!marker.startsWith(`${run}-`)) return false
    written.push(newEntry(n, resource, marker, time))
    return true
  }
  const one = written.find(candidate => candidate.n === entry.n)
  if (one === undefined) return false
  if (entry.kind === 'answered') {
    one.named = entry.id
    return true
  }
  if (entry.kind === 'blank') {
    one.isBlank = true
    return true
  }
  if (entry.kind === 'created') Object.assign(one, { id: entry.id, at: entry.at })
  if (entry.kind === 'unknown') one.claimed = entry.claimed
  if (entry.kind === 'elsewhere') one.claimed = entry.id
  one.state = entry.kind
  return true
}

function ledgerOf(
  file: string,
  header: Header,
  { written, notes }: { written: Written[]; notes: readonly Note[] },
  make: () => LineFile,
): Ledger {
  let lines: LineFile | undefined
  const { run, baseUrl } = header
  const there = new Map<Resource, Ids>()
  const deletions = new Map<Resource, Deletions>()

  function take(note: Note): void {
    if (note.kind === 'there') there.set(note.resource, note.ids)
    else deletions.set(note.resource, note.are)
  }
  for (const note of notes) take(note)

  function append(entry: Entry | Note): void {
    try {
      lines ??= make()
      lines.append(JSON.stringify(entry))
    } catch (error) {
      const why = error instanceof UsageError ? error.message : `Failed to write to it: ${codeOf(error)}`
      throw new RunEnded(`The ledger ${file} cannot be kept: ${why}`, written.length === 0 ? 2 : 3)
    }
  }

  return {
    file,
    run,
    baseUrl,
    written,
    there,
    deletions,
    open() {
      lines ??= make()
    },
    create(resource, marker) {
      const n = written.length + 1
      const time = new Date().toISOString()
      append({ kind: 'create', n, resource, marker, time })
      const entry = newEntry(n, resource, marker, time)
      written.push(entry)
      return entry
    },
    settle({ n }, outcome) {
      const entry = entryOf(n, outcome)
      apply(written, entry, run)
      append(entry)
    },
    note(note) {
      take(note)
      append(note)
    },
    close(nothingLeft) {
      lines?.close()
      lines = undefined
      if (!nothingLeft || !existsSync(file)) return
      rmSync(file, { force: true })
      const folder = dirname(file)
      if (folder === resolve('.shortlink-kit') && existsSync(folder) && readdirSync(folder).length === 0) {
        rmdirSync(folder)
      }
    },
  }
}

/**
 * Returns the end of the pointer at which records of a resource show their ids; undefined before the first
 * proven id.
 */
export function idPlaceOf({ written }: Ledger, resource: Resource): string | undefined {
  return written.find(entry => entry.resource === resource && entry.at !== undefined)?.at
}

/** Returns the ids of all records of a resource that the run ever created, in order of creation. */
export function ownIdsOf({ written }: Ledger, resource: Resource): string[] {
  return written.flatMap(({ resource: kind, id }) => (kind === resource && id !== undefined ? [id] : []))
}

function newEntry(n: number, resource: Resource, marker: string, time: string): Written {
  const nothing = { named: undefined, id: undefined, at: undefined, claimed: undefined, isBlank: false }
  return { n, resource, marker, time, state: 'unknown', ...nothing }
}

function entryOf(n: number, outcome: Outcome): Entry {
  if (typeof outcome === 'string') return { kind: outcome, n }
  if ('named' in outcome) return { kind: 'answered', n, id: outcome.named }
  if ('elsewhere' in outcome) return { kind: 'elsewhere', n, id: outcome.elsewhere }
  if ('claimed' in outcome) return { kind: 'unknown', n, claimed: outcome.claimed }
  if ('status' in outcome) return { kind: 'refused', n, status: outcome.status }
  const { id, at } = outcome
  return { kind: 'created', n, id, ...(at !== undefined && { at }) }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
