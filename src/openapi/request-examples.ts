import { answerFor } from '../dialect/by-name.ts'
import type { JsonObject } from '../dialect/shapes/json.ts'
import type { Answers } from '../generated/answers.ts'
import type { OpenApiDocument } from './document.ts'
import { recordKinds, recordSchemas } from './kinds.ts'
import { component, componentAt, mediaOf, objectOf, operationsOf, recordShown, response } from './parts.ts'
import type { Speech } from './speech.ts'

/**
 * Writes the examples of requests so that the dialect accepts them: the domain gets a field name that the
 * dialect reads, and missing required fields are copied from the response example with the same name. Must
 * run before the response examples are rewritten.
 */
export function writeRequestExamples(document: OpenApiDocument, { answers, writers }: Speech): void {
  for (const kind of recordKinds) {
    const schema = recordSchemas[kind]
    const { create, update } = operationsOf(document, kind)
    for (const [operation, bodyName] of [
      [create, `${schema}Create`],
      [update, `${schema}Update`],
    ] as const) {
      const body = component(document, 'requestBodies', bodyName)
      const { examples: responseExamples = {} } = mediaOf(response(operation, 200))
      const complete = operation === create || answerFor(answers['update.partial'], 'default') === 'replaces'
      const { required = [] } = component(document, 'schemas', bodyName)
      for (const [name, example] of Object.entries(mediaOf(body).examples ?? {})) {
        const reference = responseExamples[name]?.$ref
        const record =
          reference === undefined ? {} : recordShown(componentAt(document, 'examples', reference))
        const fields = objectOf(example.value)
        example.value =
          kind === 'links'
            ? linkFields(
                fields,
                record,
                complete ? required : [],
                operation === create,
                answers,
                writers.pixels.ids.encode,
              )
            : withRequired(fields, record, complete ? required : [])
        if (
          answers['links.targeting.inactive'] === 'all-dropped' &&
          example.description?.startsWith('The languages are stored')
        ) {
          example.description = 'The languages are dropped, because target_type does not select them.'
        }
      }
    }
  }
}

function linkFields(
  { domain, domain_id: id, alias, ...fields }: JsonObject,
  record: JsonObject,
  required: readonly string[],
  isNew: boolean,
  answers: Answers,
  encode: (id: number) => number | string,
): JsonObject {
  const synonym = answers['links.domain-synonym']
  const sent =
    id ??
    domain ??
    (isNew && answers['links.create.required'].includes('domain_id') ? record.domain_id : undefined)
  const name = synonym === 'both' ? (domain === undefined ? 'domain_id' : 'domain') : synonym
  const isAllowed = (text: unknown) => new RegExp(answers['links.alias.rule'].pattern).test(String(text))
  const { pixel_ids: pixels } = fields
  return withRequired(
    {
      ...fields,
      ...(alias !== undefined && isAllowed(alias) && { alias }),
      ...(Array.isArray(pixels) && { pixel_ids: pixels.map(id => encode(Number(id))) }),
      ...(sent !== undefined && { [name]: sent }),
    },
    record,
    required.filter(field => !field.startsWith('domain')),
  )
}

function withRequired(fields: JsonObject, record: JsonObject, required: readonly string[]): JsonObject {
  const missing = required.filter(name => !Object.hasOwn(fields, name) && record[name] !== undefined)
  return { ...fields, ...Object.fromEntries(missing.map(name => [name, record[name] ?? null])) }
}
