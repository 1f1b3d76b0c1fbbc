import { addressesOf } from '../dialect/shapes/addresses.ts'
import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import { PageValues } from '../wire/page-values.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { type Answer, component, type Example, isSame, named, type OpenApiDocument } from './document.ts'
import { recordRewriter } from './example-records.ts'
import { listHeaders } from './lists.ts'
import { type RecordKind, recordSchemas } from './scopes.ts'
import type { Speech } from './speech.ts'

type Members = Record<string, unknown>

/** The record that examples of writes are about, and the example that shows one. */
const exampleIds = { links: 42, pixels: 7 } as const
const shownRecords = { links: 'LinkCampaign', pixels: 'PixelAnalytics' } as const

const base = 'http://127.0.0.1:4010/api/v1'

/** Writes the examples of responses of success in the dialect, by the mock's own writers. */
export function writeAnswerExamples(document: OpenApiDocument, speech: Speech, kind: RecordKind): void {
  const written = structuredClone(document.components.examples)
  const item = document.paths[`/${kind}/{id}`]!
  const list = document.paths[`/${kind}`]!
  const done = new Map<string, unknown>()
  const rewritten = (reference: string) => written[reference.slice('#/components/examples/'.length)]!
  const respond = recordResponder(speech, kind)
  const one = (of: SuccessKind) => (example: Example) => ({
    ...example,
    value: respond(of, (example.value as Members).data as Members).value,
  })
  const got = item.get!.responses[speech.shapes[kind].record.status]!
  replaceExamples(document, got, rewritten, done, one('record'))
  const operations = { created: list.post!, updated: item.put!, deleted: item.delete! }
  const shown = (written[shownRecords[kind]]!.value as Members).data as Members
  const showHeaders = (response: Answer, of: Exclude<SuccessKind, 'list'>) => {
    const { headers } = respond(of, { ...shown, id: exampleIds[kind] })
    for (const [name, header] of Object.entries(response.headers ?? {}))
      header.example = headers[name.toLowerCase()] ?? header.example
  }
  showHeaders(got, 'record')
  for (const of of ['created', 'updated', 'deleted'] as const) {
    const response = operations[of].responses[speech.shapes[kind][of].status]!
    showHeaders(response, of)
    const [media] = Object.values(response.content ?? {})
    if (media === undefined) continue
    const isNote = Object.values(media.examples ?? {}).every(({ $ref }) => $ref === undefined)
    if (of !== 'deleted' && !isNote && showsRecord(speech, kind, of))
      replaceExamples(document, response, rewritten, done, one(of))
    else media.examples = { [of]: { value: respond(of, { ...shown, id: exampleIds[kind] }).value } }
  }
  const { headers, rewrite } = listRewriter(speech, kind)
  const response = list.get!.responses[speech.shapes[kind].list.status]!
  replaceExamples(document, response, rewritten, done, rewrite)
  const own = listHeaders(document, speech, kind, headers)
  if (Object.keys(own).length > 0) response.headers = own
}

/** Responds about a record of the written contract's examples as the mock does. */
function recordResponder(speech: Speech, kind: RecordKind) {
  const { ids, responses, statuses } = speech.writers[kind]
  return (of: SuccessKind, written: Members): { headers: PlainResponse['headers']; value: unknown } => {
    const id = ids.encode(Number(written.id))
    const object = recordSchemas[kind].toLowerCase()
    const record = recordRewriter(speech, kind, of)(written)
    const address = `${base}/${kind}/${id}`
    const values = {
      ...{ record, id, address, object, collection: kind, url: written.url },
      ...addressesOf(base),
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
  return isJson ? (JSON.parse(body ?? 'null') as unknown) : body
}

/** Replaces the shared examples of an answer; where another answer has made something else of one, it stands inline. */
function replaceExamples(
  document: OpenApiDocument,
  response: Answer,
  written: (reference: string) => Example,
  done: Map<string, unknown>,
  rewrite: (example: Example) => Example,
): void {
  for (const media of Object.values(response.content ?? {})) {
    for (const [name, { $ref }] of Object.entries(media.examples ?? {})) {
      if ($ref === undefined) continue
      const made = rewrite(written($ref))
      if (!done.has($ref)) {
        Object.assign(named(document, $ref) as Example, made)
        done.set($ref, made.value)
      } else if (!isSame(done.get($ref), made.value)) {
        media.examples![name] = made
      }
    }
  }
}

interface WrittenPage {
  data: Members[]
  links: { first: string }
  meta: { path: string; current_page: number; per_page: number; total: number }
}

/** Rewrites examples of lists, and keeps the headers that the first of them would have. */
function listRewriter(speech: Speech, kind: RecordKind) {
  const { answers, writers } = speech
  const record = recordRewriter(speech, kind, 'list')
  const headers: Record<string, string> = {}
  const rewrite = (example: Example): Example => {
    const { data, links, meta } = example.value as WrittenPage
    const { name, counts, first = 1 } = answers['list.page-parameter']
    const skip = (meta.current_page - 1) * meta.per_page
    const query = new URLSearchParams(new URL(links.first).search)
    query.delete('page')
    const cursorAfter = (records: number) => `after-${records}`
    if (skip > 0) {
      const number = {
        pages: first + meta.current_page - 1,
        records: first + skip,
        cursor: cursorAfter(skip),
        ids: cursorAfter(skip),
      }[counts]
      query.set(name, String(number))
    }
    const page = { skip, perPage: meta.per_page }
    const asked = query.toString()
    const found = {
      path: meta.path,
      query: asked,
      page,
      sortBy: query.get('sort_by') ?? 'id',
      descending: query.get('sort') !== 'asc',
      count: data.length,
      total: meta.total,
      cursorAfter,
    }
    const status = writers[kind].statuses.list
    const object = recordSchemas[kind].toLowerCase()
    const records = `[${data.map(record).join(',')}]`
    const more = { records, status, object, collection: kind, ...addressesOf(base) }
    const values = new PageValues(answers, found, more)
    const { isJson, respond } = writers[kind].responses.list
    const response = respond(values, status)
    for (const [header, value] of Object.entries(response.headers)) headers[header] ??= value
    return {
      ...example,
      ...(example.description !== undefined && { description: `Asked for with \`${asked}\`.` }),
      value: contentOf(response, isJson),
    }
  }
  return { headers, rewrite }
}

/** Examples of single values: identifiers in paths and queries, in the dialect's form. */
export function writeIdExamples(document: OpenApiDocument, { writers }: Speech): void {
  const { encode } = writers.pixels.ids
  for (const [name, kind] of [
    ['LinkId', 'links'],
    ['PixelId', 'pixels'],
  ] as const) {
    const parameter = component(document, 'parameters', name)
    parameter.example = writers[kind].ids.encode(parameter.example as number)
  }
  const pixel = document.paths['/links']!.get!.parameters!.find(({ name }) => name === 'pixel_id')!
  pixel.example = encode(pixel.example as number)
  const { pixel_ids } = component(document, 'schemas', 'LinkCreate').properties!
  pixel_ids!.examples = (pixel_ids!.examples as number[][]).map(ids => ids.map(encode))
}
