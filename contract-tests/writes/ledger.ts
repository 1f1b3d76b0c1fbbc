import { existsSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { RunEnded } from '../core/ended.ts'
import { UsageError } from '../core/usage.ts'
import type { Resource } from './account.ts'
import { createLineFile, fileErrorCode, type LineFile, openLineFile, readLines } from './ledger-file.ts'
import {
  type Deletions,
  type Entry,
  type Ids,
  type LedgerHeader,
  type Note,
  parseLine,
} from './ledger-lines.ts'
import { applyEntry, entryOf, newEntry, type WriteOutcome, type Written } from './written.ts'

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
  settle(written: Written, outcome: WriteOutcome): void
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
    throw new UsageError(`The ledger ${file} already exists: clean up after its run, or choose another file`)
  const header: LedgerHeader = { kind: 'run', version: 2, run, baseUrl, time: new Date().toISOString() }
  return new FileLedger(file, header, { written: [], notes: [] }, () => {
    const lines = createLineFile(file)
    try {
      lines.append(JSON.stringify(header), true)
    } catch (error) {
      lines.close()
      rmSync(file, { force: true })
      throw new UsageError(`Failed to write the ledger ${file}: ${fileErrorCode(error)}`)
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
    throw new UsageError(`${file} is not a ledger: its first line names no run`)
  const written: Written[] = []
  const notes: Note[] = []
  for (const [index, line] of rest.entries()) {
    const entry = parseLine(line)
    if (entry === 'torn') continue
    if (entry?.kind === 'there' || entry?.kind === 'deletions') notes.push(entry)
    else if (entry === undefined || entry.kind === 'run' || !applyEntry(written, entry, header.run))
      throw new UsageError(`${file}:${index + 2} is not a line of a ledger`)
  }
  return new FileLedger(file, header, { written, notes }, () => openLineFile(file, isTorn))
}

/**
 * Lines that are flushed with the next create. If a power failure loses one, a cleanup looks for the record by its
 * marker, and deletes it only if it is proven to be ours.
 */
const outcomes: ReadonlySet<(Entry | Note)['kind']> = new Set([
  'answered',
  'created',
  'refused',
  'deleted',
  'gone',
])

/** The events that a ledger has so far. */
interface Known {
  written: Written[]
  notes: readonly Note[]
}

/** Removes a folder if it is empty. Another run may have its ledger there, or remove the folder at the same time. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(fileErrorCode(error))) throw error
  }
}

/** A ledger in a file, which is created or opened by `open` or the first line. */
class FileLedger implements Ledger {
  readonly file: string
  readonly run: string
  readonly baseUrl: string
  readonly there = new Map<Resource, Ids>()
  readonly deletions = new Map<Resource, Deletions>()
  readonly #written: Written[]
  readonly #openFile: () => LineFile
  #lines: LineFile | undefined

  constructor(file: string, header: LedgerHeader, { written, notes }: Known, openFile: () => LineFile) {
    this.file = file
    this.run = header.run
    this.baseUrl = header.baseUrl
    this.#written = written
    this.#openFile = openFile
    for (const note of notes) this.#take(note)
  }

  get written(): readonly Written[] {
    return this.#written
  }

  open(): void {
    this.#lines ??= this.#openFile()
  }

  create(resource: Resource, marker: string): Written {
    const n = this.#written.length + 1
    const time = new Date().toISOString()
    this.#append({ kind: 'create', n, resource, marker, time })
    const entry = newEntry(n, resource, marker, time)
    this.#written.push(entry)
    return entry
  }

  settle({ n }: Written, outcome: WriteOutcome): void {
    const entry = entryOf(n, outcome)
    applyEntry(this.#written, entry, this.run)
    this.#append(entry)
  }

  note(note: Note): void {
    this.#take(note)
    this.#append(note)
  }

  close(nothingLeft: boolean): void {
    this.#lines?.close()
    this.#lines = undefined
    if (!nothingLeft || !existsSync(this.file)) return
    rmSync(this.file, { force: true })
    const folder = dirname(this.file)
    if (folder === resolve('.shortlink-kit')) removeEmpty(folder)
  }

  #take(note: Note): void {
    if (note.kind === 'there') this.there.set(note.resource, note.ids)
    else this.deletions.set(note.resource, note.are)
  }

  #append(entry: Entry | Note): void {
    try {
      this.#lines ??= this.#openFile()
      this.#lines.append(JSON.stringify(entry), !outcomes.has(entry.kind))
    } catch (error) {
      const why =
        error instanceof UsageError ? error.message : `Failed to write to it: ${fileErrorCode(error)}`
      const exitCode = this.#written.length === 0 ? 2 : 3
      throw new RunEnded(`The ledger ${this.file} cannot be written: ${why}`, exitCode)
    }
  }
}

/**
 * Returns the end of the pointer at which records of a resource show their ids, such as `/id`. Undefined
 * before the first proven id.
 */
export function idPlaceOf({ written }: Ledger, resource: Resource): string | undefined {
  return written.find(entry => entry.resource === resource && entry.at !== undefined)?.at
}

/** Returns the ids of all records of a resource that the run ever created, in order of creation. */
export function ownIdsOf({ written }: Ledger, resource: Resource): string[] {
  return written.flatMap(({ resource: kind, id }) => (kind === resource && id !== undefined ? [id] : []))
}
