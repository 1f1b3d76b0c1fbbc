/** A part of a word: a text, or the name of a shell variable that holds a secret. */
export type Piece = string | { variable: string }

/** Characters that a terminal or an editor may act on, or that cannot be seen. A line break is none of them. */
const unseen = /[^\P{C}\n]|[\u2028\u2029]/u

const encoder = new TextEncoder()

/**
 * Writes a word for a POSIX shell, which expands nothing in it except the variables. Characters that a terminal
 * acts on are written as octal numbers, so that a pasted command cannot control the terminal. A NUL is left out,
 * because no argument of a program can hold it.
 */
export function shellWord(...given: Piece[]): string {
  const pieces = joined(given)
  const isPlain = pieces.every(piece => typeof piece !== 'string' || /^[\w .,:;=/%&@+-]*$/.test(piece))
  if (isPlain && pieces.some(piece => typeof piece !== 'string')) return inDoubleQuotes(pieces)
  const words = pieces.map(piece => (typeof piece === 'string' ? shellText(piece) : `"$${piece.variable}"`))
  return words.join('') || "''"
}

/** Joins neighbouring texts, so that they share their quotation marks. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece
    else result.push(piece)
  }
  return result
}

/** Writes a word of which nothing but the variables is special between double quotes. */
function inDoubleQuotes(pieces: readonly Piece[]): string {
  const parts = pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece
    const next = pieces[index + 1]
    return typeof next === 'string' && /^\w/.test(next) ? `$\{${piece.variable}}` : `$${piece.variable}`
  })
  return `"${parts.join('')}"`
}

function shellText(text: string): string {
  if (/^[\w./:=@%+,-]+$/.test(text)) return text
  return text
    .split(new RegExp(`((?:${unseen.source})+)`, 'u'))
    .map((part, index) => (index % 2 === 0 ? inQuotes(part) : printed(part)))
    .join('')
}

function inQuotes(text: string): string {
  return text === '' ? '' : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function printed(text: string): string {
  const bytes = [...encoder.encode(text.replaceAll('\0', ''))]
  if (bytes.length === 0) return ''
  return `"$(printf '${bytes.map(byte => `\\${byte.toString(8).padStart(3, '0')}`).join('')}')"`
}

/** Writes a text as a JavaScript string in single quotes. Characters that cannot be seen are escaped. */
export function scriptText(text: string): string {
  const escaped = text.replaceAll(/[\\'\n]|[^\P{C}\n]|[\u2028\u2029]/gu, character => {
    if (character === '\n') return '\\n'
    if (character === '\\' || character === "'") return `\\${character}`
    const code = character.codePointAt(0) ?? 0
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
  })
  return `'${escaped}'`
}
