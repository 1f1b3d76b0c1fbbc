import type { RecordedExchange } from '../../../src/client/index.ts'
import { hidden } from '../../../src/wire/secrets.ts'
import { clientOptions } from './client-options.ts'
import { scriptText } from './quoting.ts'
import { headerIn, type Replay } from './replay.ts'
import { Script, scriptValue } from './script-value.ts'

const baseUrl = 'http://localhost/api/v1'
const madeUp = 'a-secret'
const wrongKey = 'a-wrong-key'

/** The statements of a test that send the request and check the status. */
export interface Call {
  statements: string[]
  usesClient: boolean
  notes: string[]
}

/** Writes the request as a call of the typed client if the client sends the same, and as a `Request` otherwise. */
export function callOf(exchange: RecordedExchange, replay: Replay): Call {
  const options = exchange.status === 0 ? undefined : clientOptions(exchange, replay)
  if (options === undefined) return rawCall(exchange, replay)
  const { path, ...rest } = options
  const given = Object.keys(rest).length === 0 ? '' : `, ${scriptValue(withMadeUp(rest))}`
  return {
    usesClient: true,
    notes: [],
    statements: [
      `const client = createClient({ baseUrl: '${baseUrl}', apiKey: mock.apiKey, fetch: mock.fetch })`,
      `const { response } = await client.${exchange.method}(${scriptText(path)}${given})`,
      `expect(response.status).toBe(${exchange.status})`,
    ],
  }
}

function rawCall(exchange: RecordedExchange, replay: Replay): Call {
  const { method, status, account } = exchange
  const isBodiless = /^(get|head)$/i.test(method)
  const headers = replay.headers.map(([name, value]) => [name, headerValue(name, value, account !== null)])
  const init: Record<string, unknown> = {}
  if (method !== 'GET') init.method = method
  if (headers.length > 0) init.headers = headers
  const notes: string[] = []
  if (replay.body !== undefined) {
    if (isBodiless) notes.push(`fetch sends no body with ${method}, so the test sends none.`)
    else init.body = bodyScript(replay)
  }
  const address = scriptText(addressOf(exchange, replay))
  const given = Object.keys(init).length === 0 ? '' : `, ${scriptValue(init)}`
  const send = `mock.fetch(request)`
  return {
    usesClient: false,
    notes,
    statements: [
      `const request = new Request(${address}${given})`,
      ...(status === 0
        ? [`await expect(${send}).rejects.toThrow()`]
        : [`const response = await ${send}`, `expect(response.status).toBe(${status})`]),
    ],
  }
}

/** Returns the address below the test's base URL, if the request was below that of the mock. */
function addressOf({ path }: RecordedExchange, { target }: Replay): string {
  const mark = target.indexOf('?')
  const query = mark === -1 ? '' : target.slice(mark)
  const sent =
    path === null
      ? `http://localhost${target.startsWith('/') ? '' : '/'}${target}`
      : `${baseUrl}${path}${query}`
  return sent.replaceAll(hidden, madeUp).replaceAll(encodeURIComponent(hidden), madeUp)
}

function headerValue(name: string, value: string, isKeyValid: boolean): unknown {
  if (!value.includes(hidden)) return value
  if (name.toLowerCase() !== 'authorization') return value.replaceAll(hidden, madeUp)
  if (!isKeyValid) return value.replaceAll(hidden, wrongKey)
  const scheme = value.slice(0, value.indexOf(hidden))
  if (scheme === '') return new Script('mock.apiKey')
  const isWord = /^\w+ $/.test(scheme)
  return new Script(isWord ? `\`${scheme}\${mock.apiKey}\`` : `${scriptText(scheme)} + mock.apiKey`)
}

function bodyScript(replay: Replay): Script | undefined {
  const { body } = replay
  if (body === undefined) return undefined
  const [text, isText] =
    'text' in body
      ? [scriptText(body.text), true]
      : 'json' in body
        ? [`JSON.stringify(${scriptValue(withMadeUp(body.json), '  ')})`, true]
        : [`new URLSearchParams(${scriptValue(withMadeUp(body.fields), '  ')})`, false]
  // Without a Content-Type, the bytes are sent, because fetch labels texts and forms.
  if (headerIn(replay, 'content-type') !== undefined) return new Script(text)
  return new Script(`new TextEncoder().encode(${isText ? text : `String(${text})`})`)
}

function withMadeUp(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(hidden, madeUp)
  if (Array.isArray(value)) return value.map(withMadeUp)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withMadeUp(member)]))
}
