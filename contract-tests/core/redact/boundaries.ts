import { unescaped } from './unescaped.ts'

/** Maximum length of an escape, including an escape of an escape. */
const longestEscape = 24

const isWord = (character: string) => /[\w-]/.test(character)

/**
 * Whether a token can begin here: the character before is not a letter, a digit, `_` or `-`, nor an escape of
 * one. The `n` of `\n` may be a letter or the end of a line, so a token can begin after it.
 */
export function beginsToken(text: string, at: number): boolean {
  const before = text[at - 1]
  if (before === undefined) return true
  const near = text.slice(Math.max(0, at - longestEscape), at)
  if (isWord(before) && !/[\\%]/.test(near)) return false
  if (!isWord(before) && before !== ';') return true
  const { text: read, slashed } = unescaped(near)
  const last = read.at(-1) ?? ''
  return !isWord(last) || (slashed[read.length - 1] === 1 && 'bfnrt'.includes(last))
}

/**
 * Whether a token can end here: the next character is not a letter, a digit, `_` or `-`, nor an escape of
 * one.
 */
export function endsToken(text: string, at: number): boolean {
  const after = text[at]
  if (after === undefined) return true
  if (!/[\\%&]/.test(after)) return !isWord(after)
  const { text: read, slashed } = unescaped(text.slice(at, at + longestEscape))
  return !isWord(read[0] ?? '') || slashed[0] === 1
}
