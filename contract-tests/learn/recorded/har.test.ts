import { describe, expect, it } from 'vitest'
import { UsageError } from '../../core/usage.ts'
import { type HarEntry, readHar } from './har.ts'
import { recordingOf, sentFields } from './recording.ts'

const base = 'https://go.acme.example/api/v1'

interface Saved {
  request?: object
  response?: object
  entry?: object
}

/** Builds an entry as browsers save it, with overrides for the differences between browsers. */
function saved({ request, response, entry }: Saved = {}): object {
  return {
    startedDateTime: '2026-03-02T10:00:00.000Z',
    time: 12.5,
    request: { method: 'GET', url: `${base}/links`, headers: [], ...request },
    response: {
      status: 200,
      headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
      content: { size: 2, mimeType: 'application/json; charset=utf-8', text: '[]' },
      ...response,
    },
    ...entry,
  }
}

const harOf = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } })
const read = (one: Saved) => readHar(harOf(saved(one)), 'x.har')[0] as HarEntry

describe('what a browser saves', () => {
  const form = 'application/x-www-form-urlencoded'
  const fields = [
    ['url', 'https://a.example/b c'],
    ['pixel_ids[0]', '7'],
  ]
  const text = 'url=https%3A%2F%2Fa.example%2Fb+c&pixel_ids%5B0%5D=7'
  const named = (pairs: readonly (readonly string[])[]) => pairs.map(([name, value]) => ({ name, value }))
  const encoded = text.split('&').map(pair => pair.split('='))

  it.each([
    ['Chrome: the text and its pairs, still encoded', { mimeType: form, text, params: named(encoded) }],
    ['Firefox: the text, with a charset', { mimeType: `${form}; charset=UTF-8`, params: [], text }],
    ['Safari: pairs alone, still encoded', { mimeType: form, params: named(encoded) }],
    ['a proxy: pairs alone, decoded', { mimeType: form, params: named(fields) }],
    ['a proxy: base64', { mimeType: form, encoding: 'base64', text: btoa(text) }],
  ])('a form, %s', (_, postData) => {
    const entry = read({ request: { method: 'POST', postData } })
    const recording = recordingOf([{ ...entry, requestHeaders: { 'content-type': form } }], 'x.har')
    expect(sentFields(recording.taken[0]!.exchange)).toEqual(fields)
  })

  it.each([
    ['as it is', { size: 2, text: '[]' }, '[]'],
    [
      'base64',
      { size: 2, encoding: 'base64', text: Buffer.from('{"a":"é"}').toString('base64') },
      '{"a":"é"}',
    ],
    ['of no length', { size: 0 }, ''],
    ['discarded by the browser', { size: 512 }, undefined],
  ])('a body %s', (_, content, expected) => {
    const entry = read({ response: { content } })
    expect(entry.text).toBe(expected)
  })

  it('headers in lower case, without those of HTTP/2', () => {
    const headers = named([
      [':authority', 'go.acme.example'],
      ['Authorization', 'Bearer k'],
    ])
    expect(read({ request: { headers } }).requestHeaders).toEqual({ authorization: 'Bearer k' })
  })

  it('entries in a different order from their requests', () => {
    const at = (startedDateTime: string, path: string) =>
      saved({ request: { url: base + path }, entry: { startedDateTime } })
    const entries = readHar(
      harOf(at('2026-03-02T10:00:09Z', '/links/2'), at('2026-03-02T10:00:01Z', '/links/1')),
      'x',
    )
    expect(entries.map(({ url }) => url.pathname)).toEqual(['/api/v1/links/1', '/api/v1/links/2'])
  })

  it('invalid entries are skipped', () => {
    const broken = [
      null,
      7,
      {},
      saved({ request: { url: 'nowhere' } }),
      saved({ entry: { startedDateTime: 'x' } }),
    ]
    expect(readHar(harOf(...broken, saved()), 'x')).toHaveLength(1)
  })
})

it.each([
  ['not json', 'it is not JSON'],
  ['[]', 'it is not a HAR file: there is no list log.entries'],
  ['{"log":{"entries":{}}}', 'it is not a HAR file: there is no list log.entries'],
  ['{"log":[]}', 'it is not a HAR file: there is no list log.entries'],
])('refuses %s', (text, reason) => {
  expect(() => readHar(text, 'x.har')).toThrow(
    new UsageError(`Failed to read the recording x.har: ${reason}`),
  )
})

describe('which requests count', () => {
  const entriesOf = (...all: Saved[]) => readHar(harOf(...all.map(saved)), 'x.har')
  const other = 'https://staging.acme.example/api/v1'

  it('requests to the only service with such paths', () => {
    const entries = entriesOf({}, { request: { url: 'https://cdn.example/app.js' } })
    expect(recordingOf(entries, 'x.har')).toMatchObject({ baseUrl: base, taken: [{}] })
  })

  it.each([
    [
      'several services',
      [{}, { request: { url: `${other}/pixels` } }],
      undefined,
      `x.har has requests to several services: name one of them, learn --har x.har BASE_URL: ${base}, ${other}`,
    ],
    [
      'no service',
      [{ request: { url: 'https://a.example/' } }],
      undefined,
      'Failed to learn from x.har: no request in it has a path of the interface, such as /api/v1/links',
    ],
    [
      'only services other than the named one',
      [{}],
      other,
      `Failed to learn from x.har: no request in it goes to ${other}`,
    ],
    [
      'only requests that cannot be used',
      [{ response: { status: 0 } }],
      undefined,
      `Failed to learn from x.har: of 1 requests to ${base} none can be used: no response: blocked, or aborted by the page`,
    ],
  ] as const)('refuses a recording of %s', (_, all, baseUrl, message) => {
    expect(() => recordingOf(entriesOf(...all), 'x.har', baseUrl)).toThrow(new UsageError(message))
  })

  it('unusable requests are counted by reason', () => {
    const entries = entriesOf(
      {},
      { request: { method: 'OPTIONS' } },
      { response: { status: 0 } },
      { response: { status: 304 } },
      { response: { status: 301 } },
      { response: { status: 503 } },
      { response: { content: { size: 9 } } },
    )
    const { taken, skipped } = recordingOf(entries, 'x.har')
    expect(taken).toHaveLength(1)
    expect([...skipped.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })

  it.each([
    ['no header, although other requests have one', ['Bearer k', undefined], [undefined, null]],
    [
      'another key than most',
      ['Bearer k', 'Bearer k', 'Bearer z'],
      [undefined, undefined, 'Bearer not-$SHORTLINK_API_KEY'],
    ],
    ['no header at all, as Chrome saves it', [undefined, undefined], [undefined, undefined]],
  ])('%s', (_, sent, expected) => {
    const all = sent.map(value => ({
      request: { headers: value === undefined ? [] : [{ name: 'authorization', value }] },
    }))
    const { taken } = recordingOf(entriesOf(...all), 'x.har')
    expect(taken.map(({ exchange }) => exchange.request.authorization)).toEqual(expected)
    expect(JSON.stringify(taken)).not.toContain('Bearer k')
  })

  it("the moments are those of the service's clock, as its Date says", () => {
    const headers = [{ name: 'date', value: 'Mon, 02 Mar 2026 11:00:00 GMT' }]
    const [taken] = recordingOf(entriesOf({ response: { headers } }), 'x.har').taken
    expect(new Date(taken!.sentAt).toISOString()).toMatch(/^2026-03-02T11:00:00/)
  })

  it('JSON that is nested too deeply, or has members named __proto__, does no harm', () => {
    const deep = '['.repeat(100_000)
    const odd = '{"__proto__":{"polluted":true}}'
    const entries = entriesOf(
      { response: { content: { size: 9, text: deep } } },
      { response: { content: { size: 9, text: odd } } },
    )
    const [first, second] = recordingOf(entries, 'x.har').taken
    expect(first!.exchange.answer.json).toBeUndefined()
    expect(Object.hasOwn(second!.exchange.answer.json as object, '__proto__')).toBe(true)
    expect('polluted' in {}).toBe(false)
  })
})
