import { answerFor } from '../dialect/by-name.ts'
import { pixelTypes } from '../dialect/shapes/scopes/pixel.ts'
import type { Answers } from '../generated/answers.ts'
import { withoutDate, withoutPassword } from '../wire/issues.ts'
import type { Verb } from './kinds.ts'
import { about, type Complaint, complainedOf, type Refusal, when } from './refusal.ts'

/** Returns the complaint about a reference to a missing record, in a field for which it is refused. */
function unknownReference(answers: Answers): Exclude<Complaint, string> {
  return answerFor(answers['references.unknown'], 'pixel_ids') === 'ignored'
    ? about('space_id', 'the id of a space of the account', '99')
    : about('pixel_ids.1', 'the id of a pixel of the account', '99')
}

const invalidLink = 'InvalidLink'

/** Returns the refusals of a link's input. */
export function linkRefusals(answers: Answers, verb: Verb): Refusal[] {
  const theme = invalidLink
  const { scope, status } = answers['links.alias.unique']
  const among = scope === 'domain' ? 'on its domain' : 'in the account'
  return [
    ...invalidFields(answers, theme, 'link', about('url', undefined), about('disabled', [0, 1], '2')),
    {
      theme,
      assumed: ['links.alias.unique'],
      status,
      text: 'Another link has the alias.',
      ...complainedOf(
        answers,
        'links.alias.unique',
        about('alias', `one that no other link has ${among}`, 'summer-sale'),
      ),
    },
    ...when(answers, 'references.unknown', true, {
      theme,
      text: 'There is no such domain, space or pixel.',
      ...complainedOf(answers, 'references.unknown', unknownReference(answers)),
    }),
    ...linkRuleRefusals(answers),
    ...oddFields(answers, 'alias'),
    ...when(answers, 'links.update.domain', verb === 'update', {
      body: 'validation',
      text: 'A link keeps its domain.',
      complaint: about('domain_id', 'left out: a link keeps its domain'),
    }),
  ]
}

/**
 * Returns the refusals of links with contradicting or incomplete fields, or with values that the dialect
 * refuses.
 */
function linkRuleRefusals(answers: Answers): Refusal[] {
  const named = answers['errors.named-field']
  const rule = (question: keyof Answers, text: string, complaint: Complaint) =>
    when(answers, question, true, { theme: invalidLink, body: 'validation', text, complaint })
  return [
    ...rule('links.privacy.password', 'Privacy 2 needs a privacy_password.', [
      withoutPassword[named['links.privacy.password']],
    ]),
    ...rule(
      'links.target-type.undocumented',
      'The target type 3 is not documented.',
      about('target_type', [0, 1, 2, 4], '3'),
    ),
    ...rule('links.expiration.time-only', 'A time of expiration needs a date.', [
      withoutDate[named['links.expiration.time-only']],
    ]),
    ...rule(
      'links.expiration.past',
      'The date of expiration has passed.',
      about('expiration_date', 'in the future', '2020-01-31'),
    ),
    ...rule(
      'links.expiration.clicks',
      'An expiration by 0 clicks is not accepted.',
      about('expiration_clicks', '1 or more', '0'),
    ),
    ...rule(
      'input.list-row-incomplete',
      'A row of a list lacks its key or its value.',
      about('country.0.value', undefined),
    ),
    ...rule(
      'input.id-lists',
      'A list of ids is sent as a bare value.',
      about('pixel_ids', 'a list written pixel_ids[]=1 or pixel_ids[0]=1'),
    ),
    ...rule(
      'input.list-index-gaps',
      'The indexes of a list have gaps.',
      about('country', 'a list with the indexes 0, 1, 2 and so on, without gaps'),
    ),
  ]
}

/** Returns the refusals of a pixel's input. */
export function pixelRefusals(answers: Answers): Refusal[] {
  return [
    ...invalidFields(
      answers,
      'InvalidPixel',
      'pixel',
      about('name', undefined),
      about('type', pixelTypes, 'tiktok'),
    ),
    ...oddFields(answers, 'name'),
  ]
}

/**
 * Returns the refusals of missing and of malformed fields: one refusal for both, or one for each (question
 * `errors.missing`).
 */
function invalidFields(
  answers: Answers,
  theme: string,
  name: 'link' | 'pixel',
  missing: Exclude<Complaint, string>,
  malformed: Exclude<Complaint, string>,
): Refusal[] {
  const body = 'validation'
  if (answers['errors.missing'] === 'together') {
    const text = `Fields of the ${name} are missing or malformed.`
    return when(answers, 'errors.validation.status', true, { theme, body, text, complaint: missing })
  }
  return [
    ...when(answers, 'errors.missing', true, {
      body,
      text: `Fields that a ${name} must have are missing.`,
      complaint: missing,
    }),
    ...when(answers, 'errors.validation.status', true, {
      body,
      text: `Fields of the ${name} are malformed.`,
      complaint: malformed,
    }),
  ]
}

function oddFields(answers: Answers, field: string): Refusal[] {
  return [
    ...when(answers, 'input.unknown-field', true, {
      body: 'validation',
      text: 'There is no such field.',
      complaint: about('colour', 'left out: there is no such field'),
    }),
    ...when(answers, 'input.duplicate-field', true, {
      body: 'validation',
      text: 'A field is sent twice.',
      complaint: about(field, 'sent once'),
    }),
  ]
}

/** Returns the refusals of an update without fields (question `links.update.empty-body`). */
export function emptyUpdateRefusals(answers: Answers, required: readonly string[]): Refusal[] {
  const complaint = required.flatMap(field => about(field, undefined))
  const text = 'The update sends no field.'
  return when(answers, 'links.update.empty-body', true, {
    text,
    ...(required.length === 0
      ? { body: 'error' as const, complaint: text }
      : complainedOf(answers, 'links.update.empty-body', complaint, text)),
  })
}
