import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { type OpenApiDocument, reword } from './document.ts'
import { recordKinds } from './kinds.ts'
import { describeLists } from './list-prose.ts'
import { component, operationsOf } from './parts.ts'

/** Writes the dialect's answers in the descriptions of paths, operations, refusals and the API key. */
export function describeOperations(document: OpenApiDocument, answers: Answers): void {
  describePaths(document, answers)
  describeLists(document, answers)
  describeRecords(document, answers)
  describeRefusals(document, answers)
  describeSecurity(document, answers)
}

function describePaths(document: OpenApiDocument, answers: Answers): void {
  const {
    'http.head': head,
    'http.cors': cors,
    'http.options': options,
    'http.trailing-slash': slash,
  } = answers
  for (const item of Object.values(document.paths)) {
    if (head !== 'as-get') reword(item, 'HEAD works like GET', `HEAD is refused with ${head}`)
    const preflights = {
      open: 'OPTIONS allows preflights of any origin',
      echoed: 'OPTIONS allows preflights of any origin and names that origin in the response',
      closed: 'Pages of other origins may not call it',
    }[cors]
    if (cors !== 'open') reword(item, 'OPTIONS allows preflights of any origin', preflights)
    if (options !== 'refused')
      reword(item, preflights, `${preflights}. The response to any other OPTIONS is ${options}`)
    const slashed: Record<string, string> = {
      301: 'is redirected (301)',
      302: 'is redirected (302)',
      307: 'is redirected (307)',
      308: 'is redirected (308)',
      404: 'is refused with 404',
    }
    if (slash !== 'same')
      reword(item, 'A slash at the end changes nothing', `A path with a slash at the end ${slashed[slash]}`)
  }
}

/**
 * Returns the sentence about fields that an update handles differently from the rest if they are not sent.
 */
function unsentFields(answer: Answers['update.partial']): string {
  if (typeof answer !== 'object') return ''
  const { default: usual, ...own } = answer
  const names = Object.keys(own).filter(name => answerFor(answer, name) !== usual)
  if (names.length === 0) return ''
  const end = usual === 'keeps' ? 'lose their values' : 'keep their values'
  return ` ${names.map(name => `\`${name}\``).join(', ')} ${end} if they are not sent.`
}

function describeRecords(document: OpenApiDocument, answers: Answers): void {
  const { create } = operationsOf(document, 'links')
  const required = new Set(['url', ...answers['links.create.required']])
  if (required.size > 1)
    reword(create, 'Only its destination is required.', `Required fields: ${[...required].join(', ')}.`)
  for (const kind of recordKinds) {
    const { update } = operationsOf(document, kind)
    if (answerFor(answers['update.partial'], 'default') === 'replaces')
      reword(
        update,
        'Changes the fields that are sent and keeps the others.',
        'Replaces the fields: those that are not sent lose their values.',
      )
    if (kind === 'links') update.description += unsentFields(answers['update.partial'])
  }
  const attached = answers['pixels.delete.attached']
  if (attached !== 'detached')
    reword(
      operationsOf(document, 'pixels').delete,
      ', also from the links that carry it',
      attached === 'touched'
        ? ', also from the links that carry it, which updates them'
        : `. While a link carries it, the deletion is refused with ${attached}`,
    )
  if (answers['ids.malformed'] !== answers['errors.not-found']) {
    for (const name of ['LinkId', 'PixelId']) {
      const parameter = component(document, 'parameters', name)
      reword(parameter, 'is refused like an unknown one', `is refused with ${answers['ids.malformed']}`)
    }
  }
}

function describeRefusals(document: OpenApiDocument, answers: Answers): void {
  const { responses } = document.components
  const { bytes, fields } = answers['errors.too-large']
  const size = bytes % 1_048_576 === 0 ? `${bytes / 1_048_576} MiB` : `${bytes} bytes`
  if (responses.TooLarge)
    reword(responses.TooLarge, '1 MiB or more than 1000 fields', `${size} or more than ${fields} fields`)
  const { also } = answers['input.content-type']
  if (responses.UnsupportedMediaType && also.length > 0) {
    reword(
      responses.UnsupportedMediaType,
      'is not form-encoded',
      `is neither form-encoded nor ${also.join(' nor ')}`,
    )
  }
  if (responses.Unauthorized && answers['auth.malformed'] === 'invalid') {
    reword(
      responses.Unauthorized,
      'The key is missing or wrong, or the Authorization header cannot be read.',
      'The key is missing or wrong. An Authorization header that cannot be read is a wrong key.',
    )
  }
  const limit = answers['limits.rate']
  if (responses.TooManyRequests && limit !== 'none') {
    reword(
      responses.TooManyRequests,
      'By default there is no limit.',
      `It may send ${limit.requests}${ofKind(limit)} in ${limit.seconds ?? 60} seconds.`,
    )
  }
}

function ofKind({ writes }: { writes?: number }): string {
  return writes === undefined ? '' : ` reads and ${writes} writes`
}

/** Sentences about how the Authorization header is read, for answers different from the default. */
const readings: Partial<Record<Answers['auth.header'], string>> = {
  exact: 'The scheme is case-sensitive; one space and the key follow it, and nothing else.',
  spaced: 'The scheme may be written in any case; spaces and the key follow it, and nothing else.',
  lenient: 'The scheme may be left out, and spaces do not matter.',
  last: 'The key is what follows the last `Bearer `, up to a comma.',
}

function describeSecurity(document: OpenApiDocument, answers: Answers): void {
  const key = component(document, 'securitySchemes', 'apiKey')
  const reading = readings[answers['auth.header']]
  if (reading !== undefined)
    reword(
      key,
      'The scheme may be written in any case; one space and the key follow it, and nothing else.',
      reading,
    )
  if (answers['auth.scope'] === 'shared')
    reword(key, 'A key sees the records of its own account only.', 'Every key sees the same records.')
}
