import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import type { DialectIssue } from './errors.ts'

/** Aliases (`*name`) that are followed before the text is taken for one that is made to explode. */
const maxAliases = 100

/** The longest text that is looked at: a dialect with all its evidence has a hundredth of it. */
const maxLength = 1024 * 1024

/** Where the parser's own words speak of its options. */
const inOurWords: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a second document',
  NON_STRING_KEY: 'a key that is no text',
}

/** The data in a YAML or JSON text, or what is wrong with the text. Equal keys are a mistake in both. */
export function readDocument(content: string | Uint8Array): { value: unknown } | { issues: DialectIssue[] } {
  if (content.length > maxLength) return failed('at most 1 MiB', `${content.length} characters`)
  const text = typeof content === 'string' ? content.replace(/^\uFEFF/, '') : decoded(content)
  if (text === undefined) return failed('text in UTF-8', 'bytes that are none')
  if (text.includes('\0')) return failed('text', 'a NUL character')
  try {
    return parseText(text)
  } catch (cause) {
    // An alias without its anchor, too many of them, one inside itself, or levels without end: no place is known.
    if (cause instanceof ReferenceError || cause instanceof RangeError || cause instanceof TypeError) {
      return failed('aliases and levels that can be followed', `an error: ${firstLine(cause.message)}`)
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
  // The core schema whatever a %YAML directive says, and no tags: dates stay text, and every value is one of JSON.
  const document = parseDocument(text, {
    schema: 'core',
    resolveKnownTags: false,
    stringKeys: true,
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  })
  // JSON may be indented with tabs, which YAML does not like.
  const json = parsedJson(text)
  const mistakes = [...document.errors, ...document.warnings].filter(
    ({ code }) => json === undefined || code === 'DUPLICATE_KEY',
  )
  // The parser catches what its own recursion throws.
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
  // Written and read once more, so that what aliases share is held once each, and an alias inside itself is found.
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
