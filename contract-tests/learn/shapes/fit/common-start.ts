/** Returns the longest common prefix of the texts. */
export function commonStart([first = '', ...others]: readonly string[]): string {
  let length = 0
  while (length < first.length && others.every(text => text[length] === first[length])) length++
  return first.slice(0, length)
}

/** What all texts begin and end with, and the rest of each text. */
export interface Framed {
  before: string
  inner: string[]
  after: string
}

/** Divides texts where all are alike up to a character that is neither a letter nor a digit. Undefined if they are not. */
export function framed(texts: readonly string[]): Framed | undefined {
  const before = upToSign(commonStart(texts))
  const rest = texts.map(text => text.slice(before.length))
  const after = reversed(upToSign(commonStart(rest.map(reversed))))
  if (before + after === '') return undefined
  return { before, inner: rest.map(text => text.slice(0, text.length - after.length)), after }
}

function upToSign(text: string): string {
  return /^.*[^\p{L}\p{N}]/su.exec(text)?.[0] ?? ''
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
