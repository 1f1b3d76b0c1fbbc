import { expect, it } from 'vitest'
import { timeFormat } from '../../../../src/dialect/shapes/times.ts'
import { showsZone, timesOf, timesOfDay, unitOf } from './moments.ts'

const at = Date.parse('2031-03-04T15:06:07Z')

// Each text shows the moment `at`, cut to its precision. A text without a zone shows it on a clock in that zone.
const cases: [written: string | number, time: string, zone?: string][] = [
  ['2031-03-04T15:06:07Z', 'rfc3339'],
  ['2031-03-04T15:06:07+00:00', 'rfc3339-offset', '+00:00'],
  ['2031-03-04T16:06:07+0100', 'Y-m-dTH:i:sO', '+01:00'],
  ['2031-03-04 17:06:07.000000+02', 'Y-m-d H:i:s.uX', '+02:00'],
  ['2031-03-04T16:06:07+01:00[Europe/Berlin]', 'Y-m-dTH:i:sP[E\\urope/Ber\\l\\i\\n]', '+01:00'],
  ['2031-03-04 15:06:07 UTC', 'Y-m-d H:i:s UTC'],
  ['2031-03-04 15:06:07 GMT', 'Y-m-d H:i:s G\\MT'],
  ['2031-03-04 at 15:06:07', 'Y-m-d \\at H:i:s'],
  ['Tue, 04 Mar 2031 15:06:07 GMT', 'http-date'],
  ['Tue, 04 Mar 2031 15:06:07 +0000', 'D, d M Y H:i:s O', '+00:00'],
  ['Tue, 4 Mar 2031 15:06:07 +0000', 'D, j M Y H:i:s O', '+00:00'],
  ['Tue Mar 04 15:06:07 UTC 2031', 'D M d H:i:s UTC Y'],
  ['Tue Mar 04 17:06:07 +0200 2031', 'D M d H:i:s O Y', '+02:00'],
  [
    'Tue Mar 04 2031 15:06:07 GMT+0000 (Coordinated Universal Time)',
    'D M d Y H:i:s G\\MTO (Coor\\d\\i\\n\\ate\\d \\U\\n\\i\\ver\\s\\a\\l T\\i\\me)',
    '+00:00',
  ],
  ['03/04/2031 03:06:07 PM', 'm/d/Y h:i:s A'],
  ['3/4/2031 3:06:07 PM', 'N/j/Y g:i:s A'],
  ['4.3.2031 16:06:07', 'j.N.Y H:i:s', '+01:00'],
  ['Mar 4, 2031, 3:06:07 pm', 'M j, Y, g:i:s a'],
  ['March 4, 2031 at 10:06:07 AM', 'F j, Y \\at g:i:s A', '-05:00'],
  ['4 March 2031 15:06:07', 'j F Y H:i:s'],
  ['2031-03-04 15:06:07,000', 'Y-m-d H:i:s,v'],
  ['March, 04 2031 15:06:07 +0000', 'F, d Y H:i:s O', '+00:00'],
  ['Tuesday, March 4, 2031 3:06 PM', 'l, F j, Y g:i A'],
  ['Tuesday, 04-Mar-31 15:06:07 GMT', 'l, d-M-y H:i:s G\\MT'],
  ['3/4/31, 3:06 PM', 'N/j/y, g:i A'],
  ['04.03.31 16:06', 'd.m.y H:i', '+01:00'],
  ['04-MAR-2031 15:06:07', 'd-b-Y H:i:s'],
  ['04-MAR-31', 'd-b-y'],
  ['20310304T150607Z', 'YmdTHisZ'],
  ['/Date(1930403167000)/', '/\\D\\ate(V)/'],
  ['/Date(1930403167000+0000)/', '/\\D\\ate(VO)/', '+00:00'],
  ['/Date(1930403167000-0530)/', '/\\D\\ate(VO)/', '-05:30'],
  ['@1930403167', '@U'],
  ['1930403167.000000', 'U.u'],
  [1_930_403_167, 'unix-seconds'],
  [1_930_403_167.5, 'unix-fraction'],
  [1_930_403_167_000, 'unix-milliseconds'],
]

it.each(cases)('%j is a moment', (written, time, zone) => {
  const forms = timesOf(written, at)
  const form = forms.find(one => one.time === time)
  expect(form, JSON.stringify(forms)).toEqual({ time, ...(zone !== undefined && { zone }) })
  const format = timeFormat(time, zone)!
  const read = typeof written === 'number' && !Number.isInteger(written) ? at + 500 : at
  expect(format.read(written)).toBe(read - (read % unitOf({ time })))
  expect(format.write(typeof written === 'number' ? written * (written > 1e11 ? 1 : 1000) : at)).toBe(written)
})

it.each([
  ['2031-03-04T15:06:00.000Z', 'Y-m-dTH:i:00.000Z'],
  ['2031-03-04 15:06:00', 'Y-m-d H:i:00'],
  ['20310304150600', 'YmdHi00'],
])('%j is a moment that is cut to the minute', (written, time) => {
  const form = timesOf(written, at).find(one => one.time === time)
  expect(form).toEqual({ time })
  expect(timeFormat(time)!.write(at)).toBe(written)
})

it.each<[written: string, time: string, zone?: string]>([
  ['15:06:07', 'H:i:s'],
  ['150607', 'His'],
  ['3:06 pm', 'g:i a'],
  ['17:06:07', 'H:i:s', '+02:00'],
  ['01:06:07', 'H:i:s', '+10:00'],
  ['05:06:07', 'H:i:s', '-10:00'],
  ['PT15H06M07S', '\\PTH\\Hi\\MsS'],
])('%s is the time of day of a moment', (written, time, zone) => {
  expect(timesOfDay(written, at)).toContainEqual({ time, ...(zone !== undefined && { zone }) })
})

it.each([
  '2031',
  '12',
  'yesterday',
  '1.2.3',
  '2031-13-04T15:06:07Z',
  'May 4',
  '10.0.0.1',
  '4 weeks 2031',
  '10.11.12.13',
  '31.12-2031',
  '4 Marchs 2031',
  'https://acme.example/1930403167000',
  'link-1930403167',
  '/Date(12)/',
  '1930403167-0421',
  '@1930403167)',
  'order(1930403167)',
  '/Date(1930403167000-4821)/',
])('%j is none', written => expect(timesOf(written)).toEqual([]))

it.each<[string, boolean]>([
  ['rfc3339', true],
  ['http-date', true],
  ['Y-m-d H:i:sX', true],
  ['D M d H:i:s UTC Y', true],
  ['/\\D\\ate(V)/', true],
  ['U.u', true],
  ['naive', false],
  ['d.m.Y H:i', false],
  ['Y-m-d H:i:s CET', false],
])('%s shows the zone: %j', (time, shows) => {
  expect(showsZone(time)).toBe(shows)
})
