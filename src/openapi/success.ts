import { isSame } from '../dialect/shapes/json.ts'
import { absentWord } from '../dialect/shapes/reading.ts'
import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import { type OpenApiDocument, type ResponseObject, ref, type Schema } from './document.ts'
import { headersOfShapes } from './headers.ts'
import { type RecordKind, recordSchemas, successVerbs } from './kinds.ts'
import { component, descriptionOf, mediaOf, operationsOf, response } from './parts.ts'
import { recordIn, recordResponseScope, successStatus } from './scopes.ts'
import { headed, shaped } from './shaped.ts'
import type { Speech } from './speech.ts'

/** Suffixes of schema names, for responses to writes that differ from the response to a read. */
export const noteNames = { created: 'Creation', updated: 'Change', deleted: 'Deletion' } as const

/** Writes the successful responses of all operations on one record. */
export function writeSuccess(document: OpenApiDocument, speech: Speech, kind: RecordKind): void {
  const name = recordSchemas[kind]
  const operations = operationsOf(document, kind)
  const written = component(document, 'schemas', `${name}Response`)
  const deletion = component(document, 'schemas', `${name}Deletion`)
  const got = bodySchema(document, speech, kind, 'record', written)
  // A body that is only the record needs no schema of its own.
  const bare = got.$ref !== undefined
  if (!bare) document.components.schemas[`${name}Response`] = got
  const usual = ref('schemas', bare ? name : `${name}Response`)
  for (const of of ['record', 'created', 'updated', 'deleted'] as const) {
    const { status } = speech.shapes[kind][of]
    let schema: Schema = usual
    if (of !== 'record') {
      const showsRecord = speech.writers[kind].responses[of].uses('record')
      const own = bodySchema(document, speech, kind, of, showsRecord ? written : noteOf(deletion, of))
      if (!isSame(own, got)) {
        schema = ref('schemas', `${name}${noteNames[of]}`)
        document.components.schemas[`${name}${noteNames[of]}`] = own
      }
    }
    const operation = operations[successVerbs[of]]
    const { 200: _, ...others } = operation.responses
    operation.responses = {
      [status]: successResponse(document, speech, kind, of, response(operation, 200), schema),
      ...others,
    }
  }
}

function noteOf(deletion: Schema, of: 'created' | 'updated' | 'deleted'): Schema {
  if (of === 'deleted') return deletion
  const { properties: _, ...note } = deletion
  return { ...note, description: descriptionOf(deletion).replace('deleted', of) }
}

function bodySchema(
  document: OpenApiDocument,
  speech: Speech,
  kind: RecordKind,
  of: Exclude<SuccessKind, 'list'>,
  written: Schema,
): Schema {
  const { body, status } = speech.shapes[kind][of]
  const shown = of === 'deleted' ? written.properties : undefined
  const more = {
    status: successStatus([status], [`shapes.${of}`]),
    ...(shown?.id && { id: shown.id }),
    ...(shown?.object && { object: shown.object }),
  }
  if (body === '$record') return recordIn(document, speech, kind, of)
  const { schema } = shaped(body, recordResponseScope(document, speech, { kind, of }, more))
  return headed(written, inlined(document, kind, schema))
}

/** Writes out a schema that merges the record with other members: one closed object with all members. */
function inlined(document: OpenApiDocument, kind: RecordKind, schema: Schema): Schema {
  if (schema.allOf === undefined) return schema
  const name = recordSchemas[kind]
  const parts = schema.allOf.map(part =>
    part.$ref?.endsWith(`/${name}`) ? component(document, 'schemas', name) : part,
  )
  if (!parts.every(part => part.properties !== undefined)) return schema
  return {
    type: 'object',
    unevaluatedProperties: false,
    properties: Object.fromEntries(
      parts.toReversed().flatMap(({ properties = {} }) => Object.entries(properties)),
    ),
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
  }
}

function successResponse(
  document: OpenApiDocument,
  speech: Speech,
  kind: RecordKind,
  of: Exclude<SuccessKind, 'list'>,
  written: ResponseObject,
  schema: Schema,
): ResponseObject {
  const shape = speech.shapes[kind][of]
  const { description: _, 'x-assumed': assumed, content: __, ...rest } = written
  const description = descriptionOf(written)
  const scope = recordResponseScope(document, speech, { kind, of }, {})
  const headers = headersOfShapes(shape.headers, scope, [`shapes.${of}`], {})
  const bodyless = shape.body === absentWord
  return {
    ...rest,
    description: bodyless ? `${description} The response has no body.` : description,
    ...(assumed && { 'x-assumed': assumed }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(!bodyless && { content: { [shape.type]: { ...mediaOf(written), schema } } }),
  }
}
