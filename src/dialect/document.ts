import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import type { DialectIssue } from './errors.ts'

/** The number of aliases (`*name`) that are resolved. A text with more is rejected as an alias bomb. */
const maxAliases = 100

/** The length of the longest text that is parsed. A dialect with all its evidence has about 1 % of it. */
const maxLength = 1024 * 1024

/** Replacements for parser messages that mention the parser's options, by error code. */
const inOurWords: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a second document',
  NON_STRING_KEY: 'a key that is not a text',
}

/**
 * Parses a YAML or JSON text. Returns the data, or what is wrong with the text. Duplicate keys are a mistake
 * in both languages.
 */
export function readDocument(content: string | Uint8Array): { value: unknown } | { issues: DialectIssue[] } {
  if (content.length > maxLength) return failed('at most 1 MiB', `${content.length} characters`)
  const text = typeof content === 'string' ? content.replace(/^\uFEFF/, '') : decoded(content)
  if (text === undefined) return failed('text in UTF-8', 'bytes that are none')
  if (text.includes('\0')) return failed('text', 'a NUL character')
  try {
    return parseText(text)
  } catch (cause) {
    // An alias without its anchor, too many aliases, an alias inside itself, or too many levels. The parser
    // does not report the place of these errors.
    if (cause instanceof ReferenceError || cause instanceof RangeError || cause instanceof TypeError) {
      return failed('aliases and nesting that can be resolved', `an error: ${firstLine(cause.message)}`)
    }
    throw cause
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parseText(text: string): { value: unknown } | { issues: DialectIssue[] } {
  const lineCounter = new LineCounter()
  // Always use the core schema, even if a %YAML directive names another, and no tags: dates stay texts, and
  // every value is a JSON value.
  const document = parseDocument(text, {
    schema: 'core',
    resolveKnownTags: false,
    stringKeys: true,
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  })
  // JSON may be indented with tabs, which YAML forbids: errors of the YAML parser do not count for valid
  // JSON.
  const json = parsedJson(text)
  const mistakes = [...document.errors, ...document.warnings].filter(
    ({ code }) => json === undefined || code === 'DUPLICATE_KEY',
  )
  // The parser turns a stack overflow of its own into an error of the document.
  const overflow = mistakes.find(({ message }) => message.startsWith('Maximum call stack'))
  if (overflow !== undefined) throw new RangeError('too many levels')
  if (mistakes.length > 0) {
    const places = new Map<string, DialectIssue>()
    for (const { pos, code, message } of mistakes) {
      const { line, col } = lineCounter.linePos(pos[0])
      const path = `${line}:${col}`
      const received = inOurWords[code] ?? `an error: ${firstLine(message)}`
      if (!places.has(path)) places.set(path, { path, expected: 'YAML or JSON', received })
    }
    return { issues: [...places.values()] }
  }
  // A JSON round trip copies what aliases share, and throws on an alias inside itself.
  return (
    json ?? {
      value: JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: maxAliases }) ?? null)) as unknown,
    }
  )
}

function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function failed(expected: string, received: string): { issues: DialectIssue[] } {
  return { issues: [{ path: '', expected, received }] }
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}
