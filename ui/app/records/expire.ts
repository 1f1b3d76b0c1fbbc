import type { AdminAccount, AdminClient } from '../../../src/client/index.ts'
import { type Called, called } from '../parts/call.ts'
import { changeState } from './changes.ts'

/** Lets a link expire at the account's current minute, in the time zone of the dialect. */
export async function expireNow(
  admin: AdminClient,
  account: number,
  id: number,
): Promise<Called<AdminAccount>> {
  const [clock, dialect] = await Promise.all([
    called(admin.GET('/accounts/{account}/clock', { params: { path: { account } } })),
    called(admin.GET('/dialect')),
  ])
  if (!clock.isDone) return clock
  if (!dialect.isDone) return dialect
  const zone = dialect.data.answers.find(({ question }) => question === 'links.expiration.zone')?.answer
  const moment = wallTime(clock.data.now, typeof zone === 'string' ? zone : 'UTC')
  return changeState(admin, account, { links: [{ id, ...moment }] })
}

/** Returns the date and the minute of a moment in a time zone. */
export function wallTime(iso: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? ''
  return {
    expiration_date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    expiration_time: `${part('hour')}:${part('minute')}`,
  }
}
