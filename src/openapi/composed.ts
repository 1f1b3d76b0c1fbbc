import type { ErrorCase } from '../dialect/shapes/shapes.ts'
import type { Answers } from '../generated/answers.ts'
import { tooManyOf } from './complaints.ts'
import type { Example, Header, Media, OpenApiDocument, ResponseObject } from './document.ts'
import { errorCaseOf, errorHasBody, schemaNameOf } from './error-cases.ts'
import { errorBody, errorResponse, errorSchema } from './errors.ts'
import { headersOfShapes } from './headers.ts'
import { recordKinds, type Verb } from './kinds.ts'
import { component } from './parts.ts'
import type { Refusal, RefusalGroup } from './refusal.ts'
import { refusalsOf } from './refusals.ts'
import { contractErrorScope } from './scopes.ts'
import type { Speech } from './speech.ts'

/** Returns the statuses of all responses that list invalid fields, in ascending order. */
export function validationStatuses(answers: Answers): number[] {
  const statuses = everyOperation(answers)
    .filter(({ body }) => body === 'validation')
    .map(({ status }) => status)
  return [...new Set(statuses)].sort((a, b) => a - b)
}

function everyOperation(answers: Answers): Refusal[] {
  const verbs: Verb[] = ['list', 'get', 'create', 'update', 'delete']
  return recordKinds.flatMap(kind => verbs.flatMap(verb => refusalsOf(kind, verb, answers)))
}

/** Returns a response for refusals that no single response of the written contract describes. */
export function composed(
  document: OpenApiDocument,
  speech: Speech,
  status: number,
  group: RefusalGroup,
): ResponseObject {
  const questions = [...new Set(group.flatMap(({ assumed }) => assumed))]
  const headers = { ...headersOf(document, status, group), ...shapeHeaders(document, speech, group) }
  const content = contentOf(speech, status, group, questions)
  return {
    description: group.map(({ text }) => text).join(' '),
    'x-assumed': [...questions, 'shapes.errors'],
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(content).length > 0 && { content }),
  }
}

/** Returns the schemas and examples of the bodies of a group of refusals, by media type. */
function contentOf(
  speech: Speech,
  status: number,
  group: RefusalGroup,
  questions: readonly string[],
): Record<string, Media> {
  const several = validationStatuses(speech.answers).length > 1
  const content: Record<string, Media> = {}
  const withBody = group.filter(refusal => errorHasBody(errorCaseOf(refusal, speech), speech))
  const typeOf = (refusal: Refusal) => speech.shapes.errors[errorCaseOf(refusal, speech)].type
  for (const type of new Set(withBody.map(typeOf))) {
    const refusals = withBody.filter(refusal => typeOf(refusal) === type)
    const byName = new Map<string, ErrorCase>()
    // Errors without fields come before errors about fields.
    for (const refusal of refusals.toSorted((a, b) => (a.body < b.body ? -1 : a.body > b.body ? 1 : 0))) {
      const of = errorCaseOf(refusal, speech)
      if (!byName.has(schemaNameOf(of, speech))) byName.set(schemaNameOf(of, speech), of)
    }
    const schemas = [...byName.values()].map(of =>
      errorSchema(speech, of, status, questions, schemaNameOf(of, speech) !== 'ValidationError' || several),
    )
    const examples: Record<string, Example> = {}
    for (const refusal of refusals) {
      const name = refusal.assumed[0].replaceAll(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase())
      const complaint = refusal.complaint === '' ? tooManyOf(speech.answers) : refusal.complaint
      examples[name] ??= { value: errorBody(speech, errorCaseOf(refusal, speech), status, complaint) }
    }
    const [only, ...others] = schemas
    const isOnly = only !== undefined && others.length === 0
    content[type] = { schema: isOnly ? only : { type: 'object', anyOf: schemas }, examples }
  }
  return content
}

/**
 * Returns the headers that the shapes of refusals have. They are optional if the refusals have several
 * shapes.
 */
export function shapeHeaders(
  document: OpenApiDocument,
  speech: Speech,
  group: RefusalGroup,
): Record<string, Header> {
  const cases = [...new Set(group.map(refusal => errorCaseOf(refusal, speech)))]
  const scope = contractErrorScope(document, { status: {}, message: {} })
  const headers: Record<string, Header> = {}
  for (const of of cases) {
    const { headers: examples } = errorResponse(speech, of, 400, 'An example.')
    const own = headersOfShapes(speech.shapes.errors[of].headers, scope, ['shapes.errors'], examples)
    for (const [name, header] of Object.entries(own)) {
      if (cases.length > 1) delete header.required
      headers[name] = header
    }
  }
  return headers
}

/**
 * Returns the headers that the written contract has for the statuses 405 and 429. Those of 429 are optional
 * if the response has other reasons too.
 */
function headersOf(
  document: OpenApiDocument,
  status: number,
  group: RefusalGroup,
): Record<string, Header> | undefined {
  const methods = group.some(({ assumed }) =>
    ['errors.method', 'update.patch', 'http.head'].includes(assumed[0]),
  )
  if (status === 405 && methods) {
    const { headers } = component(document, 'responses', 'MethodNotAllowed')
    return structuredClone(headers)
  }
  if (status !== 429) return undefined
  const headers = structuredClone(component(document, 'responses', 'TooManyRequests').headers)
  for (const header of Object.values(headers ?? {})) if (group.length > 1) delete header.required
  return headers
}
