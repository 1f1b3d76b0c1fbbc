import { writesUnseenLinks } from './test-fitted.ts'

// Dates and times as real services have them, each under a description.

writesUnseenLinks({
  'a date as its midnight, and a time of the first day': {
    expires: {
      on: { $text: '{expiration_date}T00:00:00+00:00', unset: '$absent' },
      at: { $text: '1970-01-01T{expiration_time}:00+00:00', unset: '$absent' },
    },
  },
  'the day and the time of day of one moment': {
    day: { $: 'created_at', time: 'Ymd' },
    time: { $: 'created_at', time: 'His' },
  },
  'a clock with milliseconds': { at: { $: 'expiration_time', time: 'H:i:s.v' } },
  'unix seconds': { created: { $: 'created_at', time: 'unix-seconds' } },
  microseconds: { createdAt: { $: 'created_at', time: 'rfc3339-microseconds' } },
  'a fraction without zeros at its end': { createdAt: { $: 'created_at', time: 'Y-m-dTH:i:sxZ' } },
  'a moment of digits alone': { createdOn: { $: 'created_at', time: 'YmdHis' } },
  'the basic format of ISO 8601': { createdOn: { $: 'created_at', time: 'YmdTHisZ' } },
  'a month by its name': {
    until: { $: 'expiration_date', time: 'd-M-Y', unset: '' },
    createdOn: { $: 'created_at', time: 'd M Y H:i:s' },
  },
  'a date the German way': { until: { $: 'expiration_date', time: 'd.m.Y', unset: '' } },
  'date and time in one': { until: { $: 'expires_at', time: 'd/m/Y H:i', unset: 'never' } },
  'a time with seconds': { at: { $text: '{expiration_time}:00', unset: null } },
  'a time in UTC': { at: { $text: '{expiration_time}:00.000Z', unset: null } },
  'a time as a moment of the year 2000': {
    at: { $text: '2000-01-01T{expiration_time}:00.000Z', unset: null },
  },
  'a moment on a clock of its own': { created: { $: 'created_at', time: 'naive', zone: '+05:30' } },
  'a moment in a zone with summer time': {
    until: { $: 'expires_at', time: 'rfc3339-offset', zone: 'Europe/Helsinki' },
  },
  'a moment with an offset': { until: { $: 'expires_at', time: 'rfc3339-offset', zone: '-03:00' } },
  'a moment as HTTP writes it': { created: { $: 'created_at', time: 'http-date' } },
  'a date as a number': { until: { $: 'expiration_date', time: 'Ymd', as: 'number', unset: 0 } },
  'a time of twelve hours': { at: { $: 'expiration_time', time: 'g:i A', unset: '' } },
  'a moment between words': {
    made: { $concat: ['/Date(', { $: 'created_at', time: 'unix-milliseconds' }, ')/'] },
  },
})
