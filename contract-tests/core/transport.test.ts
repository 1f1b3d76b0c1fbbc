import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { createTransport, textIn } from './transport.ts'

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

it.each<[title: string, respond: (response: ServerResponse) => void, message: RegExp]>([
  ['is cut off', response => response.destroy(), /aborted|hang up/],
  ['ends with a reset', response => void response.socket?.resetAndDestroy(), /ECONNRESET/],
  ['has a wrong chunk', response => void response.socket?.end('5\r\nabcde\r\nzz\r\n'), /Parse Error/],
])('a response that %s fails once, and nothing is printed', async (_, end, message) => {
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => warn.mockRestore())
  const { baseUrl, close } = await openTinyServer(async (_, response) => {
    response.writeHead(200)
    response.write('{"data":')
    await setTimeout(50)
    end(response)
  })
  const limits = { timeoutMs: 60_000, maxBytes: 1000, concurrency: 1 }
  const transport = createTransport({ baseUrl, apiKey: 'key', ...limits })
  await expect(transport.send({ method: 'GET', path: '/links' })).rejects.toThrow(message)
  // The second failure comes later.
  await setTimeout(50)
  expect(warn).not.toHaveBeenCalled()
  transport.close()
  await close()
})
