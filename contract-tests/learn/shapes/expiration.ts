import { timeFormat } from '../../../src/dialect/shapes/times.ts'
import { zoneOf } from '../../../src/dialect/zones.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { leavesOf } from '../../core/match.ts'
import { showsZone, timesOf, unitOf } from './fit/moments.ts'
import { zoneNames } from './fit/zones.ts'
import type { ResponsePair } from './pairs.ts'

const dayMs = 86_400_000

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
    for (const zone of isLocal ? ['UTC'] : zoneNames()) {
      const { momentOf } = zoneOf(zone)!
      const ofDay = endings.find(([, endMs]) =>
        shown.every(({ date, time, moment }) => {
          const wall = time === null ? Date.parse(date) + endMs : Date.parse(`${date}T${time}:00Z`)
          return momentOf(wall) === moment
        }),
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

/** When a link with a date and no time expires, by answer, in milliseconds after the start of the day. */
const endings: readonly [Answers['links.expiration.date-only'], number][] = [
  ['start-of-day', 0],
  ['end-of-day', dayMs],
  ['last-minute', 86_340_000],
  ['last-second', 86_399_000],
  ['last-millisecond', 86_399_999],
]

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
  const near = (moment: number) => Math.abs(moment - Date.parse(date)) < 3 * dayMs
  for (const form of timesOf(written)) {
    const moment = timeFormat(form.time)?.read(isDigits ? Number(written) : written)
    if (moment === undefined || unitOf(form) >= dayMs || !near(moment)) continue
    return { date, time: typeof time === 'string' ? time : null, moment, isLocal: !showsZone(form.time) }
  }
  return undefined
}
