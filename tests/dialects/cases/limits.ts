import { host } from '../../../src/mock/mock.ts'
import { formType } from '../../support/rig.ts'
import type { Speaker, Spoken } from '../../support/speak.ts'
import { at, type Cases, refused, seenOf } from './case.ts'
import { addPixels } from './samples.ts'

const large = (bytes: number) => `url=https://a.example/${'x'.repeat(bytes - 22)}`
const many = (fields: number) => `url=https://a.example/${'&x='.repeat(fields - 1)}`
const tooLarge = (status: number, bytes: number) =>
  refused(status, `The body must not be larger than ${bytes} bytes.`)
const tooMany = (status: number, fields: number) =>
  refused(status, `The body must not have more than ${fields} fields.`)

const malformed = (unreadable: number, headers: number, slow: number) => [
  refused(unreadable, 'The request is not readable HTTP.'),
  refused(headers, 'The headers of the request are too large.'),
  refused(slow, 'The request took too long to arrive.'),
]

/** The refusal of each body, or 200 where it was taken. */
async function refusals(server: Speaker, ...bodies: string[]): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const body of bodies) {
    const answer = await server.post('/links', body)
    seen.push(answer.status === 200 ? 200 : seenOf(answer))
  }
  return seen
}

/** Status, limit, remaining and the seconds to wait. */
const rateOf = ({ status, headers }: Spoken) => [
  status,
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'retry-after'].map(name => headers[name] ?? null),
]

const free = [200, null, null, null]

/** How much is taken, and which of several errors is answered. */
export const limits: Cases = {
  'errors.too-large': [
    {
      ask: async server => [
        server.mock[host].bodyLimit,
        ...(await refusals(server, large(70_000), large(2_000_000), many(1001), many(1000), many(50))),
      ],
      under: { 'links.url.rule': { schemes: [], length: 3_000_000 } },
      gives: [
        [
          { status: 413, bytes: 1_048_576, fields: 1000 },
          [1_048_576, 200, tooLarge(413, 1_048_576), tooMany(413, 1000), 200, 200],
        ],
        [
          { status: 400, bytes: 65_536, fields: 1000 },
          [65_536, tooLarge(400, 65_536), tooLarge(400, 65_536), tooMany(400, 1000), 200, 200],
        ],
        [
          { status: 413, bytes: 1_048_576, fields: 50 },
          [1_048_576, 200, tooLarge(413, 1_048_576), tooMany(413, 50), tooMany(413, 50), 200],
        ],
      ],
    },
    {
      // JSON is measured as it was sent, and its members are its fields.
      async ask(server) {
        const type = { 'content-type': 'application/json' }
        const seen: unknown[] = []
        for (const value of [
          { url: `https://a.example/${'&'.repeat(40_000)}` },
          Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x${index}`, '&&'])),
        ])
          seen.push(
            seenOf(await server.send('POST', '/links', { headers: type, body: JSON.stringify(value) }))
              .status,
          )
        return seen
      },
      under: {
        'input.content-type': { also: ['json'], otherwise: 415 },
        'links.url.rule': { schemes: [], length: 100_000 },
      },
      gives: [
        [{ status: 413, bytes: 1_048_576, fields: 1000 }, [200, 422]],
        [{ status: 400, bytes: 65_536, fields: 59 }, [200, 400]],
      ],
    },
  ],
  'errors.precedence': [
    {
      ask: precedence,
      // So that each mistake has a status of its own.
      under: { 'errors.not-found': 410, 'http.trailing-slash': 404, 'http.accept': 406 },
      gives: [
        [
          ['path', 'method', 'key', 'accept', 'media-type', 'size', 'record', 'input'],
          [404, 405, 401, 406, 415, 413, 410, 422, 200],
        ],
        [
          ['key', 'path', 'accept', 'method', 'record', 'size', 'media-type', 'input'],
          [401, 404, 406, 405, 410, 413, 415, 422, 200],
        ],
        [
          ['method', 'key', 'accept', 'path', 'input', 'size', 'media-type', 'record'],
          [404, 405, 401, 406, 415, 413, 422, 410, 200],
        ],
        [
          ['accept', 'path', 'key', 'method', 'size', 'input', 'record', 'media-type'],
          [406, 404, 401, 405, 413, 415, 422, 410, 200],
        ],
      ],
    },
  ],
  'errors.malformed': [
    {
      ask: async ({ mock }) =>
        (['unreadable', 'headers', 'slow'] as const).map(kind => {
          const { status, body } = mock[host].refuseMalformed(kind)
          return { status, body: JSON.parse(body!) as unknown }
        }),
      gives: [
        [{ unreadable: 400, headers: 431, slow: 408 }, malformed(400, 431, 408)],
        [{ unreadable: 400, headers: 400, slow: 400 }, malformed(400, 400, 400)],
      ],
    },
  ],
  'errors.unavailable': [
    {
      options: { maxAccounts: 1 },
      async ask(server) {
        await server.get('/links')
        const refusal = seenOf(await server.send('GET', '/links', { key: 'another' }))
        return [
          refusal.status,
          String(at(refusal.body, 'message')).slice(0, 27),
          (await server.get('/links')).status,
        ]
      },
      gives: [
        [503, [503, 'All 1 accounts are in use: ', 200]],
        [500, [500, 'All 1 accounts are in use: ', 200]],
      ],
    },
  ],
  'limits.rate': [
    {
      async ask(server) {
        const seen: unknown[] = []
        const hit = async (key?: string) => {
          const answer = await server.send('GET', '/pixels', key === undefined ? {} : { key })
          seen.push(rateOf(answer))
        }
        await hit()
        for (let count = 0; count < 58; count++) await server.post('/pixels')
        await hit()
        server.clock.advance(20_500)
        await hit()
        seen.push(seenOf(await server.get('/links/1')))
        await hit('another')
        server.clock.advance(39_499)
        await hit()
        server.clock.advance(1)
        await hit()
        return seen
      },
      gives: [
        ['none', [free, free, free, refused(404, 'There is no link with this id.'), free, free, free]],
        [
          { requests: 60, seconds: 60 },
          [
            [200, '60', '59', null],
            [200, '60', '0', null],
            [429, '60', '0', '40'],
            refused(429, 'Too many requests: wait 40 s.'),
            [200, '60', '59', null],
            [429, '60', '0', '1'],
            [200, '60', '59', null],
          ],
        ],
        [
          { requests: 1000 },
          [
            [200, '1000', '999', null],
            [200, '1000', '940', null],
            [200, '1000', '939', null],
            refused(404, 'There is no link with this id.'),
            [200, '1000', '999', null],
            [200, '1000', '937', null],
            // A minute is over.
            [200, '1000', '999', null],
          ],
        ],
      ],
    },
    {
      // It is a key that has a rate, whosever records it sees; only requests with a valid one are counted.
      options: { keys: ['one', 'two'] },
      under: { 'auth.scope': 'shared' },
      async ask(server) {
        const seen: unknown[] = []
        for (const key of ['one', 'two', 'one', 'two', 'three', null])
          seen.push(rateOf(await server.send('GET', '/pixels', { key })))
        return seen
      },
      gives: [
        ['none', [free, free, free, free, [401, null, null, null], [401, null, null, null]]],
        [
          { requests: 1, seconds: 1 },
          [
            [200, '1', '0', null],
            [200, '1', '0', null],
            [429, '1', '0', '1'],
            [429, '1', '0', '1'],
            [401, null, null, null],
            [401, null, null, null],
          ],
        ],
      ],
    },
  ],
}

/** One request with every mistake; then, what was refused is fixed, and it is sent again. */
async function precedence(server: Speaker): Promise<number[]> {
  await addPixels(server)
  await server.post('/links', 'url=https://a.example/')
  const wrong = new Set(['path', 'method', 'key', 'accept', 'media-type', 'size', 'record', 'input'])
  const mistakes: Record<number, string> = {
    404: 'path',
    405: 'method',
    401: 'key',
    406: 'accept',
    415: 'media-type',
    413: 'size',
    410: 'record',
    422: 'input',
  }
  const seen: number[] = []
  for (;;) {
    const path = wrong.has('path') ? '/links/9/' : wrong.has('record') ? '/links/9' : '/links/1'
    const { status } = await server.send(wrong.has('method') ? 'POST' : 'PUT', path, {
      headers: {
        'content-type': wrong.has('media-type') ? 'text/plain' : formType,
        accept: wrong.has('accept') ? 'image/png' : '*/*',
      },
      body: `${wrong.has('input') ? 'disabled=2' : 'disabled=1'}${wrong.has('size') ? '&x='.repeat(1000) : ''}`,
      ...(wrong.has('key') && { key: null }),
    })
    seen.push(status)
    const mistake = mistakes[status]
    if (mistake === undefined || !wrong.delete(mistake)) return seen
  }
}
