import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import { SeedError } from './errors.ts'

/** Aliases (`*name`) that are followed before the text is taken for one that is made to explode. */
const MAX_ALIASES = 1000

/** Where the parser's own words speak of its options. */
const inOurWords: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a second document',
  NON_STRING_KEY: 'a key that is no text',
}

/**
 * The data in a JSON or YAML text. Throws a SeedError that names line and column where it can be read as neither.
 * JSON goes to the platform's parser, which is seventy times as fast; with it the last of two equal keys counts, whereas
 * in YAML they are a mistake.
 */
export function readDocument(text: string, sourceName: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not JSON: YAML, then, whose parser also says where a broken JSON text breaks.
    return readYaml(text, sourceName)
  }
}

function readYaml(text: string, sourceName: string): unknown {
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
    // An alias without its anchor, too many of them, or levels without end: the parser gives no place for these.
    if (!(cause instanceof ReferenceError || cause instanceof RangeError)) throw cause
    const issue = {
      path: '',
      expected: 'aliases and levels that can be followed',
      received: `an error: ${cause.message}`,
    }
    throw new SeedError(sourceName, [issue], { cause })
  }
}
