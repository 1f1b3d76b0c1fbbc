import { speakerKey } from '../../support/speak.ts'
import { type Cases, each, members, refusedFields, seenOf } from './case.ts'
import { statusAt } from './status.ts'

const url = 'url=https://a.example/x'

const timeAlone = (status: number) =>
  refusedFields(status, {
    expiration_date: 'The expiration_date field must be sent with an expiration_time.',
  })
const past = (status: number, sent: string) =>
  refusedFields(status, {
    expiration_date: `The expiration_date field must be in the future; got "${sent}".`,
  })

const noClicks = (status: number) =>
  refusedFields(status, {
    expiration_clicks: 'The expiration_clicks field must be 1 or more; got "0".',
  })

/** Unusual expirations, and the status of links that are disabled and expired. */
export const state: Cases = {
  'links.expiration.time-only': [
    {
      async ask(server) {
        const made = await server.post('/links', `${url}&expiration_time=10:00`)
        if (made.status !== 200) {
          await server.post('/links', `${url}&expiration_date=2026-07-01&expiration_time=10:00`)
          return [seenOf(made), seenOf(await server.put('/links/1', 'expiration_date='))]
        }
        return [
          members(made, 'expiration_time', 'status'),
          await statusAt(server, '2030-01-01T00:00:00.000Z'),
        ]
      },
      gives: [
        [422, [timeAlone(422), timeAlone(422)]],
        ['no-effect', [{ expiration_time: '10:00', status: 1 }, [1]]],
        [400, [timeAlone(400), timeAlone(400)]],
      ],
    },
  ],
  'links.expiration.past': [
    {
      async ask(server) {
        const seen: unknown[] = []
        for (const form of [
          'expiration_date=2026-02-28',
          'expiration_date=2026-03-01&expiration_time=12:00',
          'expiration_date=2026-03-01&expiration_time=12:01',
        ]) {
          const answer = await server.post('/links', `${url}&${form}`)
          seen.push(answer.status === 200 ? members(answer, 'status') : seenOf(answer))
        }
        // An expired link can be changed in other ways.
        server.clock.set('2027-01-01T00:00:00.000Z')
        return [...seen, (await server.put('/links/1', 'disabled=0')).status]
      },
      gives: [
        ['expired', [{ status: 2 }, { status: 2 }, { status: 1 }, 200]],
        [422, [past(422, '2026-02-28'), past(422, '2026-03-01 12:00'), { status: 1 }, 200]],
        [400, [past(400, '2026-02-28'), past(400, '2026-03-01 12:00'), { status: 1 }, 200]],
      ],
    },
  ],
  'links.expiration.clicks': [
    {
      async ask(server) {
        const seen: unknown[] = []
        for (const clicks of ['0', '', '2']) {
          const answer = await server.post('/links', `${url}&expiration_clicks=${clicks}`)
          seen.push(answer.status === 200 ? members(answer, 'expiration_clicks', 'status') : seenOf(answer))
        }
        const { link } = server.mock.store(speakerKey).db
        link.update({ where: { id: { equals: link.count() } }, data: { clicks: 2 } })
        return [...seen, each(await server.get('/links?status=2&sort=asc'), 'id')]
      },
      gives: [
        [
          'no-limit',
          [
            { expiration_clicks: 0, status: 1 },
            { expiration_clicks: null, status: 1 },
            { expiration_clicks: 2, status: 1 },
            [3],
          ],
        ],
        [
          'at-once',
          [
            { expiration_clicks: 0, status: 2 },
            { expiration_clicks: null, status: 1 },
            { expiration_clicks: 2, status: 1 },
            [1, 3],
          ],
        ],
        ...[422, 400].map(
          status =>
            [
              status,
              [
                noClicks(status),
                { expiration_clicks: null, status: 1 },
                { expiration_clicks: 2, status: 1 },
                [2],
              ],
            ] as const,
        ),
      ],
    },
  ],
  'links.status.precedence': [
    {
      async ask(server) {
        const made = await server.post('/links', `${url}&disabled=1&expiration_date=2026-02-01`)
        const filtered: unknown[] = []
        for (const status of [0, 1, 2, 3])
          filtered.push(each(await server.get(`/links?status=${status}`), 'id'))
        return [members(made, 'status'), filtered]
      },
      gives: [
        ['disabled', [{ status: 3 }, [[1], [], [], [1]]]],
        ['expired', [{ status: 2 }, [[1], [], [1], []]]],
        ['both', [{ status: 3 }, [[1], [], [1], [1]]]],
      ],
    },
  ],
}
