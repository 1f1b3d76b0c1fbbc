import type { Answers } from '../generated/answers.ts'

const strict = /^Bearer ([\x21-\x7e]+)$/i
// The scheme may be missing, but is no key itself.
const lenient = /^\s*(?!Bearer\s*$)(?:Bearer\s+)?([\x21-\x7e]+)\s*$/i

/** The API key in an Authorization header (section 5), or undefined where there is none to be read. */
export function readKey(header: string | undefined, strictness: Answers['auth.header']): string | undefined {
  return header === undefined ? undefined : (strictness === 'strict' ? strict : lenient).exec(header)?.[1]
}
