import type { Answers } from '../generated/answers.ts'

type Reading = Answers['auth.header']

const patterns: Record<Reading, RegExp> = {
  strict: /^Bearer ([\x21-\x7e]+)$/i,
  exact: /^Bearer ([\x21-\x7e]+)$/,
  spaced: /^Bearer +([\x21-\x7e]+) *$/i,
  // The scheme may be missing. The word "Bearer" alone is not a key.
  lenient: /^\s*(?!Bearer\s*$)(?:Bearer\s+)?([\x21-\x7e]+)\s*$/i,
  last: /^.*Bearer ([\x21-\x2b\x2d-\x7e]+)(?:,.*)?$/,
}

/** Returns a reading that finds a key in an Authorization header, the strictest one first. */
export function readingOf(header: string | undefined): Reading | undefined {
  return (['strict', 'spaced', 'lenient', 'last'] as const).find(
    reading => readKey(header, reading) !== undefined,
  )
}

/** Reads the API key from an Authorization header (section 5). Returns undefined if there is none. */
export function readKey(header: string | undefined, reading: Reading): string | undefined {
  return header === undefined ? undefined : patterns[reading].exec(header)?.[1]
}
