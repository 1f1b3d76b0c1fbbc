import { readPointer } from '../../../src/dialect/pointer.ts'
import { timeFormat } from '../../../src/dialect/shapes/times.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { leavesOf } from '../../core/match.ts'
import { timesOf } from './fit/moments.ts'
import type { Pair } from './pairs.ts'

type Asked = 'links.expiration.zone' | 'links.expiration.date-only'

/** When a link expires, as a response shows it. */
interface Shown {
  date: string
  time: string | null
  moment: number
  /** Whether the moment was read from a clock of which nobody knows the zone. */
  isLocal: boolean
}

/**
 * In which zone links expire, and when on their day, by the place where they show the moment itself. Nothing where there
 * is none, or where it goes with no zone.
 */
export function expirationShown(pairs: readonly Pair[]): Partial<Pick<Answers, Asked>> {
  const links = pairs.filter(
    ({ step, resource, records }) =>
      resource === 'links' && step.method === 'GET' && records.length === 1 && records[0]!.expiration_date,
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

/** What the clock shows when a link expires that has a date and no time. */
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

/** What the clocks of a zone show at a moment: `2091-05-16 21:43:00.000`. */
function clockIn(timeZone: string): (moment: number) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return moment => `${clock.format(moment)}.${String(Math.floor(moment) % 1000).padStart(3, '0')}`
}

/** The zones without another time in summer come first: they are what most servers have. */
function zones(): string[] {
  const hours = Array.from({ length: 27 }, (_, index) => index - 14).filter(hour => hour !== 0)
  const fixed = hours.map(hour => `Etc/GMT${hour > 0 ? '+' : '-'}${Math.abs(hour)}`)
  return ['UTC', ...fixed, ...Intl.supportedValuesOf('timeZone')]
}

/** Undefined where a place shows no moment that is the same for everybody. */
function shownAt({ records: [values = {}], exchange }: Pair, pointer: string): Shown | undefined {
  const written = readPointer(exchange.answer.json, pointer)
  const isDigits = typeof written === 'string' && /^\d+$/.test(written)
  const { expiration_date: date, expiration_time: time = null } = values
  if (typeof date !== 'string') return undefined
  // A day that can be read both ways round, 05.06., is read so that it is near what was sent.
  const near = (moment: number) => Math.abs(moment - Date.parse(date)) < 3 * 86_400_000
  for (const form of timesOf(written)) {
    const moment = timeFormat(form.time)?.read(isDigits ? Number(written) : written)
    const showsHours = /^(unix|http|rfc3339|naive)|[HP]/.test(form.time)
    if (moment === undefined || !showsHours || !near(moment)) continue
    const isLocal = !/^(unix|http|rfc3339)|[ZP]$/.test(form.time)
    return { date, time: time as string | null, moment, isLocal }
  }
  return undefined
}
