import { type Speaker, speakerKey } from '../../support/speak.ts'
import { at, type Cases, each, members, refusedFields, seenOf } from './case.ts'

const url = 'url=https://a.example/x'

/** The status of link 1 at each of these moments, as it is shown, and whether the filter for it finds the link. */
async function statusAt(server: Speaker, ...moments: string[]): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const moment of moments) {
    server.clock.set(moment)
    const { status } = members(await server.get('/links/1'), 'status')
    const found = at((await server.get(`/links?status=${status}`)).body, 'meta', 'total')
    seen.push(found === 1 ? status : `${status}, which the filter does not find`)
  }
  return seen
}

const until =
  (form: string, ...moments: string[]) =>
  async (server: Speaker) => {
    server.clock.set('2026-03-01T00:00:00.000Z')
    await server.post('/links', `${url}&${form}`)
    return statusAt(server, ...moments)
  }

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

/** What becomes of records in time, and how they are found and sorted. */
export const state: Cases = {
  'links.expiration.zone': [
    {
      ask: until(
        'expiration_date=2026-07-01&expiration_time=10:00',
        '2026-07-01T09:59:59.999Z',
        '2026-07-01T10:00:00.000Z',
        '2026-07-01T13:59:59.999Z',
        '2026-07-01T14:00:00.000Z',
      ),
      gives: [
        ['UTC', [1, 2, 2, 2]],
        ['America/New_York', [1, 1, 1, 2]],
        ['Asia/Kolkata', [2, 2, 2, 2]],
      ],
    },
    {
      // In winter the zone is an hour further from UTC.
      ask: until(
        'expiration_date=2026-12-01',
        '2026-11-30T23:59:59.999Z',
        '2026-12-01T04:59:59.999Z',
        '2026-12-01T05:00:00.000Z',
      ),
      gives: [
        ['UTC', [1, 2, 2]],
        ['America/New_York', [1, 1, 2]],
      ],
    },
    {
      // 02:30 that the clocks skip is an hour later, as if they had not been put forward.
      ask: until(
        'expiration_date=2026-03-08&expiration_time=02:30',
        '2026-03-08T02:30:00.000Z',
        '2026-03-08T07:29:59.999Z',
        '2026-03-08T07:30:00.000Z',
      ),
      gives: [
        ['UTC', [2, 2, 2]],
        ['America/New_York', [1, 1, 2]],
      ],
    },
    {
      // 01:30 that the clocks show twice is the first.
      ask: until(
        'expiration_date=2026-11-01&expiration_time=01:30',
        '2026-11-01T01:30:00.000Z',
        '2026-11-01T05:29:59.999Z',
        '2026-11-01T05:30:00.000Z',
      ),
      gives: [
        ['UTC', [2, 2, 2]],
        ['America/New_York', [1, 1, 2]],
      ],
    },
    {
      ask: until(
        'expiration_date=2026-03-29&expiration_time=02:30',
        '2026-03-29T01:29:59.999Z',
        '2026-03-29T01:30:00.000Z',
        '2026-03-29T02:29:59.999Z',
      ),
      gives: [
        ['UTC', [1, 1, 1]],
        ['Europe/Berlin', [1, 2, 2]],
      ],
    },
    {
      ask: until(
        'expiration_date=2026-10-25&expiration_time=02:30',
        '2026-10-25T00:29:59.999Z',
        '2026-10-25T00:30:00.000Z',
        '2026-10-25T02:29:59.999Z',
      ),
      gives: [
        ['UTC', [1, 1, 1]],
        ['Europe/Berlin', [1, 2, 2]],
      ],
    },
  ],
  'links.expiration.date-only': [
    {
      ask: until(
        'expiration_date=2026-07-01',
        '2026-06-30T23:59:59.999Z',
        '2026-07-01T00:00:00.000Z',
        '2026-07-01T23:59:30.000Z',
        '2026-07-01T23:59:59.500Z',
        '2026-07-01T23:59:59.999Z',
        '2026-07-02T00:00:00.000Z',
      ),
      gives: [
        ['start-of-day', [1, 2, 2, 2, 2, 2]],
        ['end-of-day', [1, 1, 1, 1, 1, 2]],
        ['last-minute', [1, 1, 2, 2, 2, 2]],
        ['last-second', [1, 1, 1, 2, 2, 2]],
        ['last-millisecond', [1, 1, 1, 1, 2, 2]],
      ],
    },
    {
      // The day on which the clocks of the zone are put back has 25 hours.
      ask: until(
        'expiration_date=2026-11-01',
        '2026-11-01T04:00:00.000Z',
        '2026-11-02T04:59:59.999Z',
        '2026-11-02T05:00:00.000Z',
      ),
      under: { 'links.expiration.zone': 'America/New_York' },
      gives: [
        ['start-of-day', [2, 2, 2]],
        ['end-of-day', [1, 1, 2]],
      ],
    },
  ],
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
        // A link that has expired may be changed in other ways.
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
        const last = server.mock.store(speakerKey).links.size
        server.mock.store(speakerKey).links.update(last, { clicks: 2 })
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
