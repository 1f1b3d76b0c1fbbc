import { type ErrorCase, errorCases } from '../dialect/shapes/shapes.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { type OpenApiDocument, ref, type Schema } from './document.ts'
import { errorHasBody, isJsonError, schemaNameOf, statusPlaces } from './error-cases.ts'
import { component, listOf, member, objectOf } from './parts.ts'
import type { Complaint } from './refusal.ts'
import { contractErrorScope, fieldErrorScope } from './scopes.ts'
import { headed, shaped } from './shaped.ts'
import type { Speech } from './speech.ts'

/**
 * Writes the schemas of errors from their shapes.
 * @param statuses the statuses of responses that list invalid fields
 * @param inBody whether some errors have the status 200
 */
export function writeErrorSchemas(
  document: OpenApiDocument,
  speech: Speech,
  statuses: readonly number[],
  inBody: boolean,
): void {
  const { schemas } = document.components
  const error = component(document, 'schemas', 'Error')
  const validation = component(document, 'schemas', 'ValidationError')
  const message = member(error, 'message')
  const status = { ...member(error, 'status'), ...(inBody && { minimum: 200 }) }
  const [summary, errors] = [member(validation, 'message'), member(validation, 'errors')]
  const { const: _, ...anyInvalid } = member(validation, 'status')
  const invalidStatus =
    statuses.length === 1 ? { ...anyInvalid, const: statuses[0] } : { ...anyInvalid, enum: [...statuses] }
  for (const of of errorCases) {
    if (!errorHasBody(of, speech)) continue
    const name = schemaNameOf(of, speech)
    const isFields = name === 'ValidationError'
    const scope = isFields
      ? fieldErrorScope(document, { status: invalidStatus, message: summary, errors })
      : contractErrorScope(document, { status, message })
    const { body } = speech.shapes.errors[of]
    schemas[name] = headed(isFields ? validation : error, shaped(body, scope).schema)
  }
}

/**
 * Returns the schema of an error in a response. If the body repeats the status, the schema also states its
 * value.
 * @param assumed the questions that the status depends on
 * @param always false if the shared schema states the value of the status already
 */
export function errorSchema(
  speech: Speech,
  of: ErrorCase,
  status: number | readonly number[],
  assumed: readonly string[],
  always: boolean,
): Schema {
  const whole = ref('schemas', schemaNameOf(of, speech))
  const places = statusPlaces(of, speech)
  if (places.length === 0 || !always) return whole
  const statement: Schema =
    typeof status === 'number' ? { const: status } : { type: 'integer', enum: [...status] }
  const about = places.map(steps => aboutMember(steps, { ...statement, 'x-assumed': [...assumed] }))
  return { type: 'object', allOf: [whole, ...about] }
}

/** Returns a schema that applies a statement to one nested member and accepts any other members. */
function aboutMember(steps: readonly string[], statement: Schema): Schema {
  const [name, ...rest] = steps
  if (name === undefined) return statement
  const schema = aboutMember(rest, statement)
  return {
    // Linters report an object as closed unless it explicitly allows other members.
    properties: {
      [name]: rest.length === 0 ? schema : { type: 'object', unevaluatedProperties: true, ...schema },
    },
  }
}

/** Returns the response of an error as the mock writes it. */
export function errorResponse(
  { writers }: Speech,
  of: ErrorCase,
  status: number,
  complaint: Complaint,
): PlainResponse {
  const errors = writers.errors.about({ method: 'GET', path: '/links', base: 'http://127.0.0.1:4010/api/v1' })
  if (typeof complaint === 'string') return errors.refuse(of, status, complaint)
  // The only conflict about a field is an alias that is taken.
  const question = of === 'conflict' ? { question: 'links.alias.unique' as const } : {}
  return errors.refuseInput(complaint.map(issue => ({ ...issue, ...question, status })))
}

/** Returns the body of an error as the value of an example: parsed if the body is JSON. */
export function errorBody(speech: Speech, of: ErrorCase, status: number, complaint: Complaint): unknown {
  const { body } = errorResponse(speech, of, status, complaint)
  return isJsonError(of, speech) ? JSON.parse(body ?? 'null') : body
}

const message = /^The (\S+) field (?:is required|must be (.*?)(?:; got ("(?:[^"\\]|\\.)*"))?)\.$/

/**
 * Reads the complaint from an error example of the written contract, to write it again in another dialect.
 */
export function complaintOf(value: unknown): Complaint {
  const { message: text, errors } = objectOf(value)
  if (errors === undefined) return String(text)
  return Object.entries(objectOf(errors)).flatMap(([field, messages]) =>
    listOf(messages).map(text => {
      const [, , expected, received] = message.exec(String(text)) ?? []
      return {
        field,
        ...(expected !== undefined && { expected }),
        ...(received !== undefined && { received: String(JSON.parse(received)) }),
      }
    }),
  )
}
