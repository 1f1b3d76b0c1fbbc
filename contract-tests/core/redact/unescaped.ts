import { codeOfEntity } from './entities.ts'

/**
 * A text with all escapes of JSON, URLs and HTML undone, however deeply they are nested. The remaining
 * backslashes are left out, since their number depends only on the depth.
 */
export interface Unescaped {
  text: string
  /** The index of each character in the original text, followed by the end of the last character. */
  starts: Uint32Array
  /** 1 if a backslash was before the character. */
  slashed: Uint8Array
}

const code = (character: string) => character.charCodeAt(0)
const backslash = code('\\')
const percent = code('%')
const ampersand = code('&')
const semicolon = code(';')

/** The value of each hex digit by its code; -1 for every other character. */
const digits = new Int8Array(0x1_0000).fill(-1)
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  for (const one of [digit, digit.toUpperCase()]) digits[code(one)] = value
}

/** Maximum length of an entity, including leading zeros. */
const longestEntity = 32
/**
 * An escape is encoded as one number: its length plus `lengths` times the code of its character. Every length
 * is smaller.
 */
const lengths = 64

/**
 * Undoes the escapes of a text in one pass. Each character goes on a stack. When it completes an escape, the
 * escape is replaced by its character, which may complete another escape. Each escape shrinks the stack, so
 * the time is linear in the text.
 */
export function unescaped(original: string): Unescaped {
  const codes = new Uint16Array(original.length)
  const starts = new Uint32Array(original.length + 1)
  const slashed = new Uint8Array(original.length)
  let size = 0
  /** The index at which the backslashes before the next character begin; -1 if there are none. */
  let slash = -1
  for (let at = 0; at < original.length; at += 1) {
    let next = original.charCodeAt(at)
    let start = at
    let isSlashed = false
    for (;;) {
      if (next === backslash) {
        if (slash < 0) slash = start
        break
      }
      if (slash >= 0) {
        start = slash
        isSlashed = true
        slash = -1
      }
      codes[size] = next
      starts[size] = start
      slashed[size] = isSlashed ? 1 : 0
      size += 1
      let ended = 0
      if ((digits[next] ?? -1) >= 0) ended = hexEscape(codes, slashed, size)
      else if (next === semicolon) ended = entity(codes, size)
      if (ended === 0) break
      size -= ended % lengths
      start = starts[size] ?? at
      // In \u0041 the backslash is part of the escape. In \%41 it is an extra character before the escape.
      isSlashed = slashed[size] === 1 && (codes[size] === percent || codes[size] === ampersand)
      next = Math.floor(ended / lengths)
    }
  }
  starts[size] = slash >= 0 ? slash : original.length
  return { text: textOf(codes.subarray(0, size)), starts, slashed }
}

/**
 * Returns the escape in hex digits that ends here (`%41`, `\x41` or `\u0041`), encoded as a number; 0 if
 * there is none.
 */
function hexEscape(codes: Uint16Array, slashed: Uint8Array, size: number): number {
  const digit = (back: number) => digits[codes[size - back] ?? 0] ?? -1
  if (size < 3 || digit(2) < 0) return 0
  const first = codes[size - 3]
  const byte = digit(2) * 16 + digit(1)
  if (first === percent || (first === code('x') && slashed[size - 3] === 1)) return byte * lengths + 3
  if (size < 5 || codes[size - 5] !== code('u') || slashed[size - 5] === 0) return 0
  if (digit(3) < 0 || digit(4) < 0) return 0
  return (digit(4) * 0x1000 + digit(3) * 0x100 + byte) * lengths + 5
}

/**
 * Returns the entity that ends here (`&#47;`, `&#x2f;` or `&sol;`), encoded as a number; 0 if there is none.
 */
function entity(codes: Uint16Array, size: number): number {
  const furthest = Math.max(0, size - longestEntity)
  for (let at = size - 2; at >= furthest; at -= 1) {
    if (codes[at] === semicolon) return 0
    if (codes[at] !== ampersand) continue
    const named = codeOfEntity(textOf(codes.subarray(at + 1, size - 1)))
    return named === undefined ? 0 : named * lengths + size - at
  }
  return 0
}

/** Converts in parts, because a call takes a limited number of arguments. */
function textOf(codes: Uint16Array): string {
  let text = ''
  for (let at = 0; at < codes.length; at += 8192) {
    text += String.fromCharCode(...codes.subarray(at, at + 8192))
  }
  return text
}
