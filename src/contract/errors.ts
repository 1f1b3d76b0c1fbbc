import type { Answers } from '../generated/answers.ts'
import { ErrorWriter } from '../wire/errors.ts'
import type { Issue } from '../wire/issues.ts'
import { component, type OpenApiDocument, ref, type Schema } from './document.ts'
import { aboutMember, placesOf, templateSchema } from './templates.ts'

/** The two bodies that errors have: of the request as a whole, and of its fields. */
export type ErrorBody = 'error' | 'validation'

const schemaNames = { error: 'Error', validation: 'ValidationError' } as const

/**
 * Gives errors the shape that the dialect gives them (questions `errors.body`, `errors.validation.body`).
 * @param statuses those that answer invalid fields
 */
export function writeErrorSchemas(
  document: OpenApiDocument,
  answers: Answers,
  statuses: readonly number[],
): void {
  const { schemas } = document.components
  const error = component(document, 'schemas', 'Error')
  const validation = component(document, 'schemas', 'ValidationError')
  const { message, status } = error.properties!
  const words = (assumed: string[]): Record<string, Schema> => ({
    title: { description: 'What the status is called.', type: 'string', minLength: 1, 'x-assumed': assumed },
    code: {
      description: 'What is wrong, in a short word.',
      type: 'string',
      pattern: '^[a-z0-9_]+$',
      'x-assumed': assumed,
    },
  })
  const { body } = answers['errors.body']
  schemas.Error = {
    ...error,
    ...templateSchema(body, { ...words(['errors.body']), message: message!, status: status! }, [
      'errors.body',
    ]),
    'x-assumed': error['x-assumed']!,
  }
  const assumed = ['errors.validation.body']
  const { message: summary, errors: fields, status: invalid } = validation.properties!
  const { const: _, ...anyInvalid } = invalid!
  const template = answers['errors.validation.body']
  schemas.ValidationError = {
    ...validation,
    ...templateSchema(
      template,
      {
        ...words(assumed),
        message: summary!,
        summary: summary!,
        fields: fields!,
        issues: issuesSchema(assumed),
        status:
          statuses.length === 1
            ? { ...anyInvalid, const: statuses[0] }
            : { ...anyInvalid, enum: [...statuses] },
      },
      assumed,
    ),
    'x-assumed': validation['x-assumed']!,
  }
}

function issuesSchema(assumed: string[]): Schema {
  const text = (description: string): Schema => ({
    description,
    type: 'string',
    minLength: 1,
    'x-assumed': assumed,
  })
  return {
    description: 'What is wrong, field by field. Fields in lists are named with dots, as in `country.0.key`.',
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      unevaluatedProperties: false,
      properties: { field: text('The field.'), message: text('What is wrong with it.') },
      required: ['field', 'message'],
    },
    'x-assumed': assumed,
  }
}

/** The schema of an error's body at a status, which it may repeat. */
export function errorSchema(
  answers: Answers,
  body: ErrorBody,
  status: number | readonly number[],
  assumed: readonly string[],
  always: boolean,
): Schema {
  const whole = ref('schemas', schemaNames[body])
  const template = body === 'error' ? answers['errors.body'].body : answers['errors.validation.body']
  const places = placesOf(template, 'status')
  if (places.length === 0 || !always) return whole
  const statement: Schema =
    typeof status === 'number' ? { const: status } : { type: 'integer', enum: [...status] }
  const about = places.map(steps => aboutMember(steps, { ...statement, 'x-assumed': [...assumed] }))
  return { type: 'object', allOf: [whole, ...about] }
}

/** What an error says: a message, or what is wrong with fields. */
export type Complaint = string | readonly Issue[]

/** The body of an error, written as the mock writes it. */
export function errorBody(answers: Answers, status: number, complaint: Complaint): unknown {
  const writer = new ErrorWriter(answers)
  const response =
    typeof complaint === 'string'
      ? writer.refuse(status, complaint)
      : writer.refuseInput(complaint.map(issue => ({ ...issue, status })))
  return JSON.parse(response.body ?? 'null')
}

const message = /^The (\S+) field (?:is required|must be (.*?)(?:; got ("(?:[^"\\]|\\.)*"))?)\.$/

/** What an error of the written contract says, so that it can be said in another dialect. */
export function complaintOf(value: unknown): Complaint {
  const { message: text, errors } = value as { message: string; errors?: Record<string, string[]> }
  if (errors === undefined) return text
  return Object.entries(errors).flatMap(([field, messages]) =>
    messages.map(said => {
      const [, , expected, received] = message.exec(said) ?? []
      return {
        field,
        ...(expected !== undefined && { expected }),
        ...(received !== undefined && { received: JSON.parse(received) as string }),
      }
    }),
  )
}
