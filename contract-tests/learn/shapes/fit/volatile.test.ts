import { expect, it } from 'vitest'
import { nowShape, volatileShape } from './volatile.ts'

const at = (moment: string) => Date.parse(moment)
const shown = (...all: [written: string, moment: string][]) =>
  nowShape(all.map(([written, moment]) => ({ values: {}, json: written, at: at(moment) })))

it.each<[string, [written: string, moment: string][], unknown]>([
  ['month first', [['04/05/2031 06:07:08', '2031-04-05T06:07:08Z']], { time: 'm/d/Y H:i:s' }],
  ['day first', [['05/04/2031 06:07:08', '2031-04-05T06:07:08Z']], { time: 'd/m/Y H:i:s' }],
  [
    'month first, in the local time of a zone',
    [['04/05/2031 08:07:08', '2031-04-05T06:07:08Z']],
    { time: 'm/d/Y H:i:s', zone: '+02:00' },
  ],
  [
    'a day that is also a month, then one that is not',
    [
      ['04/04/2031 06:07:08', '2031-04-04T06:07:08Z'],
      ['04/05/2031 06:07:08', '2031-04-05T06:07:08Z'],
    ],
    { time: 'm/d/Y H:i:s' },
  ],
  [
    'a fraction of three digits, then one without its zero',
    [
      ['2031-04-05 06:07:08.123', '2031-04-05T06:07:08.123Z'],
      ['2031-04-05 06:07:09.12', '2031-04-05T06:07:09.120Z'],
    ],
    { time: 'Y-m-d H:i:sx' },
  ],
])('a time of sending: %s', (_, all, form) => {
  expect(shown(...all)).toEqual({ $any: 'time', ...(form as object) })
})

it.each<[string, [written: string, moment: string][]]>([
  ['an earlier time', [['2031-04-05T06:07:08Z', '2031-04-05T06:17:08Z']]],
  [
    'times in two formats',
    [
      ['04/05/2031 06:07:08', '2031-04-05T06:07:08Z'],
      ['05/04/2031 06:07:09', '2031-04-05T06:07:09Z'],
    ],
  ],
])('not a time of sending: %s', (_, all) => {
  expect(shown(...all)).toBeUndefined()
})

it.each<[string, (count: number) => string]>([
  ['one with a base and a counter', count => `26e7#1a21b2d15${count}`],
  ['one in braces', count => `{8F3A-${count}}`],
  ['one of several parts', count => `eu-west-1|web(${count});7,${count * 3}@*`],
])('an id of a request: %s', (_, idOf) => {
  const samples = [1, 2, 3].map(count => ({ of: 'GET /links', values: {}, json: idOf(count) }))
  expect(volatileShape(samples)).toEqual({ $any: 'request-id' })
})

it.each<[string, (string | number)[], unknown]>([
  ['a version of the whole store', ['1430', '1430', '1430', '1431', '1434'], { $any: 'request-id' }],
  ['the same as a number', [1430, 1430, 1431, 1431], { $any: 'counter' }],
  ['numbers that fall', [1430, 1431, 1430], undefined],
  ['small numbers, which may be counts', [1, 1, 2, 3], undefined],
  ['words', ['one', 'one', 'two'], undefined],
])('numbers that rise with time: %s', (_, numbers, expected) => {
  const samples = numbers.map((json, index) => ({ of: `GET /links?${index}`, at: index, values: {}, json }))
  expect(volatileShape(samples)).toEqual(expected)
})

it('a text of several words is not an id of a request', () => {
  const samples = ['Good morning', 'Good evening'].map(json => ({ of: 'GET /links', values: {}, json }))
  expect(volatileShape(samples)).toBeUndefined()
})

const beside = (numbers: readonly number[]) =>
  numbers.map((json, index) => ({ of: `GET /links/{${index}}`, values: {}, json }))

it.each<[string, number[], string, unknown]>([
  ['fractions', [0.01, 0.01, 0.02, 0.01, 0.01], 'x', { $any: 'duration' }],
  ['milliseconds', [1, 1, 1, 2, 1, 1], 'durationMs', { $any: 'duration' }],
  ['milliseconds', [1, 1, 1, 2, 1, 1], 'elapsed', { $any: 'duration' }],
  ['whole numbers under another name', [1, 1, 1, 2, 1, 1], 'items', undefined],
  ['the same fraction in each response', [0.5, 0.5, 0.5, 0.5, 0.5], 'x', undefined],
])('%s beside the records: %j as %s', (_, numbers, name, shape) => {
  expect(volatileShape(beside(numbers), ['record', 'meta', name])).toEqual(shape)
})

it('leaves a fraction within a record alone', () => {
  const within = beside([0.1, 0.1, 0.2, 0.1, 0.1]).map(sample => ({ ...sample, values: { created_at: 1 } }))
  expect(volatileShape(within, ['link', 'rate'])).toBeUndefined()
})
