/**
 * Stands for the address of the service in a record's text. Texts are kept, and the same mock can be asked under several
 * addresses, so that it is put in when a response is made.
 */
export const baseText = '\u0000base'

const escaped = JSON.stringify(baseText).slice(1, -1)

/** The JSON text of a record with the address under which it was asked for. */
export function withBase(text: string, base: string): string {
  return text.includes(escaped) ? text.replaceAll(escaped, JSON.stringify(base).slice(1, -1)) : text
}
