import type { Answers } from '../../../src/generated/answers.ts'

/** Returns the form of aliases that a server generated. Undefined if no mock can generate such aliases. */
export function formOf(aliases: readonly string[]): Answers['links.alias.generated'] | undefined {
  // At least two words, and possibly a number.
  if (aliases.every(alias => /^[a-z]{3,}(-[a-z]{3,})+(-\d+)?$/i.test(alias))) return 'words'
  const lengths = aliases.map(alias => alias.length)
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  if (least < 3 || most > 32) return undefined
  return least === most ? least : { least, most }
}
