import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import type { Answers } from '../../src/generated/answers.ts'
import { createMock, host, type Mock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import type { PlainRequest } from '../../src/wire/plain.ts'
import { formType, type TestClock, testClock } from './rig.ts'

/** A response in the shape of a dialect. Nothing is known about its members. */
export interface Spoken {
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  /** The JSON of the body, or null without a body. */
  body: unknown
}

export interface Sent {
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** The API key, or null for none. By default the key of the speaker. */
  key?: string | null
}

/** A client of a mock in a dialect, without a network. */
export interface Speaker {
  mock: Mock
  clock: TestClock
  /** Sends a request as it is. A path that does not start with a slash is not below the base URL. */
  send(method: string, path: string, sent?: Sent): Promise<Spoken>
  get(path: string): Promise<Spoken>
  delete(path: string): Promise<Spoken>
  /** Sends form fields: `url=https://a.example/&pixel_ids[]=1`. */
  post(path: string, form?: string): Promise<Spoken>
  put(path: string, form?: string): Promise<Spoken>
}

export interface SpeakOptions extends Omit<MockOptions, 'dialect' | 'clock'> {
  /** The initial time of the clock, ISO 8601. */
  now?: string
  /** The shapes, if they are not the default. */
  shapes?: Shapes
}

export const base = 'http://127.0.0.1/api/v1'
export const speakerKey = 'key-of-the-speaker'

/** A mock with these answers, and the default answers to other questions. By default without records. */
export function speak(
  answers: Partial<Answers> = {},
  { now, shapes, ...options }: SpeakOptions = {},
): Speaker {
  const clock = testClock(now)
  const dialect = { name: 'spoken', answers, ...(shapes && { shapes }) }
  const mock = createMock({ seed: 'empty', ...options, clock, dialect })
  const send: Speaker['send'] = async (method, path, sent = {}) => {
    const { status, headers, body } = await mock[host].handle(requestOf(method, path, sent))
    return { status, headers, body: body === null ? null : (JSON.parse(body) as unknown) }
  }
  const sendForm = (method: string, path: string, form = '') =>
    send(method, path, { headers: { 'content-type': formType }, body: form })
  return {
    mock,
    clock,
    send,
    get: path => send('GET', path),
    delete: path => send('DELETE', path),
    post: (path, form) => sendForm('POST', path, form),
    put: (path, form) => sendForm('PUT', path, form),
  }
}

/** A mock with these shapes and the default answers. */
export function speakIn(shapes: Shapes, options: Omit<SpeakOptions, 'shapes'> = {}): Speaker {
  return speak({}, { ...options, shapes })
}

function requestOf(
  method: string,
  target: string,
  { headers = {}, body, key = speakerKey }: Sent,
): PlainRequest {
  const [path = '', query = ''] = target.split(/\?(.*)/s)
  const sent: Record<string, string> = { ...headers }
  if (key !== null) sent.authorization ??= `Bearer ${key}`
  return {
    method,
    base,
    path: path.startsWith('/') ? path : null,
    query,
    header: name => sent[name],
    body: typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? null),
  }
}
