import type { Spoken } from '../../support/speak.ts'
import { type Cases, refused, seenOf } from './case.ts'

/** Status, limit, remaining and the seconds to wait. */
const rateOf = ({ status, headers }: Spoken) => [
  status,
  ...['ratelimit-limit', 'ratelimit-remaining', 'retry-after'].map(
    name => headers[`x-${name}`] ?? headers[name] ?? null,
  ),
]

const free = [200, null, null, null]

/** The limit of requests per key. */
export const rate: Cases = {
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
        ...([{ requests: 1000 }, { requests: 1000, headers: 'ratelimit' }] as const).map(
          answer =>
            [
              answer,
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
            ] as const,
        ),
        [
          // The 58 writes are too many, and do not count as reads.
          { requests: 600, writes: 40 },
          [
            [200, '600', '599', null],
            [200, '600', '598', null],
            [200, '600', '597', null],
            refused(404, 'There is no link with this id.'),
            [200, '600', '599', null],
            [200, '600', '595', null],
            [200, '600', '599', null],
          ],
        ],
      ],
    },
    {
      // Reads and writes together, or each on their own.
      async ask(server) {
        const seen: unknown[] = []
        for (let round = 0; round < 2; round++) {
          seen.push(rateOf(await server.send('GET', '/pixels')))
          seen.push(rateOf(await server.post('/pixels', 'name=a&type=facebook&value=1')))
        }
        return seen
      },
      gives: [
        ['none', [free, free, free, free]],
        [
          { requests: 3 },
          [
            [200, '3', '2', null],
            [200, '3', '1', null],
            [200, '3', '0', null],
            [429, '3', '0', '60'],
          ],
        ],
        [
          { requests: 3, writes: 1 },
          [
            [200, '3', '2', null],
            [200, '1', '0', null],
            [200, '3', '1', null],
            [429, '1', '0', '60'],
          ],
        ],
      ],
    },
    {
      async ask(server) {
        const { headers } = await server.send('GET', '/pixels')
        const ofRate = Object.entries(headers).filter(([name]) => name.includes('ratelimit'))
        return Object.fromEntries(ofRate)
      },
      gives: [
        ['none', {}],
        [{ requests: 5 }, { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4' }],
        [
          { requests: 1000, headers: 'ratelimit' },
          { 'ratelimit-limit': '1000', 'ratelimit-remaining': '999' },
        ],
      ],
    },
    {
      // Each key has its own rate, even if keys share an account. Only requests with a valid key count.
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
