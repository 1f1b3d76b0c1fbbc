import type { Dialect } from '../dialect/dialect.ts'
import type { CompleteShapes } from '../dialect/shapes/complete.ts'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { type OpenApiDocument, reword } from './document.ts'
import type { Speech } from './speech.ts'

/** Tells in the introduction of the document what the dialect answers. */
export function sayIntroduction(document: OpenApiDocument, { answers, dialect, shapes }: Speech): void {
  sayDialect(document, dialect)
  sayRequests(document, answers)
  if (dialect.shapes === undefined) sayAnswers(document, answers)
  else sayShapes(document, shapes)
  sayPrecedence(document, answers)
}

function sayDialect({ info }: OpenApiDocument, { name, observed, server }: Dialect): void {
  if (name === 'default') return
  reword(info, 'whose default answers are given', 'whose answers are given')
  const where = server === undefined ? '' : ` at ${server}`
  const seen = observed === undefined ? '' : `, seen${where} on ${observed}`
  reword(
    info,
    'Another server may well answer an open question differently.',
    `These are the answers of the dialect **${name}**${seen}.`,
  )
}

function sayRequests({ info }: OpenApiDocument, answers: Answers): void {
  const accept = answers['http.accept']
  if (accept !== 'json')
    reword(
      info,
      'The answer is JSON whatever `Accept` says.',
      `What does not accept JSON is answered ${accept}.`,
    )
  const { also } = answers['input.content-type']
  const types = { json: '`application/json`', multipart: '`multipart/form-data`' }
  if (also.length > 0) {
    reword(
      info,
      'Content-Type: application/x-www-form-urlencoded`.',
      `Content-Type: application/x-www-form-urlencoded\`. ${also.map(name => types[name]).join(' and ')} will do as well.`,
    )
  }
  const written =
    'A field that is sent empty is cleared, an unknown field is ignored, and of a field sent twice the last counts.'
  const unknown = answers['input.unknown-field']
  const { optional, ...required } = answers['input.empty-value']
  const kinds = (['links', 'pixels'] as const).filter(kind => required[kind] === 'absent')
  const kept = kinds.length > 0 ? ` (an update of ${kinds.join(' and ')} passes over a required one)` : ''
  const empty = { clears: 'cleared', absent: 'passed over', refused: 'refused' }[optional]
  const refused = unknown === 'ignored' ? 'ignored' : `answered ${unknown}`
  const query =
    answers['input.query-fields'] === 'read'
      ? '\n- Fields in the query of a POST or PUT are read like those of its body.'
      : ''
  reword(
    info,
    written,
    `A field that is sent empty is ${empty}${kept}, an unknown field is ${refused}, and of a field sent twice the ${answers['input.duplicate-field']} counts.${query}`,
  )
}

/** A sentence of the introduction is replaced only where an answer it rests on is another: it reads better as written. */
function isUsual(answers: Answers, ...ids: (keyof Answers)[]): boolean {
  return ids.every(id => JSON.stringify(answers[id]) === JSON.stringify(defaultAnswers[id]))
}

function sayAnswers({ info }: OpenApiDocument, answers: Answers): void {
  if (
    !isUsual(answers, 'record.root', 'record.status-member', 'list.items', 'list.total', 'list.pagination')
  ) {
    reword(
      info,
      'One record stands under `data`; a list has `data`, `links` and `meta`. Each repeats the HTTP `status`.',
      `One record is ${placed(answers['record.root'])}, the records of a list are ${placed(answers['list.items'])}. The total is told ${total(answers['list.total'])}.`,
    )
  }
  sayUnset(info, answers)
  const format = answers['timestamps.format']
  if (format === 'iso-microseconds') reword(info, 'milliseconds', 'microseconds')
  if (format === 'unix-seconds')
    reword(
      info,
      'Moments are written in ISO 8601, in UTC, with milliseconds.',
      'Moments are written in seconds since 1970, in UTC.',
    )
  if (!isUsual(answers, 'errors.body', 'errors.validation.body')) {
    const { type, body } = answers['errors.body']
    const members = (template: object) =>
      Object.keys(template)
        .map(name => `\`${name}\``)
        .join(', ')
    const line = `Errors are ${type} with ${members(body)}; invalid input is answered with ${members(answers['errors.validation.body'])}.`
    reword(
      info,
      'Errors have a `message` and a `status`; invalid input also has `errors`, the messages of each field.',
      line,
    )
  }
}

/** What the default dialect says of its JSON is not so in shapes: the schemas tell it. */
function sayShapes({ info }: OpenApiDocument, { links, errors }: CompleteShapes): void {
  for (const written of [
    'One record stands under `data`; a list has `data`, `links` and `meta`. Each repeats the HTTP `status`.',
    'Every member is always there: a value that is not set is `null`, an empty list is `[]`.',
    'Moments are written in ISO 8601, in UTC, with milliseconds.',
  ]) {
    reword(info, written, 'The schemas tell how it is written.')
  }
  reword(
    info,
    'Errors have a `message` and a `status`; invalid input also has `errors`, the messages of each field.',
    `Records are ${links.record.type}, errors are ${errors.error.type}.`,
  )
}

function sayUnset(info: OpenApiDocument['info'], answers: Answers): void {
  if (isUsual(answers, 'fields.unset', 'fields.unset-list')) return
  const value = { null: 'is `null`', omitted: 'is left out', empty: 'is `""`' }[answers['fields.unset']]
  const list = { empty: 'is `[]`', null: 'is `null`', omitted: 'is left out' }[answers['fields.unset-list']]
  reword(
    info,
    'Every member is always there: a value that is not set is `null`, an empty list is `[]`.',
    `A value that is not set ${value}, an empty list ${list}.`,
  )
}

function placed(pointer: string): string {
  return pointer === '' ? 'the whole body' : `at \`${pointer}\``
}

function total(place: string): string {
  if (place === 'none') return 'nowhere'
  return place.startsWith('/') ? `at \`${place}\`` : `in the header \`${place.slice('header '.length)}\``
}

function sayPrecedence({ info }: OpenApiDocument, answers: Answers): void {
  const { also: _, otherwise } = answers['input.content-type']
  const { 'auth.missing': missing, 'auth.invalid': invalid } = answers
  const words: Record<Answers['errors.precedence'][number], string> = {
    path: `unknown path (${answers['errors.unknown-path']})`,
    method: `unknown method (${answers['errors.method']})`,
    key: `key (${missing === invalid ? missing : `${missing}, ${invalid}`})`,
    accept: `no JSON accepted (${answers['http.accept']})`,
    'media-type': `media type (${otherwise})`,
    size: `size (${answers['errors.too-large'].status})`,
    record: `unknown record (${answers['errors.not-found']})`,
    input: `input (${answers['errors.validation.status']})`,
  }
  const never = [
    ...(otherwise === 'absent' ? ['media-type'] : []),
    ...(answers['http.accept'] === 'json' ? ['accept'] : []),
  ]
  const checks = answers['errors.precedence'].filter(check => !never.includes(check))
  const at = info.description.indexOf('The first of these is told:')
  const list = checks.map(check => words[check]).join(', ')
  const written =
    'unknown path (404), unknown method (405), key (401), media type (415), size (413),\nunknown record (404), input (422).'
  if (list !== written.replace('\n', ' ').slice(0, -1))
    info.description = `${info.description.slice(0, at)}The first of these is told: ${list}.\n`
}
