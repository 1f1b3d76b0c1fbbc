import { defaultAnswers } from '../generated/answers.ts'
import { issueSummary } from '../wire/issues.ts'
import { adapted } from './complaints.ts'
import { composed, shapeHeaders, validationStatuses } from './composed.ts'
import { type Example, type Media, type OpenApiDocument, type ResponseObject, ref } from './document.ts'
import { errorCaseOf, errorHasBody, isSameError, schemaNameOf } from './error-cases.ts'
import { complaintOf, errorBody, errorSchema } from './errors.ts'
import type { RecordKind, Verb } from './kinds.ts'
import { component, mediaOf, present } from './parts.ts'
import type { Refusal, RefusalGroup } from './refusal.ts'
import { refusalsOf } from './refusals.ts'
import type { Speech } from './speech.ts'

/**
 * The key of the response for the statuses from 400 to 499 that an operation does not list (question
 * `errors.malformed`).
 */
const malformedRange = '4XX'

/**
 * Returns the error responses of an operation, by status.
 * @param themes names of the written responses that are already rewritten in the dialect; operations share
 *   them
 */
export function refusingResponses(
  document: OpenApiDocument,
  speech: Speech,
  kind: RecordKind,
  verb: Verb,
  themes: Set<string>,
): Record<string, ResponseObject> {
  const { answers } = speech
  const refusals = [...refusalsOf(kind, verb, answers)]
  const usual = refusalsOf(kind, verb, defaultAnswers)
  const explicit = new Set(refusals.map(({ status }) => status))
  for (const [name, status] of Object.entries(answers['errors.malformed'])) {
    if (explicit.has(status)) refusals.push(malformed(name, status))
  }
  const responses: Record<string, ResponseObject> = {}
  for (const [status, group] of [...byStatus(refusals)].sort(([a], [b]) => a - b)) {
    const theme = themeOf(group, usual, speech)
    responses[status] =
      theme === undefined ? composed(document, speech, status, group) : ref('responses', theme)
    if (theme === undefined || themes.has(theme)) continue
    themes.add(theme)
    writeTheme(document, speech, theme, status, group)
  }
  responses[malformedRange] = ref('responses', 'Malformed')
  return responses
}

/** Groups refusals by their status, in their order. */
function byStatus(refusals: readonly Refusal[]): Map<number, RefusalGroup> {
  const groups = new Map<number, RefusalGroup>()
  for (const refusal of refusals) {
    const group = groups.get(refusal.status)
    groups.set(refusal.status, group === undefined ? [refusal] : [...group, refusal])
  }
  return groups
}

function malformed(name: string, status: number): Refusal {
  const texts: Record<string, string> = {
    unreadable: 'The request cannot be read as HTTP.',
    headers: 'The headers of the request are too large.',
    slow: 'The request took too long to arrive.',
  }
  const text = present(texts[name], `text for ${name} at errors.malformed`)
  return { assumed: ['errors.malformed'], status, body: 'error', text, complaint: text }
}

/**
 * Returns the name of the written response that describes exactly these refusals. Undefined if there is none.
 */
function themeOf(group: RefusalGroup, usual: readonly Refusal[], speech: Speech): string | undefined {
  const [{ theme, body }] = group
  if (theme === undefined) return undefined
  const names = (refusals: readonly Refusal[]) =>
    refusals
      .map(({ assumed }) => assumed[0])
      .sort()
      .join()
  const whole = usual.filter(refusal => refusal.theme === theme)
  const first = errorCaseOf(group[0], speech)
  const alike = group.every(
    refusal =>
      refusal.theme === theme &&
      refusal.body === body &&
      isSameError(errorCaseOf(refusal, speech), first, speech),
  )
  return alike && names(group) === names(whole) ? theme : undefined
}

/** Rewrites a written response in the dialect: its media type, schema, examples and headers. */
function writeTheme(
  document: OpenApiDocument,
  speech: Speech,
  theme: string,
  status: number,
  group: RefusalGroup,
): void {
  const response = component(document, 'responses', theme)
  const [media] = Object.values(response.content ?? {})
  if (media === undefined) return
  const { answers, shapes } = speech
  const [first] = group
  const { body, assumed } = first
  const of = errorCaseOf(first, speech)
  const examples: Record<string, Example> = {}
  for (const [name, example] of Object.entries(media.examples ?? {})) {
    const written = adapted(complaintOf(example.value), theme, answers)
    // The written contract lists fields; the dialect may have one message instead.
    const complaint = body === 'error' && typeof written !== 'string' ? issueSummary(written) : written
    examples[name] = { ...example, value: errorBody(speech, of, status, complaint) }
  }
  const always = schemaNameOf(of, speech) !== 'ValidationError' || validationStatuses(answers).length > 1
  const schema = errorSchema(speech, of, status, questionsOf(media, assumed), always)
  response.content = { [shapes.errors[of].type]: { ...media, schema, examples } }
  if (!errorHasBody(of, speech)) delete response.content
  if (theme === 'MethodNotAllowed' && status !== 405) delete response.headers
  if (theme === 'Unauthorized' && (status !== 401 || answers['auth.challenge'] === 'none'))
    delete response.headers
  const headers = { ...response.headers, ...shapeHeaders(document, speech, group) }
  if (Object.keys(headers).length > 0) response.headers = headers
}

/** Returns the questions that the repeated status in a written response depends on. */
function questionsOf({ schema }: Media, assumed: readonly string[]): readonly string[] {
  const [, about] = schema.allOf ?? []
  return about?.properties?.status?.['x-assumed'] ?? assumed
}

/** Writes the response to requests that are not readable as HTTP (question `errors.malformed`). */
export function writeMalformed(document: OpenApiDocument, speech: Speech): void {
  const { answers, shapes } = speech
  const response = component(document, 'responses', 'Malformed')
  const media = mediaOf(response)
  const { unreadable, slow, headers } = answers['errors.malformed']
  const statuses = [...new Set([unreadable, slow, headers])].sort((a, b) => a - b)
  const of: Record<string, number> = { unreadable, slow, headers }
  const examples = Object.entries(media.examples ?? {}).map(([name, example]): [string, Example] => {
    const status = present(of[name], `answer for the example ${name} at errors.malformed`)
    return [name, { ...example, value: errorBody(speech, 'unreadable', status, complaintOf(example.value)) }]
  })
  response.description =
    `The request cannot be read: it is not valid HTTP (${unreadable}), took too long to arrive (${slow}), or has headers ` +
    `that are too large (${headers}).`
  const shown = shapeHeaders(document, speech, [malformed('unreadable', unreadable)])
  if (Object.keys(shown).length > 0) response.headers = shown
  if (!errorHasBody('unreadable', speech)) {
    delete response.content
    return
  }
  const schema = errorSchema(speech, 'unreadable', statuses, ['errors.malformed'], true)
  response.content = {
    [shapes.errors.unreadable.type]: {
      ...media,
      schema,
      examples: Object.fromEntries(examples),
    },
  }
}
