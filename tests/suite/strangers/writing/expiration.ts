import type { Draw } from '../grammar/index.ts'
import { endOf, offsetAt } from '../service/facts.ts'
import type { LinkFields } from '../service/model.ts'
import type { Json } from './json.ts'
import type { Group, Member } from './members.ts'
import { writeDay, writeMoment, writeTime } from './moments.ts'
import { expirationName } from './names.ts'
import type { LinkSubject } from './subject.ts'
import { writeUnset } from './unset.ts'

type Part = Parameters<typeof expirationName>[0]

/** The members about expiration. */
export function expirationMembers(draw: Draw): Member<LinkSubject>[] {
  const flat = draw['link.group.expiration'] === 'flat'
  const member = (part: Part, of: (fields: LinkFields) => Json | undefined): Member<LinkSubject> => ({
    path: flat ? [expirationName(part, draw)] : [draw['names.expiration'], expirationName(part, draw)],
    of: ({ link }) => of(link.fields),
  })
  const form = draw['expiration.form']
  const parts = [
    member('date', ({ expiration_date: day }) =>
      day === null ? writeUnset(draw['unset.expiration-date']) : writeDay(day, draw),
    ),
    member('time', ({ expiration_time: time }) =>
      time === null ? writeUnset(draw['unset.expiration-time']) : writeTime(time, draw),
    ),
  ]
  const moment = member('moment', fields => {
    const end = endOf(fields, draw)
    if (end === undefined) return writeUnset(draw['unset.expiration-moment'])
    return writeMoment(draw['expiration.moment'], end, offsetAt(end, draw))
  })
  return [
    member('url', ({ expiration_url: url }) => url ?? writeUnset(draw['unset.expiration-url'])),
    ...(form === 'combined' ? [moment] : form === 'parts' ? parts : [...parts, moment]),
    member(
      'clicks',
      ({ expiration_clicks: clicks }) => clicks ?? writeUnset(draw['unset.expiration-clicks']),
    ),
  ]
}

/** The expiration as a group that is null or absent unless something is set. */
export function expirationGroup(draw: Draw): Group<LinkSubject>[] {
  const form = draw['link.group.expiration']
  if (form === 'flat' || form === 'nested') return []
  const has = ({ link: { fields } }: LinkSubject) =>
    [fields.expiration_url, fields.expiration_date, fields.expiration_time, fields.expiration_clicks].some(
      value => value !== null,
    )
  const otherwise = form.replace('-if-unset', '') as Group<LinkSubject>['otherwise']
  return [{ path: [draw['names.expiration']], has, otherwise }]
}
