import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import { SeedError } from './errors.ts'

/** The number of aliases (`*name`) that are resolved. A text with more is rejected as an alias bomb. */
const MAX_ALIASES = 1000

/** Replacements for parser messages that mention the parser's options, by error code. */
const inOurWords: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a second document',
  NON_STRING_KEY: 'a key that is not a text',
}

/**
 * Parses a JSON or YAML text. Throws a SeedError with line and column if it is neither. JSON is parsed by the
 * platform, which is seventy times as fast. Of duplicate keys in JSON the last one counts; in YAML they are a
 * mistake.
 */
export function readSeedDocument(text: string, sourceName: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not JSON. The YAML parser also reports where a broken JSON text breaks.
    return readYaml(text, sourceName)
  }
}

function readYaml(text: string, sourceName: string): unknown {
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
  const issues = [...document.errors, ...document.warnings].map(({ pos, code, message }) => {
    const { line, col } = lineCounter.linePos(pos[0])
    return {
      path: `${line}:${col}`,
      expected: 'YAML or JSON',
      received: inOurWords[code] ?? `an error: ${message}`,
    }
  })
  if (issues.length > 0) throw new SeedError(sourceName, issues)
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown
  } catch (cause) {
    // An alias without its anchor, too many aliases, or too many levels. The parser does not report the place
    // of these errors.
    if (!(cause instanceof ReferenceError || cause instanceof RangeError)) throw cause
    const issue = {
      path: '',
      expected: 'aliases and nesting that can be resolved',
      received: `an error: ${cause.message}`,
    }
    throw new SeedError(sourceName, [issue], { cause })
  }
}
