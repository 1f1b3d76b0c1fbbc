import type { Answers } from '../generated/answers.ts'
import { tooManyOf } from './complaints.ts'
import { type Answer, component, type Example, type Header, type OpenApiDocument } from './document.ts'
import { errorBody, errorSchema } from './errors.ts'
import type { RecordKind } from './records.ts'
import type { Refusal, Verb } from './refusal.ts'
import { refusalsOf } from './refusals.ts'

/** The statuses that answer invalid fields, of all operations. */
export function validationStatuses(answers: Answers): number[] {
  const statuses = everyOperation(answers)
    .filter(({ body }) => body === 'validation')
    .map(({ status }) => status)
  return [...new Set(statuses)].sort((a, b) => a - b)
}

function everyOperation(answers: Answers): Refusal[] {
  const kinds: RecordKind[] = ['links', 'pixels']
  const verbs: Verb[] = ['list', 'get', 'create', 'update', 'delete']
  return kinds.flatMap(kind => verbs.flatMap(verb => refusalsOf(kind, verb, answers)))
}

/** A response that tells refusals which the written contract tells apart, or does not tell. */
export function composed(
  document: OpenApiDocument,
  answers: Answers,
  status: number,
  group: readonly Refusal[],
): Answer {
  const bodies = [...new Set(group.map(({ body }) => body))].sort()
  const questions = [...new Set(group.flatMap(({ assumed }) => assumed))]
  const shapes = bodies.map(body => (body === 'error' ? 'errors.body' : 'errors.validation.body'))
  const several = validationStatuses(answers).length > 1
  const schemas = bodies.map(body =>
    errorSchema(answers, body, status, questions, body === 'error' || several),
  )
  const examples: Record<string, Example> = {}
  for (const { assumed, complaint } of group) {
    const name = assumed[0]!.replaceAll(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase())
    const said = complaint === '' ? tooManyOf(answers) : complaint
    examples[name] ??= { value: errorBody(answers, status, said) }
  }
  const headers = headersOf(document, status, group)
  return {
    description: group.map(({ text }) => text).join(' '),
    'x-assumed': [...questions, ...shapes],
    ...(headers !== undefined && { headers }),
    content: {
      [answers['errors.body'].type]: {
        schema: schemas.length === 1 ? schemas[0]! : { type: 'object', anyOf: schemas },
        examples,
      },
    },
  }
}

/** The headers of a composed response: there is only one reason for each, so they may be missing. */
function headersOf(
  document: OpenApiDocument,
  status: number,
  group: readonly Refusal[],
): Record<string, Header> | undefined {
  const methods = group.some(({ assumed }) =>
    ['errors.method', 'update.patch', 'http.head'].includes(assumed[0]!),
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
