import type { Cases } from './case.ts'
import { until } from './status.ts'

/** The moment at which a link expires. */
export const expiration: Cases = {
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
      // In winter New York is five hours behind UTC.
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
      // 02:30 does not exist on this day, as clocks go forward. The link expires at 03:30.
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
      // 01:30 exists twice on this day. The first one counts.
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
      // The day on which the clocks go back has 25 hours.
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
}
