const start = /^/

/**
 * Returns the same text, stored in one piece. V8 stores a text that was put together from parts as these parts, 32
 * bytes for each, until something needs it whole. A regular expression does, in every version; since Node 24 a look
 * at one character does not.
 */
export function inOnePiece(text: string): string {
  start.test(text)
  return text
}
