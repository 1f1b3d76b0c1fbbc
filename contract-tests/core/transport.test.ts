import { expect, it } from 'vitest'
import { textIn } from './transport.ts'

const text = '{"name":"Größe"}'

it.each([
  ['no media type', undefined, Buffer.from(text)],
  ['no charset', 'application/json', Buffer.from(text)],
  ['UTF-8', 'application/json; charset=UTF-8', Buffer.from(text)],
  ['Latin 1', 'application/json;charset=ISO-8859-1', Buffer.from(text, 'latin1')],
  ['a quoted charset', 'application/json; charset="windows-1252"', Buffer.from(text, 'latin1')],
  ['UTF-16', 'application/json; charset=utf-16le', Buffer.from(text, 'utf16le')],
  ['an unknown charset', 'application/json; charset=klingon', Buffer.from(text)],
])('a body in %s is read', (_, type, bytes) => {
  expect(textIn(bytes, type)).toBe(text)
})
