import { isBodyless, listStatuses } from '../dialect/shapes/complete.ts'
import { isSame } from '../dialect/shapes/json.ts'
import type { Answers } from '../generated/answers.ts'
import {
  type Header,
  type OpenApiDocument,
  type ResponseObject,
  ref,
  reword,
  type Schema,
} from './document.ts'
import { headersOfShapes } from './headers.ts'
import { type RecordKind, recordSchemas } from './kinds.ts'
import { component, mediaOf, member, operationsOf, response } from './parts.ts'
import { listScope, recordIn } from './scopes.ts'
import { headed, shaped } from './shaped.ts'
import type { Speech } from './speech.ts'

/** Schemas of the written contract that replace an equal part of a list. */
const parts = ['PageAddresses', 'PageFacts'] as const

/** Writes the successful response of a list in the dialect. */
export function writeList(document: OpenApiDocument, speech: Speech, kind: RecordKind): void {
  const name = `${recordSchemas[kind]}List`
  const written = component(document, 'schemas', name)
  const records = recordsOf(document, speech, kind, member(written, 'data'))
  const shape = speech.shapes[kind].list
  const { body, type } = shape
  const { status, empty, partial } = listStatuses(shape)
  const { schema } = shaped(body, listScope(document, speech, kind, records))
  const { properties = {} } = schema
  for (const [name, part] of Object.entries(properties)) {
    for (const shared of parts) {
      if (isSamePart(part, component(document, 'schemas', shared))) properties[name] = ref('schemas', shared)
    }
  }
  document.components.schemas[name] = headed(written, schema)
  const { list } = operationsOf(document, kind)
  const written200 = response(list, 200)
  const { 200: _, ...others } = list.responses
  const content = { [type]: mediaOf(written200) }
  list.responses = {
    [status]: { ...written200, content },
    ...(partial !== status && { [partial]: { ...written200, description: partialPage, content } }),
    ...(empty !== status && { [empty]: emptyList(empty, content) }),
    ...others,
  }
}

const partialPage = 'A page that does not show all records that match.'

/** Returns the response with a page that has no records, if it has a status of its own. */
function emptyList(status: number, content: NonNullable<ResponseObject['content']>): ResponseObject {
  const assumed = { 'x-assumed': ['shapes.list'] }
  const description = 'No record matches, or the page is beyond the last one.'
  if (isBodyless(status)) return { description: `${description} The response has no body.`, ...assumed }
  return { description, ...assumed, content }
}

/** Returns the schema of the records in a list. Their shape may differ from that of a single record. */
function recordsOf(document: OpenApiDocument, speech: Speech, kind: RecordKind, written: Schema): Schema {
  return { ...written, items: recordIn(document, speech, kind, 'list') }
}

function isSamePart(part: Schema, { properties, required }: Schema): boolean {
  return (
    isSame(part.properties, properties) &&
    isSame(part.required?.toSorted(), required?.toSorted()) &&
    part.properties !== undefined
  )
}

/** Returns the headers of a list. Their examples are those of the example response. */
export function listResponseHeaders(
  document: OpenApiDocument,
  speech: Speech,
  kind: RecordKind,
  examples: Record<string, string>,
): Record<string, Header> {
  const scope = listScope(document, speech, kind, {})
  return headersOfShapes(speech.shapes[kind].list.headers, scope, ['shapes.list'], examples)
}

/**
 * Writes the page parameter and the address of the last page (question `list.page-parameter`). With a cursor
 * or an id, the address of the last page is not always known and may be null.
 */
export function describePages(document: OpenApiDocument, answers: Answers): void {
  const { name, counts, first = 1 } = answers['list.page-parameter']
  const isPlace = counts === 'cursor' || counts === 'ids'
  if (isPlace) {
    const last = member(component(document, 'schemas', 'PageAddresses'), 'last')
    last.type = ['string', 'null']
    reword(last, 'The last page.', 'The last page, or null if its cursor is not known.')
  }
  const page = component(document, 'parameters', 'Page')
  const beyond = answers['list.page-beyond-last']
  const invalid = answers['list.page-invalid']
  const things = {
    pages: 'page',
    records: 'number of the first record',
    cursor: 'cursor of the page',
    ids: 'identifier of the record before the page',
  }
  if (name === 'page' && counts === 'pages' && first === 1 && beyond === 'empty' && invalid === 'first-page')
    return
  const ends: Partial<Record<typeof beyond, string>> = { empty: 'empty', 'last-page': 'the last one' }
  const counted = isPlace ? 'as the previous page shows it' : `counted from ${first}`
  page.name = name
  page.description =
    `The ${things[counts]}, ${counted}. ` +
    `A page beyond the last is ${ends[beyond] ?? `refused with ${beyond}`}; ` +
    `an invalid value ${invalid === 'first-page' ? 'means the first page' : `is refused with ${invalid}`}.`
  page.schema = isPlace
    ? { type: 'string', minLength: 1 }
    : { type: 'integer', minimum: first, default: first }
}
