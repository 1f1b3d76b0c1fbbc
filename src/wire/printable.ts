/** Characters that move the cursor of a terminal, reorder text, or are invisible. A space is none of them. */
const odd = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu

/**
 * Returns a text that is safe on one line of a terminal. Odd characters are visible escapes: `\x1b`,
 * `\u202e`.
 */
export function printable(text: string): string {
  return text.replace(odd, character => {
    const code = character.codePointAt(0) ?? 0
    const hex = code.toString(16)
    if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`
    return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\u{${hex}}`
  })
}

/** Returns JSON in one line in which odd characters are JSON's escapes, so that a terminal can show it. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(odd, character =>
    Array.from({ length: character.length }, (_, at) => {
      return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`
    }).join(''),
  )
}

const longest = 200

/** Returns the beginning of a long text. */
export function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
