/** Returns the longest common prefix of the texts. */
export function commonStart([first = '', ...others]: readonly string[]): string {
  let length = 0
  while (length < first.length && others.every(text => text[length] === first[length])) length++
  return first.slice(0, length)
}

/** Returns what all texts begin and end with, each up to a character that is no letter and no digit. */
export function frameOf(texts: readonly string[]): [before: string, after: string] {
  const before = upToSign(commonStart(texts))
  const rest = texts.map(text => reversed(text.slice(before.length)))
  return [before, reversed(upToSign(commonStart(rest)))]
}

function upToSign(text: string): string {
  return /^.*[^\p{L}\p{N}]/su.exec(text)?.[0] ?? ''
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
