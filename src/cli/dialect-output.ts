import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { changesBetween, withKept } from '../../contract-tests/learn/changes.ts'
import { withoutKey } from '../../contract-tests/learn/without-key.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { DialectError, formatDialect } from '../dialect/file.ts'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { readDialectFile } from './dialect.ts'
import { errorCode } from './files.ts'

/** The dialect in an output file; undefined if there is none yet. Throws UsageError if the file could not be written. */
export async function dialectIn(file: string): Promise<Dialect | undefined> {
  if (!existsSync(dirname(file)))
    throw new UsageError(`--output ${file}: there is no folder ${dirname(file)}`)
  checkWritable(file)
  if (!existsSync(file)) return undefined
  try {
    return await readDialectFile(file)
  } catch (error) {
    throw error instanceof DialectError ? new UsageError(error.message) : error
  }
}

/** What is written, and beside what. */
export interface Output {
  file: string
  /** The dialect that is in the file. */
  before: Dialect | undefined
  learned: Dialect
  /** Taken out of what is in the file. */
  apiKey: string
  /** Lines for people, in the file. */
  notes?: readonly string[]
}

/** Writes a learned dialect, and says what changes. Returns whether it could; otherwise the dialect is printed. */
export function saveDialect(
  { file, before: older, learned, apiKey, notes }: Output,
  say: (line: string) => void,
): boolean {
  let dialect = learned
  if (older !== undefined) {
    const { dialect: before, taken } = withoutKey(older, apiKey)
    for (const id of taken) say(`Taken out of ${file}: ${id}, which held the API key`)
    const merged = withKept(before, learned)
    dialect = merged.dialect
    for (const id of merged.kept) say(`Kept ${id}: ${shown(before.answers[id])}, not seen this time`)
    const changes = changesBetween(before, dialect)
    say(`${countOf(changes)} in ${file}${changes.length === 0 ? '.' : ':'}`)
    for (const { id, before: old, after } of changes) {
      const usual = Object.hasOwn(defaultAnswers, id)
        ? ` (${shown(defaultAnswers[id as keyof Answers])})`
        : ''
      const described = (answer: unknown) => (answer === undefined ? `left out${usual}` : shown(answer))
      say(`  ${id}: ${described(old)} -> ${described(after)}`)
    }
  }
  const text = formatDialect(dialect, undefined, notes)
  try {
    replaceFile(file, text)
  } catch (error) {
    // What was learned is not lost with the disk.
    process.stdout.write(text)
    process.stderr.write(`Failed to write ${file}, so that it is printed: ${errorCode(error)}\n`)
    return false
  }
  say(`Written to ${file}`)
  return true
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 change' : `${length} changes`
}

function shown(value: unknown): string {
  return JSON.stringify(value)
}

/** Writes a file whole or not at all. */
function replaceFile(file: string, text: string): void {
  const fresh = freshFile(file)
  try {
    writeFileSync(fresh, text)
    renameSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** Makes sure, before anything is sent, that a file can be written. Throws UsageError. */
function checkWritable(file: string): void {
  const fresh = freshFile(file)
  try {
    writeFileSync(fresh, '')
  } catch (error) {
    throw new UsageError(`--output ${file} cannot be written: ${errorCode(error)}`)
  } finally {
    rmSync(fresh, { force: true })
  }
}

function freshFile(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
}
