import type { Answers } from '../generated/answers.ts'
import { emptyUpdateRefusals, linkRefusals, pixelRefusals } from './input-refusals.ts'
import type { RecordKind, Verb } from './kinds.ts'
import { listRefusals } from './list-refusals.ts'
import { complainedOf, type Refusal, when } from './refusal.ts'

/** Returns every refusal of an operation in a dialect. */
export function refusalsOf(kind: RecordKind, verb: Verb, answers: Answers): Refusal[] {
  const onRecord = verb === 'get' || verb === 'update' || verb === 'delete'
  const writes = verb === 'create' || verb === 'update'
  return [
    ...keyRefusals(answers),
    ...(onRecord ? recordRefusals(kind, answers) : []),
    ...methodRefusals(answers, onRecord),
    ...(writes ? bodyRefusals(answers) : []),
    ...(verb === 'list' ? listRefusals(answers) : []),
    ...(writes && kind === 'links' ? linkRefusals(answers, verb) : []),
    ...(writes && kind === 'pixels' ? pixelRefusals(answers) : []),
    ...(verb === 'update'
      ? emptyUpdateRefusals(answers, kind === 'links' ? ['url'] : answers['pixels.create.required'])
      : []),
    ...when(answers, 'pixels.delete.attached', kind === 'pixels' && verb === 'delete', {
      body: 'error',
      text: 'A link carries the pixel.',
      complaint: 'The pixel is attached to 1 link.',
    }),
    ...when(answers, 'input.encoding', true, {
      body: 'error',
      text: 'The request contains percent-encoding or bytes that are not UTF-8.',
      complaint: 'The request contains percent-encoding or bytes that are not UTF-8.',
    }),
    ...when(answers, 'http.accept', true, {
      body: 'error',
      text: 'The request does not accept JSON.',
      complaint: 'Responses are application/json, which the request does not accept.',
    }),
    { ...plain('TooManyRequests', 'limits.rate', 429, 'The key has sent too many requests.'), complaint: '' },
    {
      ...plain(
        'Unavailable',
        'errors.unavailable',
        answers['errors.unavailable'],
        'The service cannot handle the request at the moment.',
      ),
      complaint: 'The service cannot handle the request at the moment.',
    },
  ]
}

function plain(theme: string, question: string, status: number, text: string): Refusal {
  return { theme, assumed: [question], status, body: 'error', text, complaint: text }
}

function keyRefusals(answers: Answers): Refusal[] {
  const unread = (as: Answers['auth.malformed'], text: string) =>
    answers['auth.malformed'] === as ? `${text}, or the Authorization header cannot be read.` : `${text}.`
  return [
    {
      ...plain(
        'Unauthorized',
        'auth.missing',
        answers['auth.missing'],
        unread('missing', 'The key is missing'),
      ),
      complaint: 'Send an API key as "Authorization: Bearer <API_KEY>"; there is no Authorization header.',
    },
    {
      ...plain(
        'Unauthorized',
        'auth.invalid',
        answers['auth.invalid'],
        unread('invalid', 'The key is wrong'),
      ),
      complaint: 'The API key is not valid.',
    },
  ]
}

function recordRefusals(kind: RecordKind, answers: Answers): Refusal[] {
  const issue = { field: 'id', expected: `the id of a ${kind === 'links' ? 'link' : 'pixel'}` }
  const malformed = 'There is no record with the identifier *.'
  const deleted = answers['errors.deleted'][kind]
  return [
    {
      ...plain(
        'NotFound',
        'errors.not-found',
        answers['errors.not-found'],
        'There is no record with this identifier.',
      ),
      complaint: 'There is no record with the identifier 4711.',
    },
    ...(deleted === 'as-unknown'
      ? []
      : [plain('NotFound', 'errors.deleted', deleted, 'The record with this identifier was deleted.')]),
    {
      ...plain('NotFound', 'ids.malformed', answers['ids.malformed'], 'The identifier is malformed.'),
      ...complainedOf(answers, 'ids.malformed', [issue], malformed),
    },
  ]
}

function methodRefusals(answers: Answers, onRecord: boolean): Refusal[] {
  const refusals: Refusal[] = [
    {
      ...plain(
        'MethodNotAllowed',
        'errors.method',
        answers['errors.method'],
        'The path does not have the method of the request.',
      ),
      complaint: 'This path does not have the method of the request.',
    },
  ]
  const { 'update.patch': patch, 'http.head': head } = answers
  if (onRecord && patch !== 'as-put') {
    refusals.push({
      ...plain('MethodNotAllowed', 'update.patch', patch, 'The path has no PATCH.'),
      complaint: 'This path has no PATCH.',
    })
  }
  if (head !== 'as-get') {
    const { theme: _, ...refusal } = plain('', 'http.head', head, 'The path has no HEAD.')
    refusals.push({ ...refusal, complaint: 'This path has no HEAD.' })
  }
  return refusals
}

function bodyRefusals(answers: Answers): Refusal[] {
  const { status, bytes } = answers['errors.too-large']
  const { otherwise } = answers['input.content-type']
  const tooLarge = {
    ...plain('TooLarge', 'errors.too-large', status, 'The body is too large.'),
    complaint: `The body has more than ${bytes} bytes.`,
  }
  if (typeof otherwise !== 'number') return [tooLarge]
  const unsupported = {
    ...plain(
      'UnsupportedMediaType',
      'input.content-type',
      otherwise,
      'The media type of the body is not supported.',
    ),
    complaint: 'Send the body as application/x-www-form-urlencoded.',
  }
  return [tooLarge, unsupported]
}
