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
export function sayFields(link: Schema, answers: Answers): void {
  sayNames(link, answers)
  sayPasswords(link, answers)
  sayExpiration(link, answers)
  sayLists(link, answers)
}

function sayNames(link: Schema, answers: Answers): void {
  const alias = member(link, 'alias')
  const id = member(link, 'domain_id')
  const { pattern, case: letters } = answers['links.alias.rule']
  const counts = letters === 'sensitive' ? 'case counts' : 'case does not count'
  if (pattern !== '^[A-Za-z0-9_-]{1,255}$') {
    reword(
      alias,
      ': letters, digits, `_` and `-`, where case counts',
      `, of the form \`${pattern}\`, where ${counts}`,
    )
  } else if (letters !== 'sensitive') {
    reword(alias, 'case counts', counts)
  }
  const { scope, status } = answers['links.alias.unique']
  if (scope === 'account') reword(alias, 'in its domain', 'in the account')
  if (status !== 422)
    reword(alias, 'It is unique in', `One that is taken is answered ${status}: it is unique in`)
  const made = answers['links.alias.generated']
  if (made !== 6) reword(alias, 'Without one the service makes an alias of six characters.', madeAlias(made))

  if (answers['links.create.required'].includes('domain_id')) {
    reword(id, "Without one it is the account's first.", 'It has to be sent.')
  }
  const synonym = answers['links.domain-synonym']
  if (synonym === 'domain') {
    const domain = member(link, 'domain')
    domain.description = descriptionOf(id)
    domain['x-assumed'] = assumedOf(id)
  }
}

/** Returns the sentence about the alias of a link that is created without one. */
function madeAlias(made: Answers['links.alias.generated']): string {
  const count = (length: number) => numerals[length] ?? String(length)
  if (made === 'none') return 'Without one the link has no alias.'
  if (made === 'words') return 'Without one the service makes an alias of two words and a number.'
  const length = typeof made === 'number' ? count(made) : `${count(made.least)} to ${count(made.most)}`
  return `Without one the service makes an alias of ${length} characters.`
}

function sayPasswords(link: Schema, answers: Answers): void {
  const password = member(link, 'password')
  const second = member(link, 'privacy_password')
  if (answers['links.privacy.password'] === 'accepted')
    reword(second, ' Has to be set where `privacy` is 2.', '')
  else if (answers['errors.named-field']['links.privacy.password'] === 'sent')
    reword(second, 'Has to be set where `privacy` is 2.', 'Without it, a `privacy` of 2 is refused.')
  if (answers['links.password.meaning'] === 'separate') return
  reword(
    password,
    'A password that visitors have to know.',
    'The password of the link and of its statistics.',
  )
  reword(
    second,
    "The password to the link's statistics.",
    'Another name of `password`, which it wins over where both are sent.',
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

function sayExpiration(link: Schema, answers: Answers): void {
  const date = member(link, 'expiration_date')
  const time = member(link, 'expiration_time')
  const clicks = member(link, 'expiration_clicks')
  const zone = answers['links.expiration.zone']
  if (zone !== 'UTC') for (const field of [date, time]) reword(field, 'in UTC', `in the time zone ${zone}`)
  const past = answers['links.expiration.past']
  if (past !== 'expired')
    reword(
      date,
      'With one that has passed it is expired at once.',
      `One that has passed is answered ${past}.`,
    )
  const ending = endings[answers['links.expiration.date-only']]
  if (ending !== undefined) reword(time, 'the start of the day', ending)
  if (answers['links.expiration.time-only'] === 'no-effect')
    reword(time, 'without a date it is refused', 'without a date it has no effect')
  else if (answers['errors.named-field']['links.expiration.time-only'] === 'sent')
    reword(time, 'without a date it is refused', 'without a date this field is refused')
  const noClicks = answers['links.expiration.clicks']
  if (noClicks === 'at-once') reword(clicks, '0 is no limit', 'with 0 it is expired at once')
  else if (noClicks !== 'no-limit') reword(clicks, '0 is no limit', `0 is answered ${noClicks}`)
}

function sayLists(link: Schema, answers: Answers): void {
  const pixels = member(link, 'pixel_ids')
  const target = member(link, 'target_type')
  if (answers['input.lists-on-update'] === 'merges') {
    reword(
      pixels,
      'Sent on an update, the list takes the place of the one there was.',
      'Sent on an update, the list is added to the one there was.',
    )
  }
  if (answers['input.id-lists'] === 'comma')
    reword(pixels, 'a bare `pixel_ids=3` is a list of one', '`pixel_ids=3,7` is the same list')
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
        `Indexes with gaps between them are answered ${gaps}.`,
      )
  }
  const inactive = answers['links.targeting.inactive']
  const emptied =
    inactive === 'dropped' ? 'are emptied, except for the languages' : 'are emptied, the languages too'
  if (inactive !== 'kept') reword(target, 'are kept', emptied)
  if (answers['links.target-type.unsent'] === 'by-list')
    reword(
      target,
      'all of them in rotation.',
      'all of them in rotation. A list that is sent without it stands for it.',
    )
  if (answers['links.target-type.undocumented'] === 'accepted')
    reword(target, '2 by platform', '2 by platform, 3 by language')
}
