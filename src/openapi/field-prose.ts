import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { reword, type Schema } from './document.ts'
import { assumedOf, descriptionOf, member } from './parts.ts'

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Writes in the descriptions of a link's input fields how the dialect handles them. */
export function describeFields(link: Schema, answers: Answers): void {
  describeNames(link, answers)
  describePasswords(link, answers)
  describeExpiration(link, answers)
  describeLists(link, answers)
}

function describeNames(link: Schema, answers: Answers): void {
  const alias = member(link, 'alias')
  const id = member(link, 'domain_id')
  const { pattern, case: letters } = answers['links.alias.rule']
  if (pattern !== '^[A-Za-z0-9_-]{1,255}$')
    reword(alias, ': letters, digits, `_` and `-`.', `, of the form \`${pattern}\`.`)
  if (letters !== 'sensitive') reword(alias, 'It is case-sensitive.', 'It is not case-sensitive.')
  const { scope, status } = answers['links.alias.unique']
  if (scope === 'account') reword(alias, 'in its domain', 'in the account')
  if (status !== 422)
    reword(alias, 'It is unique in', `A taken alias is refused with ${status}: it is unique in`)
  const generated = answers['links.alias.generated']
  if (generated !== 6)
    reword(alias, 'Without one, the service generates an alias of six characters.', generatedAlias(generated))

  if (answers['links.create.required'].includes('domain_id')) {
    reword(id, 'Without it, the first domain of the account is used.', 'It is required.')
  } else if (answers['links.domain.unsent'] === 'last') reword(id, 'the first domain', 'the last domain')
  else if (answers['links.domain.unsent'] === 'none')
    reword(id, 'Without it, the first domain of the account is used.', 'Without it, the link has no domain.')
  const synonym = answers['links.domain-synonym']
  if (synonym === 'domain') {
    const domain = member(link, 'domain')
    domain.description = descriptionOf(id)
    domain['x-assumed'] = assumedOf(id)
  }
}

/** Returns the sentence about the alias of a link that is created without one. */
function generatedAlias(form: Answers['links.alias.generated']): string {
  const count = (length: number) => numerals[length] ?? String(length)
  if (form === 'none') return 'Without one, the link has no alias.'
  if (form === 'words') return 'Without one, the service generates an alias of two words and a number.'
  const length = typeof form === 'number' ? count(form) : `${count(form.least)} to ${count(form.most)}`
  return `Without one, the service generates an alias of ${length} characters.`
}

function describePasswords(link: Schema, answers: Answers): void {
  const password = member(link, 'password')
  const second = member(link, 'privacy_password')
  if (answers['links.privacy.password'] === 'accepted') reword(second, ' Required if `privacy` is 2.', '')
  else if (answers['errors.named-field']['links.privacy.password'] === 'sent')
    reword(second, 'Required if `privacy` is 2.', 'Without it, a `privacy` of 2 is refused.')
  if (answers['links.password.meaning'] === 'separate') return
  reword(
    password,
    'A password that visitors have to know.',
    'The password of the link and of its statistics.',
  )
  reword(
    second,
    "The password of the link's statistics.",
    'Another name of `password`. It takes precedence if both are sent.',
  )
  reword(member(link, 'privacy'), '`privacy_password`', 'the password')
}

/** The moments at which a link with a date but no time expires, if not at the start of the day. */
const endings: Partial<Record<Answers['links.expiration.date-only'], string>> = {
  'end-of-day': 'the end of the day',
  'last-minute': 'the last minute of the day, 23:59',
  'last-second': 'the last second of the day, 23:59:59',
  'last-millisecond': 'the last millisecond of the day, 23:59:59.999',
}

function describeExpiration(link: Schema, answers: Answers): void {
  const date = member(link, 'expiration_date')
  const time = member(link, 'expiration_time')
  const clicks = member(link, 'expiration_clicks')
  const zone = answers['links.expiration.zone']
  if (zone !== 'UTC') for (const field of [date, time]) reword(field, 'in UTC', `in the time zone ${zone}`)
  const past = answers['links.expiration.past']
  if (past !== 'expired')
    reword(date, 'A link with a past date is expired at once.', `A past date is refused with ${past}.`)
  const ending = endings[answers['links.expiration.date-only']]
  if (ending !== undefined) reword(time, 'the start of the day', ending)
  if (answers['links.expiration.time-only'] === 'no-effect')
    reword(time, 'A time without a date is refused', 'A time without a date has no effect')
  else if (answers['errors.named-field']['links.expiration.time-only'] === 'sent')
    reword(time, 'A time without a date is refused', 'Without a date, this field is refused')
  const noClicks = answers['links.expiration.clicks']
  if (noClicks === 'at-once') reword(clicks, '0 means no limit', 'with 0 it is expired at once')
  else if (noClicks !== 'no-limit') reword(clicks, '0 means no limit', `0 is refused with ${noClicks}`)
}

function describeLists(link: Schema, answers: Answers): void {
  const pixels = member(link, 'pixel_ids')
  const target = member(link, 'target_type')
  if (answers['input.lists-on-update'] === 'merges') {
    reword(
      pixels,
      'In an update, the list replaces the current one.',
      'In an update, the list is added to the current one.',
    )
  }
  const bare = answers['input.id-lists']
  const own = 'a bare `pixel_ids=3` is a list of one'
  if (bare === 'comma') reword(pixels, own, '`pixel_ids=3,7` is the same list')
  else if (bare === 'ignored') reword(pixels, own, 'a bare `pixel_ids=3` is not read')
  else if (typeof bare === 'number') reword(pixels, own, `a bare \`pixel_ids=3\` is refused with ${bare}`)
  if (answerFor(answers['references.unknown'], 'pixel_ids') === 'ignored')
    pixels.description += ' An id that no pixel has is ignored.'
  const gaps = answers['input.list-index-gaps']
  if (answers['ids.type'] === 'string') {
    pixels.description = descriptionOf(pixels).replaceAll('=3,7', '=ID,ID').replaceAll(/=[37]/g, '=ID')
  }
  for (const name of ['country', 'platform', 'language', 'rotation']) {
    if (gaps !== 'closed')
      reword(
        member(link, name),
        'Gaps between the indexes are closed.',
        `Indexes with gaps between them are refused with ${gaps}.`,
      )
  }
  const inactive = answers['links.targeting.inactive']
  const emptied =
    inactive === 'dropped' ? 'are emptied, except for the languages' : 'are emptied, the languages too'
  if (inactive !== 'kept') reword(target, 'stay unchanged', emptied)
  if (answers['links.target-type.unsent'] === 'by-list')
    reword(
      target,
      'all of them in rotation.',
      'all of them in rotation. If it is not sent, a list that is sent selects itself.',
    )
  if (answers['links.target-type.undocumented'] === 'accepted')
    reword(target, '2 by platform', '2 by platform, 3 by language')
}
