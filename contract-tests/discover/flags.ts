import { textOf } from '../core/match.ts'

/**
 * Returns what a flag says, as a boolean, a number or a word: `true`, `1`, `"Y"`. A masked text, `"****"`, says that
 * something is set. Undefined if the value is no flag.
 */
export function flagOf(value: unknown): boolean | undefined {
  const word = textOf(value) ?? ''
  if (/^(true|1|y|yes|t|on|[*•●]{3,})$/i.test(word)) return true
  return /^(false|0|n|no|f|off)$/i.test(word) ? false : undefined
}
