/** A part of an interpolated text: fixed words, or the name of a value. */
export type TextPart = { words: string } | { name: string }

const piece = /\{\{|\}\}|\{([^{}]*)\}|[{}]|[^{}]+/g

/**
 * Splits a text such as `https://{domain}/{alias}` into its parts. `{{` and `}}` are braces. Returns
 * undefined if a brace is unpaired.
 */
export function partsOf(text: string): TextPart[] | undefined {
  const parts: TextPart[] = []
  for (const [found, name] of unescapeDollar(text).matchAll(piece)) {
    if (found === '{' || found === '}') return undefined
    if (name !== undefined) parts.push({ name })
    else addWords(parts, found === '{{' ? '{' : found === '}}' ? '}' : found)
  }
  return parts
}

/** Joins parts to a text: the reverse of `partsOf`. */
export function templateOf(parts: readonly TextPart[]): string {
  const text = parts.map(part => ('name' in part ? `{${part.name}}` : braced(part.words))).join('')
  return text.startsWith('$') ? `$${text}` : text
}

/** Escapes a text without values for use in a shape. */
export function escapeText(text: string): string {
  return templateOf([{ words: text }])
}

/** Reverses `escapeText`. */
export function unescapeText(text: string): string {
  return (partsOf(text) ?? []).map(part => ('words' in part ? part.words : '')).join('')
}

function unescapeDollar(text: string): string {
  return text.startsWith('$$') ? text.slice(1) : text
}

function braced(words: string): string {
  return words.replaceAll('{', '{{').replaceAll('}', '}}')
}

function addWords(parts: TextPart[], words: string): void {
  const last = parts.at(-1)
  if (last !== undefined && 'words' in last) last.words += words
  else parts.push({ words })
}
