import { addressesOf } from '../dialect/shapes/addresses.ts'
import { isSame, type JsonObject } from '../dialect/shapes/json.ts'
import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import { PageValues } from '../wire/page-values.ts'
import type { PlainResponse } from '../wire/plain.ts'
import type { Example, OpenApiDocument, ResponseObject } from './document.ts'
import { pixelsBeside, recordRewriter } from './example-records.ts'
import { type RecordKind, recordKinds, recordSchemas, successVerbs } from './kinds.ts'
import { listResponseHeaders } from './lists.ts'
import {
  component,
  componentAt,
  listOf,
  member,
  objectOf,
  operationsOf,
  parameter,
  recordShown,
  response,
} from './parts.ts'
import type { Speech } from './speech.ts'

/** Ids of the records in examples of creates, updates and deletes. */
const exampleIds = { links: 42, pixels: 7 } as const
/** Names of the examples that contain these records. */
const shownRecords = { links: 'LinkCampaign', pixels: 'PixelAnalytics' } as const

const base = 'http://127.0.0.1:4010/api/v1'

/** Writes the examples of successful responses in the dialect, with the mock's own writers. */
export function writeResponseExamples(document: OpenApiDocument, speech: Speech, kind: RecordKind): void {
  const written = { components: { examples: structuredClone(document.components.examples) } }
  const operations = operationsOf(document, kind)
  const done = new Map<string, unknown>()
  const rewritten = (reference: string) => componentAt(written, 'examples', reference)
  const respond = recordResponder(speech, kind)
  const one = (of: SuccessKind) => (example: Example) => ({
    ...example,
    value: respond(of, recordShown(example)).value,
  })
  const got = response(operations.get, speech.shapes[kind].record.status)
  replaceExamples(document, got, rewritten, done, one('record'))
  const shown = recordShown(component(written, 'examples', shownRecords[kind]))
  const showHeaders = (target: ResponseObject, of: Exclude<SuccessKind, 'list'>) => {
    const { headers } = respond(of, { ...shown, id: exampleIds[kind] })
    for (const [name, header] of Object.entries(target.headers ?? {}))
      header.example = headers[name.toLowerCase()] ?? header.example
  }
  showHeaders(got, 'record')
  for (const of of ['created', 'updated', 'deleted'] as const) {
    const target = response(operations[successVerbs[of]], speech.shapes[kind][of].status)
    showHeaders(target, of)
    const [media] = Object.values(target.content ?? {})
    if (media === undefined) continue
    const isNote = Object.values(media.examples ?? {}).every(({ $ref }) => $ref === undefined)
    if (of !== 'deleted' && !isNote && showsRecord(speech, kind, of))
      replaceExamples(document, target, rewritten, done, one(of))
    else media.examples = { [of]: { value: respond(of, { ...shown, id: exampleIds[kind] }).value } }
  }
  const { headers, rewrite } = listRewriter(speech, kind)
  const listed = response(operations.list, speech.shapes[kind].list.status)
  replaceExamples(document, listed, rewritten, done, rewrite)
  const own = listResponseHeaders(document, speech, kind, headers)
  if (Object.keys(own).length > 0) listed.headers = own
}

/** Returns a function that writes the mock's response about a record from the written contract's examples. */
function recordResponder(speech: Speech, kind: RecordKind) {
  const { ids, responses, statuses } = speech.writers[kind]
  return (of: SuccessKind, written: JsonObject): { headers: PlainResponse['headers']; value: unknown } => {
    const id = ids.encode(Number(written.id))
    const object = recordSchemas[kind].toLowerCase()
    const record = recordRewriter(speech, kind, of)(written)
    const address = `${base}/${kind}/${id}`
    const addresses = addressesOf(base)
    const values = {
      ...{ record, id, address, object, collection: kind, url: written.url },
      pixel_ids: pixelsBeside([written], speech, addresses),
      ...addresses,
    }
    const { isJson, respond } = responses[of]
    const response = respond({ ...values, status: statuses[of] }, statuses[of])
    return { headers: response.headers, value: contentOf(response, isJson) }
  }
}

function showsRecord({ writers }: Speech, kind: RecordKind, of: SuccessKind): boolean {
  return writers[kind].responses[of].uses('record')
}

function contentOf({ body }: PlainResponse, isJson: boolean): unknown {
  return isJson ? JSON.parse(body ?? 'null') : body
}

/**
 * Rewrites the examples that a response refers to. The first response that uses a shared example rewrites it
 * in place; a later response for which it looks different gets an inline example.
 */
function replaceExamples(
  document: OpenApiDocument,
  target: ResponseObject,
  written: (reference: string) => Example,
  done: Map<string, unknown>,
  rewrite: (example: Example) => Example,
): void {
  for (const { examples = {} } of Object.values(target.content ?? {})) {
    for (const [name, { $ref }] of Object.entries(examples)) {
      if ($ref === undefined) continue
      const example = rewrite(written($ref))
      if (!done.has($ref)) {
        Object.assign(componentAt(document, 'examples', $ref), example)
        done.set($ref, example.value)
      } else if (!isSame(done.get($ref), example.value)) {
        examples[name] = example
      }
    }
  }
}

/** Reads an example of a list in the written contract. */
function pageShown({ value }: Example) {
  const { data, links, meta } = objectOf(value)
  const { path, current_page: current, per_page: perPage, total } = objectOf(meta)
  return {
    records: listOf(data).map(objectOf),
    path: String(path),
    query: new URLSearchParams(new URL(String(objectOf(links).first)).search),
    current: Number(current),
    perPage: Number(perPage),
    total: Number(total),
  }
}

/**
 * Returns a function that rewrites examples of lists, and the headers of their responses: for each name the
 * first value.
 */
function listRewriter(speech: Speech, kind: RecordKind) {
  const { answers, writers } = speech
  const record = recordRewriter(speech, kind, 'list')
  const headers: Record<string, string> = {}
  const rewrite = (example: Example): Example => {
    const { records: shown, path, query, current, perPage, total } = pageShown(example)
    const { name, counts, first = 1 } = answers['list.page-parameter']
    const skip = (current - 1) * perPage
    query.delete('page')
    const cursorAfter = (records: number) => `after-${records}`
    if (skip > 0) {
      const number = {
        pages: first + current - 1,
        records: first + skip,
        cursor: cursorAfter(skip),
        ids: cursorAfter(skip),
      }[counts]
      query.set(name, String(number))
    }
    const page = { skip, perPage }
    const sent = query.toString()
    const found = {
      path,
      query: sent,
      page,
      sortBy: query.get('sort_by') ?? 'id',
      descending: query.get('sort') !== 'asc',
      count: shown.length,
      total,
      cursorAfter,
    }
    const status = writers[kind].statuses.list
    const object = recordSchemas[kind].toLowerCase()
    const records = `[${shown.map(record).join(',')}]`
    const addresses = addressesOf(base)
    const record_ids = shown.map(({ id }) => ({ id: writers[kind].ids.encode(Number(id)), ...addresses }))
    const pixel_ids = pixelsBeside(shown, speech, addresses)
    const more = {
      records,
      record_ids,
      pixel_ids,
      unfiltered_total: total,
      status,
      object,
      collection: kind,
      ...addresses,
    }
    const values = new PageValues(answers, found, more)
    const { isJson, respond } = writers[kind].responses.list
    const response = respond(values, status)
    for (const [header, value] of Object.entries(response.headers)) headers[header] ??= value
    return {
      ...example,
      ...(example.description !== undefined && { description: `Requested with \`${sent}\`.` }),
      value: contentOf(response, isJson),
    }
  }
  return { headers, rewrite }
}

/** Writes the example ids in paths, queries and `pixel_ids` in the dialect's form. */
export function writeIdExamples(document: OpenApiDocument, { writers }: Speech): void {
  const { encode } = writers.pixels.ids
  for (const kind of recordKinds) {
    const id = component(document, 'parameters', `${recordSchemas[kind]}Id`)
    id.example = writers[kind].ids.encode(Number(id.example))
  }
  const pixel = parameter(operationsOf(document, 'links').list, 'pixel_id')
  pixel.example = encode(Number(pixel.example))
  const pixels = member(component(document, 'schemas', 'LinkCreate'), 'pixel_ids')
  pixels.examples = listOf(pixels.examples).map(ids => listOf(ids).map(id => encode(Number(id))))
}
