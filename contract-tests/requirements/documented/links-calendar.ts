import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { momentOf } from '../../discover/moments.ts'
import { type Listed, list } from '../../discover/reads.ts'
import { refusalStatus, tryLink } from '../observed/observe.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkLinks } from '../support/bulk.ts'
import { broken, documented, mustBeKnown, type Subject } from '../support/kit.ts'
import { isShown, judgeable, mustHold } from '../support/stored.ts'

/** A link that expires at a moment of the calendar. */
interface DatedLink extends Subject {
  sent: LinkInput & { expiration_date: string }
}

/**
 * Section 2.1: any day of a year is a date, and any minute of a day is a time. The links are those that fill pages, so
 * that they cost nothing.
 */
export const linkCalendarRequirement: DocumentedRequirement = documented(
  'links.create.expiration-date-days',
  'POST /links accepts days of every month as expiration_date',
  {
    source: '2.1',
    after: ['links.list.shows-created', 'links.create.expiration-date'],
    async run(context) {
      const { extras, refused } = await bulkLinks(context)
      const accepted = extras.filter(isDated)
      const links = [...accepted, ...(await acceptedAlone(context, accepted, refused))]
      if (links.length < 2) throw new Skipped('too few links with a date could be created')
      const page = await list(context, 'links', { per_page: '100' })
      for (const link of links)
        for (const name of ['expiration_date', 'expiration_time'] as const)
          await mustBeShown(context, link, name, page)
      mustBeginAlike(context, links, page)
    },
  },
)

function isDated(link: Subject): link is DatedLink {
  return 'expiration_date' in link.sent && link.sent.expiration_date !== undefined
}

/**
 * Creates the links that were refused, once more and with nothing but the moment. Throws if one of these is refused although
 * both an earlier and a later date were accepted: how far ahead a date may be is open.
 */
async function acceptedAlone(
  context: Context,
  accepted: readonly DatedLink[],
  refused: readonly LinkInput[],
): Promise<DatedLink[]> {
  const dates = accepted.map(({ sent }) => sent.expiration_date)
  const links: DatedLink[] = []
  for (const moment of refused) {
    const { expiration_date: date = '' } = moment
    if (!dates.some(other => other < date) || !dates.some(other => other > date)) continue
    const { id, sent, exchange } = await tryLink(context, moment)
    const status = refusalStatus(exchange)
    if (status !== undefined) throw broken(`a link with ${wordsOf(moment)}`, `the status ${status}`, exchange)
    const link = { id: mustBeKnown(id, 'a link'), sent }
    if (isDated(link)) links.push(link)
  }
  return links
}

function wordsOf({ expiration_date: date, expiration_time: time }: LinkInput): string {
  return `expiration_date=${date}${time === undefined ? '' : ` and expiration_time=${time}`}`
}

/** Throws unless a link shows its date or its time, in the list or by itself. */
async function mustBeShown(
  context: Context,
  link: DatedLink,
  name: 'expiration_date' | 'expiration_time',
  page: Listed,
): Promise<void> {
  const value = link.sent[name]
  const place = judgeable(context, 'links', name)
  if (value === undefined || place === undefined) return
  const record = page.records[page.ids.indexOf(link.id)]
  if (record !== undefined && isShown(place, record, value) === true) return
  await mustHold(context, 'links', link, name, value)
}

/**
 * Throws if dates without a time are shown as moments at different times of their days, which no zone explains: summer
 * time moves them by one hour.
 */
function mustBeginAlike(context: Context, links: readonly DatedLink[], page: Listed): void {
  const place = judgeable(context, 'links', 'expiration_date')
  if (place?.partly !== 'reformatted') return
  const begins = links.flatMap(({ id, sent }) => {
    const record = page.records[page.ids.indexOf(id)]
    const moment = momentOf(textOf(readPointer(record, place.at)) ?? '')
    if (sent.expiration_time !== undefined || moment === undefined) return []
    return [{ date: sent.expiration_date, minutes: (moment - Date.parse(sent.expiration_date)) / 60_000 }]
  })
  const [first, ...others] = begins
  const other = others.find(({ minutes }) => Math.abs(minutes - (first?.minutes ?? minutes)) > 60)
  if (first !== undefined && other !== undefined)
    throw broken(
      `the date ${other.date} as far from its moment as ${first.date}: ${first.minutes} minutes`,
      `${other.minutes} minutes`,
      page.exchange,
    )
}
