import { host } from '../../../src/mock/mock.ts'
import type { Speaker } from '../../support/speak.ts'
import { at, type Cases, refused, seenOf } from './case.ts'

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

/** The refusal of each body, or 200 if it was accepted. */
async function refusals(server: Speaker, ...bodies: string[]): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const body of bodies) {
    const answer = await server.post('/links', body)
    seen.push(answer.status === 200 ? 200 : seenOf(answer))
  }
  return seen
}

/** Limits of bodies, requests that are not HTTP, and accounts in use. */
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
      // A JSON body is measured as it was sent. Its members count as fields.
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
}
