import { fillTemplate } from '../dialect/template.ts'
import type { Answers, SuccessAnswer } from '../generated/answers.ts'
import { listEnvelope, recordEnvelopes } from '../wire/envelope.ts'
import { idCodec } from '../wire/ids.ts'
import { pageFacts } from '../wire/pages.ts'
import { type Answer, component, type Example, isSame, named, type OpenApiDocument } from './document.ts'
import { recordRewriter } from './example-records.ts'
import { listHeaders } from './lists.ts'
import { type RecordKind, recordSchemas } from './records.ts'

type Members = Record<string, unknown>

/** The record that examples of writes are about, and the example that shows one. */
const exampleIds = { links: 42, pixels: 7 } as const
const shownRecords = { links: 'LinkCampaign', pixels: 'PixelAnalytics' } as const

/** Writes the examples of answers of success in the dialect, by the mock's own writers. */
export function writeAnswerExamples(document: OpenApiDocument, answers: Answers, kind: RecordKind): void {
  const written = structuredClone(document.components.examples)
  const item = document.paths[`/${kind}/{id}`]!
  const list = document.paths[`/${kind}`]!
  const done = new Map<string, unknown>()
  const rewritten = (reference: string) => written[reference.slice('#/components/examples/'.length)]!
  const record = recordRewriter(answers, kind)
  const envelopes = recordEnvelopes(answers)
  const one = (status: number) => (example: Example) => ({
    ...example,
    value: JSON.parse(
      envelopes(status)(JSON.stringify(record((example.value as Members).data as Members))),
    ) as unknown,
  })

  replaceExamples(document, item.get!.responses[200]!, rewritten, done, one(200))
  const operations = { create: list.post!, update: item.put!, delete: item.delete! }
  for (const verb of ['create', 'update', 'delete'] as const) {
    const success: SuccessAnswer = answers[`${kind}.${verb}.status`]
    const { status, body, location } = success
    const response = operations[verb].responses[status]!
    const id = idCodec(answers['ids.type']).encode(exampleIds[kind])
    if (location) response.headers!.Location!.example = `http://127.0.0.1:4010/api/v1/${kind}/${id}`
    if (body === 'record' && verb !== 'delete')
      replaceExamples(document, response, rewritten, done, one(status))
    else if (body === 'record') {
      const [media] = Object.values(response.content!)
      media!.examples = { deleted: one(status)(written[shownRecords[kind]]!) }
    } else if (body !== 'none') {
      const [media] = Object.values(response.content!)
      const object = recordSchemas[kind].toLowerCase()
      const name = verb === 'delete' ? 'deleted' : `${verb}d`
      media!.examples = { [name]: { value: fillTemplate(body, { id, object, status }) } }
    }
  }
  const { headers, rewrite } = listRewriter(answers, kind)
  const response = list.get!.responses[200]!
  replaceExamples(document, response, rewritten, done, rewrite)
  const told = listHeaders(document, answers, headers)
  if (Object.keys(told).length > 0) response.headers = told
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
function listRewriter(answers: Answers, kind: RecordKind) {
  const record = recordRewriter(answers, kind)
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
      }[counts]
      query.set(name, String(number))
    }
    const facts = pageFacts(answers, {
      path: meta.path,
      query: query.toString(),
      page: { skip, perPage: meta.per_page },
      count: data.length,
      total: meta.total,
      cursorAfter,
    })
    for (const [header, value] of Object.entries(facts.headers)) headers[header] ??= value
    const text = listEnvelope(answers, 200, facts.body)(JSON.stringify(data.map(record)))
    const asked = query.toString()
    return {
      ...example,
      ...(example.description !== undefined && { description: `Asked for with \`${asked}\`.` }),
      value: JSON.parse(text) as unknown,
    }
  }
  return { headers, rewrite }
}

/** Examples of single values: identifiers in paths and queries, in the dialect's form. */
export function writeIdExamples(document: OpenApiDocument, answers: Answers): void {
  const { encode } = idCodec(answers['ids.type'])
  for (const name of ['LinkId', 'PixelId']) {
    const parameter = component(document, 'parameters', name)
    parameter.example = encode(parameter.example as number)
  }
  const pixel = document.paths['/links']!.get!.parameters!.find(({ name }) => name === 'pixel_id')!
  pixel.example = encode(pixel.example as number)
  const { pixel_ids } = component(document, 'schemas', 'LinkCreate').properties!
  pixel_ids!.examples = (pixel_ids!.examples as number[][]).map(ids => ids.map(encode))
}
