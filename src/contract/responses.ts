import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { summaryOf } from '../wire/issues.ts'
import { adapted } from './complaints.ts'
import { composed, validationStatuses } from './composed.ts'
import { type Answer, component, type Example, type Media, type OpenApiDocument, ref } from './document.ts'
import { complaintOf, errorBody, errorSchema } from './errors.ts'
import type { RecordKind } from './records.ts'
import type { Refusal, Verb } from './refusal.ts'
import { refusalsOf } from './refusals.ts'

/** Statuses that the rest of an operation's refusals do not name fall to this response (question `errors.malformed`). */
const malformedRange = '4XX'

/**
 * The answers by which an operation refuses, by status.
 * @param told the written responses that are in the dialect already; several operations share them
 */
export function refusingResponses(
  document: OpenApiDocument,
  answers: Answers,
  kind: RecordKind,
  verb: Verb,
  told: Set<string>,
): Record<string, Answer> {
  const refusals = [...refusalsOf(kind, verb, answers)]
  const usual = refusalsOf(kind, verb, defaultAnswers)
  const explicit = new Set(refusals.map(({ status }) => status))
  for (const [name, status] of Object.entries(answers['errors.malformed'])) {
    if (explicit.has(status)) refusals.push(malformed(name, status))
  }
  const responses: Record<string, Answer> = {}
  for (const status of [...explicit].sort((a, b) => a - b)) {
    const group = refusals.filter(refusal => refusal.status === status)
    const theme = themeOf(group, usual)
    responses[status] =
      theme === undefined ? composed(document, answers, status, group) : ref('responses', theme)
    if (theme === undefined || told.has(theme)) continue
    told.add(theme)
    writeTheme(document, answers, theme, status, group)
  }
  responses[malformedRange] = ref('responses', 'Malformed')
  return responses
}

function malformed(name: string, status: number): Refusal {
  const texts: Record<string, string> = {
    unreadable: 'The request cannot be read as HTTP.',
    headers: 'The headers of the request are too large.',
    slow: 'The request took too long to arrive.',
  }
  return { assumed: ['errors.malformed'], status, body: 'error', text: texts[name]!, complaint: texts[name]! }
}

/** The written response that tells these refusals and no others, if there is one. */
function themeOf(group: readonly Refusal[], usual: readonly Refusal[]): string | undefined {
  const theme = group[0]?.theme
  if (theme === undefined) return undefined
  const names = (refusals: readonly Refusal[]) =>
    refusals
      .map(({ assumed }) => assumed[0])
      .sort()
      .join()
  const whole = usual.filter(refusal => refusal.theme === theme)
  const alike = group.every(refusal => refusal.theme === theme && refusal.body === group[0]!.body)
  return alike && names(group) === names(whole) ? theme : undefined
}

/** The written response in the dialect: its status, its media type, its schema and its examples. */
function writeTheme(
  document: OpenApiDocument,
  answers: Answers,
  theme: string,
  status: number,
  group: readonly Refusal[],
): void {
  const response = component(document, 'responses', theme)
  const [media] = Object.values(response.content ?? {})
  if (media === undefined) return
  const body = group[0]!.body
  const assumed = group[0]!.assumed
  const examples: Record<string, Example> = {}
  for (const [name, example] of Object.entries(media.examples ?? {})) {
    const said = adapted(complaintOf(example.value), theme, answers)
    // What the written contract tells of fields may be told of none.
    const complaint = body === 'error' && typeof said !== 'string' ? summaryOf(said) : said
    examples[name] = { ...example, value: errorBody(answers, status, complaint) }
  }
  const always = body === 'error' || validationStatuses(answers).length > 1
  const schema = errorSchema(answers, body, status, questionsOf(media, assumed), always)
  response.content = { [answers['errors.body'].type]: { ...media, schema, examples } }
  if (theme === 'MethodNotAllowed' && status !== 405) delete response.headers
  if (theme === 'Unauthorized' && (status !== 401 || answers['auth.challenge'] === 'none'))
    delete response.headers
}

/** The questions that a written response gives for the status that it repeats. */
function questionsOf({ schema }: Media, assumed: readonly string[]): readonly string[] {
  const [, about] = schema.allOf ?? []
  return about?.properties?.status?.['x-assumed'] ?? assumed
}

/** The response to requests that cannot be read (question `errors.malformed`). */
export function writeMalformed(document: OpenApiDocument, answers: Answers): void {
  const response = component(document, 'responses', 'Malformed')
  const [media] = Object.values(response.content ?? {})
  const { unreadable, slow, headers } = answers['errors.malformed']
  const statuses = [...new Set([unreadable, slow, headers])].sort((a, b) => a - b)
  const of: Record<string, number> = { unreadable, slow, headers }
  const examples = Object.entries(media!.examples ?? {}).map(([name, example]) => [
    name,
    { ...example, value: errorBody(answers, of[name]!, complaintOf(example.value)) },
  ])
  response.description =
    `The request cannot be read: it is no proper HTTP (${unreadable}), took too long to arrive (${slow}), or has headers ` +
    `that are too large (${headers}).`
  const schema = errorSchema(answers, 'error', statuses, ['errors.malformed'], true)
  response.content = {
    [answers['errors.body'].type]: {
      ...media!,
      schema,
      examples: Object.fromEntries(examples) as Record<string, Example>,
    },
  }
}
