import { expect, it } from 'vitest'
import { jsonLine, printable } from './printable.ts'

const cases: [title: string, text: string, shown: string][] = [
  ['letters of any script', 'Straße 東京 café', 'Straße 東京 café'],
  ['an emoji', 'a 🎉', 'a 🎉'],
  ['escape', '\x1b[2J\x1b]0;title\x07', '\\x1b[2J\\x1b]0;title\\x07'],
  ['a line break', 'a\r\nb\tc', 'a\\x0d\\x0ab\\x09c'],
  ['delete and a C1 control', '\x7f\x9b31m', '\\x7f\\x9b31m'],
  ['a soft hyphen and a space that is none', 'a\u00adb\u00a0c', 'a\\xadb\\xa0c'],
  ['text that runs backwards', '\u202egpj.exe\u2066', '\\u202egpj.exe\\u2066'],
  [
    'invisible characters',
    'a\u200bb\u200dc\ufeffd\u2060e\u3164f',
    'a\\u200bb\\u200dc\\ufeffd\\u2060e\\u3164f',
  ],
  ['line separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
  ['a tag character', 'a\u{e0041}b', 'a\\u{e0041}b'],
  ['half a character', 'a\ud800b', 'a\\ud800b'],
]

it.each(cases)('printable: %s', (_, text, shown) => {
  expect(printable(text)).toBe(shown)
})

it.each(cases)('jsonLine: %s is still the same JSON, and safe', (_, text) => {
  const line = jsonLine({ text })
  expect(JSON.parse(line)).toEqual({ text })
  expect(printable(line)).toBe(line)
})
