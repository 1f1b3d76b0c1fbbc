import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import type { Answers } from '../../src/generated/answers.ts'
import { createMock, host, type Mock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import type { PlainRequest } from '../../src/wire/plain.ts'
import { formType, type TestClock, testClock } from './rig.ts'

/** What came back, as a dialect shapes it: nothing is known of its members. */
export interface Spoken {
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  /** The JSON of the body, or null where there is none. */
  body: unknown
}

export interface Told {
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** The API key, or null for none; the speaker's own if left out. */
  key?: string | null
}

/** A mock in a dialect, spoken to without a network. */
export interface Speaker {
  mock: Mock
  clock: TestClock
  /** Sends exactly this. A path that starts with the base URL's is taken as it is, and is not below it. */
  send(method: string, path: string, told?: Told): Promise<Spoken>
  get(path: string): Promise<Spoken>
  delete(path: string): Promise<Spoken>
  /** Sends form fields: `url=https://a.example/&pixel_ids[]=1`. */
  post(path: string, form?: string): Promise<Spoken>
  put(path: string, form?: string): Promise<Spoken>
}

export interface SpeakOptions extends Omit<MockOptions, 'dialect' | 'clock'> {
  /** Where the clock stands, ISO 8601. */
  now?: string
  /** How responses are written, where that is not as in the default dialect. */
  shapes?: Shapes
}

export const base = 'http://127.0.0.1/api/v1'
export const speakerKey = 'key-of-the-speaker'

/** A mock that gives these answers, and the default ones to all other questions. It has no records if not told so. */
export function speak(
  answers: Partial<Answers> = {},
  { now, shapes, ...options }: SpeakOptions = {},
): Speaker {
  const clock = testClock(now)
  const dialect = { name: 'spoken', answers, ...(shapes && { shapes }) }
  const mock = createMock({ seed: 'empty', ...options, clock, dialect })
  const send: Speaker['send'] = async (method, path, told = {}) => {
    const { status, headers, body } = await mock[host].handle(requestOf(method, path, told))
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

function requestOf(
  method: string,
  target: string,
  { headers = {}, body, key = speakerKey }: Told,
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
