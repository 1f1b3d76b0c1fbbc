/** Returns a text with its control characters and invisible characters written visibly: `\x1b`, `\u202e`. */
export { printable as shownText } from '../../../src/wire/printable.ts'
