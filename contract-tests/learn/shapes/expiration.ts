import { timeFormat } from '../../../src/dialect/shapes/times.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { leavesOf } from '../../core/match.ts'
import { timesOf } from './fit/moments.ts'
import type { ResponsePair } from './pairs.ts'

type Asked = 'links.expiration.zone' | 'links.expiration.date-only'

/** The expiration of a link, as sent and as a response shows it. */
interface Shown {
  date: string
  time: string | null
  moment: number
  /** Whether the moment was read from a text without a zone. */
  isLocal: boolean
}

/**
 * Answers in which zone links expire, and at which time of the day if only a date was sent, from a place that
 * shows the moment of expiration. Returns nothing if no place shows it or no zone fits. A text without a zone
 * does not reveal the zone, only the time of the day.
 */
export function expirationShown(pairs: readonly ResponsePair[]): Partial<Pick<Answers, Asked>> {
  const links = pairs.filter(
    ({ step, resource, records }) =>
      resource === 'links' && step.method === 'GET' && records.length === 1 && records[0]?.expiration_date,
  )
  const [first] = links
  if (first === undefined) return {}
  for (const { pointer } of leavesOf(first.exchange.answer.json)) {
    const shown = links.flatMap(pair => shownAt(pair, pointer) ?? [])
    if (shown.length < links.length) continue
    const isLocal = shown.some(one => one.isLocal)
    for (const zone of isLocal ? ['UTC'] : zones()) {
      const clock = clockIn(zone)
      const ofDay = endings.find(([, endOf]) =>
        shown.every(
          one =>
            clock(one.moment) === (one.time === null ? endOf(one.date) : `${one.date} ${one.time}:00.000`),
        ),
      )
      if (ofDay !== undefined)
        return {
          ...(!isLocal && { 'links.expiration.zone': zone }),
          'links.expiration.date-only': ofDay[0],
        }
    }
  }
  return {}
}

/** The local time at which a link with a date and no time expires, by answer. */
const endings: readonly [Answers['links.expiration.date-only'], (date: string) => string][] = [
  ['start-of-day', date => `${date} 00:00:00.000`],
  [
    'end-of-day',
    date => `${new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)} 00:00:00.000`,
  ],
  ['last-minute', date => `${date} 23:59:00.000`],
  ['last-second', date => `${date} 23:59:59.000`],
  ['last-millisecond', date => `${date} 23:59:59.999`],
]

/** Returns a function that formats a moment in the local time of a zone: `2091-05-16 21:43:00.000`. */
function clockIn(timeZone: string): (moment: number) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return moment => `${clock.format(moment)}.${String(Math.floor(moment) % 1000).padStart(3, '0')}`
}

/** Returns all time zones. Zones without daylight saving time come first, because most servers use one. */
function zones(): string[] {
  const hours = Array.from({ length: 27 }, (_, index) => index - 14).filter(hour => hour !== 0)
  const fixed = hours.map(hour => `Etc/GMT${hour > 0 ? '+' : '-'}${Math.abs(hour)}`)
  return ['UTC', ...fixed, ...Intl.supportedValuesOf('timeZone')]
}

/**
 * Returns the expiration that a place shows. Undefined if it shows no time of day near the date that was
 * sent.
 */
function shownAt({ records: [values = {}], exchange }: ResponsePair, pointer: string): Shown | undefined {
  const written = readPointer(exchange.answer.json, pointer)
  const isDigits = typeof written === 'string' && /^\d+$/.test(written)
  const { expiration_date: date, expiration_time: time = null } = values
  if (typeof date !== 'string') return undefined
  // A date such as 05.06. can be read in two ways: the one near the sent date is right.
  const near = (moment: number) => Math.abs(moment - Date.parse(date)) < 3 * 86_400_000
  for (const form of timesOf(written)) {
    const moment = timeFormat(form.time)?.read(isDigits ? Number(written) : written)
    const showsHours = /^(unix|http|rfc3339|naive)|[HP]/.test(form.time)
    if (moment === undefined || !showsHours || !near(moment)) continue
    const isLocal = !/^(unix|http|rfc3339)|[ZP]$/.test(form.time)
    return { date, time: typeof time === 'string' ? time : null, moment, isLocal }
  }
  return undefined
}
