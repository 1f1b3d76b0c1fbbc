import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import type { Issue } from './issue.ts'
import { scanJson } from './json-scan.ts'
import { define } from './pointer.ts'

/** The size and the aliases that a document may have. A document that has more of them is rejected. */
export interface Limits {
  mebibytes: number
  /** The number of aliases (`*name`) that are resolved. */
  aliases: number
}

/** The data of a document, or what is wrong with its text. */
export type Document = { value: unknown } | { issues: Issue[] }

/** The number of levels that lists and objects may be nested. */
const deepest = 100

/** Replacements for messages of the YAML parser that are about its options or its terms, by error code. */
const inOurWords: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a second document',
  NON_STRING_KEY: 'a key that is not a text',
  DUPLICATE_KEY: 'a key that the object already has',
}

/**
 * Parses a YAML or JSON text. The data has no shared parts, and no more than 100 levels. Duplicate keys are a
 * mistake in both languages.
 */
export function readDocument(content: string | Uint8Array, { mebibytes, aliases }: Limits): Document {
  if (content.length > mebibytes * 1024 * 1024) {
    const unit = typeof content === 'string' ? 'characters' : 'bytes'
    return failed(`at most ${mebibytes} MiB`, `${content.length} ${unit}`)
  }
  const text = typeof content === 'string' ? content.replace(/^\uFEFF/, '') : decoded(content)
  if (text === undefined) return failed('text in UTF-8', 'bytes that are none')
  if (text.includes('\0')) return failed('text', 'a NUL character')
  // The platform parses JSON 70 times as fast as the YAML parser.
  const json = parsedJson(text)
  if (json !== undefined) return checkedJson(json, text)
  try {
    return parseYaml(text, aliases)
  } catch (cause) {
    // An alias without its anchor, too many aliases, an alias inside itself, or too many levels. The parser
    // does not report the place of these errors.
    if (!(cause instanceof ReferenceError || cause instanceof RangeError)) throw cause
    return failed('aliases and nesting that can be resolved', `an error: ${firstLine(cause.message)}`)
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function checkedJson(json: { value: unknown }, text: string): Document {
  const { repeated, levels } = scanJson(text)
  if (levels > deepest) return failed(`at most ${deepest} levels`, `${levels} levels`)
  if (repeated.length === 0) return json
  return {
    issues: issuesAt(
      text,
      repeated.map(offset => ({ offset, code: 'DUPLICATE_KEY', message: '' })),
    ),
  }
}

function parseYaml(text: string, aliases: number): Document {
  // Always use the core schema, even if a %YAML directive names another, and no tags: dates stay texts, and
  // every value is a JSON value.
  const document = parseDocument(text, {
    schema: 'core',
    resolveKnownTags: false,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })
  const mistakes = [...document.errors, ...document.warnings]
  // The parser turns a stack overflow of its own into an error of the document.
  if (mistakes.some(({ message }) => message.startsWith('Maximum call stack'))) throw tooDeep()
  if (mistakes.length === 0) return { value: copied(document.toJS({ maxAliasCount: aliases }) ?? null) }
  return {
    issues: issuesAt(
      text,
      mistakes.map(({ pos, code, message }) => ({ offset: pos[0], code, message })),
    ),
  }
}

/** Copies data, so that what aliases share becomes separate. */
function copied(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (level === deepest) throw tooDeep()
  if (Array.isArray(value)) return value.map(item => copied(item, level + 1))
  const copy: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) define(copy, name, copied(member, level + 1))
  return copy
}

function tooDeep(): RangeError {
  return new RangeError(`more than ${deepest} levels`)
}

/** Returns one issue for each place at which there are mistakes. */
function issuesAt(text: string, mistakes: { offset: number; code: ErrorCode; message: string }[]): Issue[] {
  const lines = new LineCounter()
  for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start)
  const places = new Map<string, Issue>()
  for (const { offset, code, message } of mistakes) {
    const { line, col } = lines.linePos(offset)
    const path = `${line}:${col}`
    const received = inOurWords[code] ?? `an error: ${firstLine(message)}`
    if (!places.has(path)) places.set(path, { path, expected: 'YAML or JSON', received })
  }
  return [...places.values()]
}

function failed(expected: string, received: string): Document {
  return { issues: [{ path: '', expected, received }] }
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}
