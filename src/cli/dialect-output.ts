import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { changesBetween, withOlder } from '../../contract-tests/learn/changes.ts'
import { withoutKey } from '../../contract-tests/learn/without-key.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { DialectError, formatDialect } from '../dialect/file.ts'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { readDialectFile } from './dialect.ts'
import { errorCode } from './files.ts'

/**
 * Reads the dialect of an output file. Returns undefined if the file does not exist yet. Throws UsageError if
 * the file cannot be read or written.
 */
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

/** A learned dialect, and the file it is written to. */
export interface Output {
  file: string
  /** The dialect that the file contains already. */
  before: Dialect | undefined
  learned: Dialect
  /** The API key, which is removed from the dialect in the file. */
  apiKey: string
  /** Lines that are written to the file as comments. */
  notes?: readonly string[]
}

/**
 * Merges a learned dialect into its file and prints the changes. If the file cannot be written, prints the
 * dialect and returns false.
 */
export function saveDialect(
  { file, before: older, learned, apiKey, notes }: Output,
  say: (line: string) => void,
): boolean {
  let dialect = learned
  if (older !== undefined) {
    const { dialect: before, taken } = withoutKey(older, apiKey)
    for (const id of taken) say(`Removed from ${file}: ${id}, because it contained the API key`)
    const merged = withOlder(before, learned)
    dialect = merged.dialect
    for (const id of merged.fromOlder) say(`Kept ${id}: ${shown(before.answers[id])}, not observed this time`)
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
    // Print the dialect, so that the result is not lost.
    process.stdout.write(text)
    process.stderr.write(`Failed to write ${file}: ${errorCode(error)}. The dialect is printed instead.\n`)
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

/** Writes a file completely or not at all. */
function replaceFile(file: string, text: string): void {
  const fresh = freshFile(file)
  try {
    writeFileSync(fresh, text)
    renameSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** Checks that a file can be written, before anything is sent. Throws UsageError. */
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
