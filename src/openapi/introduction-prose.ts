import { type Dialect, defaultDialect, shapesOf } from '../dialect/dialect.ts'
import type { CompleteShapes } from '../dialect/shapes/complete.ts'
import { isSame } from '../dialect/shapes/json.ts'
import type { Answers } from '../generated/answers.ts'
import { type OpenApiDocument, reword } from './document.ts'
import { recordKinds } from './kinds.ts'
import type { Speech } from './speech.ts'

/** Writes the dialect's answers in the introduction of the document. */
export function describeIntroduction(document: OpenApiDocument, { answers, dialect, shapes }: Speech): void {
  describeDialect(document, dialect)
  describeRequests(document, answers)
  describeForm(document, shapes)
  describePrecedence(document, answers)
}

function describeDialect({ info }: OpenApiDocument, { name, observed, server }: Dialect): void {
  if (name === 'default') return
  reword(info, 'whose default answers are given', 'whose answers are given')
  const where = server === undefined ? '' : ` at ${server}`
  const seen = observed === undefined ? '' : `, observed${where} on ${observed}`
  reword(
    info,
    'Another server may well answer an open question differently.',
    `These are the answers of the dialect **${name}**${seen}.`,
  )
}

function describeRequests({ info }: OpenApiDocument, answers: Answers): void {
  const accept = answers['http.accept']
  if (accept !== 'json')
    reword(
      info,
      'Responses are JSON, whatever `Accept` says.',
      `A request that does not accept JSON is refused with ${accept}.`,
    )
  const { also } = answers['input.content-type']
  const types = { json: '`application/json`', multipart: '`multipart/form-data`' }
  if (also.length > 0) {
    reword(
      info,
      'Content-Type: application/x-www-form-urlencoded`.',
      `Content-Type: application/x-www-form-urlencoded\`. ${also.map(name => types[name]).join(' and ')} bodies are accepted too.`,
    )
  }
  const written =
    'A field that is sent empty is cleared, an unknown field is ignored, and of a field sent twice the last counts.'
  const unknown = answers['input.unknown-field']
  const { optional, ...required } = answers['input.empty-value']
  const kinds = recordKinds.filter(kind => required[kind] === 'absent')
  const exception =
    kinds.length > 0 ? ` (an update of ${kinds.join(' and ')} ignores an empty required field)` : ''
  const empty = { clears: 'cleared', absent: 'ignored', refused: 'refused' }[optional]
  const counts = answers['input.duplicate-field']
  const twice =
    typeof counts === 'number'
      ? `a field sent twice is refused with ${counts}`
      : `of a field sent twice the ${counts} counts`
  const refused = unknown === 'ignored' ? 'ignored' : `refused with ${unknown}`
  const query =
    answers['input.query-fields'] === 'read'
      ? '\n- Fields in the query of a POST or PUT are read like those of its body.'
      : ''
  reword(
    info,
    written,
    `A field that is sent empty is ${empty}${exception}, an unknown field is ${refused}, and ${twice}.${query}`,
  )
}

/**
 * Replaces sentences about the form of responses, but only if the shapes they describe differ from the
 * default.
 */
function describeForm({ info }: OpenApiDocument, shapes: CompleteShapes): void {
  const usual = shapesOf(defaultDialect)
  const differs = (part: (shapes: CompleteShapes) => unknown) => !isSame(part(shapes), part(usual))
  if (differs(of => recordKinds.map(kind => [of[kind].record, of[kind].list]))) {
    reword(
      info,
      'A single record is under `data`; a list has `data`, `links` and `meta`. Each repeats the HTTP `status`.',
      `The schemas show the form of records and lists. Their media type is ${shapes.links.record.type}.`,
    )
  }
  if (differs(of => recordKinds.map(kind => Object.values(of[kind]).map(({ record }) => record)))) {
    reword(
      info,
      'Every member is always present: a value that is not set is `null`, an empty list is `[]`.',
      'The schemas show how a value that is not set, an empty list and a moment are written.',
    )
    reword(info, '\n- Moments are written in ISO 8601, in UTC, with milliseconds.', '')
  }
  if (differs(({ errors }) => errors)) {
    reword(
      info,
      'Errors have a `message` and a `status`; invalid input also has `errors`, the messages of each field.',
      `The schemas show the form of errors. Their media type is ${shapes.errors.error.type}.`,
    )
  }
}

function describePrecedence({ info }: OpenApiDocument, answers: Answers): void {
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
    ...(typeof otherwise === 'string' ? ['media-type'] : []),
    ...(answers['http.accept'] === 'json' ? ['accept'] : []),
  ]
  const checks = answers['errors.precedence'].filter(check => !never.includes(check))
  const start = 'The first failing check decides the response:'
  const at = info.description.indexOf(start)
  const list = checks.map(check => words[check]).join(', ')
  const written =
    'unknown path (404), unknown method (405), key (401), media type (415),\nsize (413), unknown record (404), input (422).'
  if (list !== written.replace('\n', ' ').slice(0, -1))
    info.description = `${info.description.slice(0, at)}${start} ${list}.\n`
}
