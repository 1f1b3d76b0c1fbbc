import type { Answers } from '../generated/answers.ts'
import { component, type Header, isSame, type OpenApiDocument, ref, reword, type Schema } from './document.ts'
import { type RecordKind, recordSchemas } from './records.ts'
import { putBeside } from './success.ts'
import { SchemaTree } from './tree.ts'

/** Parts of a list answer that the written contract names, and takes where a part is just that. */
const parts = ['PageAddresses', 'PageFacts'] as const

/** Says how the dialect answers a list (questions `list.items`, `list.total`, `list.pagination`). */
export function writeList(document: OpenApiDocument, answers: Answers, kind: RecordKind): void {
  const name = `${recordSchemas[kind]}List`
  const written = component(document, 'schemas', name)
  const { data: records } = written.properties!
  const items = answers['list.items']
  if (items === '') {
    const { description: _, ...list } = records!
    document.components.schemas[name] = { description: written.description!, ...list }
    return
  }
  const tree = new SchemaTree()
  tree.put(items, records!)
  for (const { place, schema } of facts(document, answers)) if (place.startsWith('/')) tree.put(place, schema)
  putBeside(tree, answers, 200)
  const schema = tree.toSchema(written)
  for (const [member, part] of Object.entries(schema.properties!)) {
    for (const shared of parts) {
      const { properties, required } = component(document, 'schemas', shared)
      if (isSame(part.properties, properties) && isSame(part.required, required))
        schema.properties![member] = ref('schemas', shared)
    }
  }
  document.components.schemas[name] = schema
}

/** The headers in which the dialect tells of a list. Their examples are those of the list that is shown. */
export function listHeaders(
  document: OpenApiDocument,
  answers: Answers,
  examples: Record<string, string>,
): Record<string, Header> {
  const headers: Record<string, Header> = {}
  const linked: string[] = []
  for (const { fact, place, schema, question } of facts(document, answers)) {
    if (!place.startsWith('header ')) continue
    const name = place.slice('header '.length)
    const example = examples[name.toLowerCase()]
    const { description = '', 'x-assumed': _, ...value } = schema
    const optional = isNullable(value)
    if (name.toLowerCase() === 'link') {
      linked.push(fact)
      const always = linked.includes('first') || (linked.includes('last') && !isNullable(schema))
      headers[name] = {
        description: `The addresses of other pages (RFC 8288), as far as there are any: ${linked.join(', ')}.`,
        ...(always && { required: true }),
        'x-assumed': [question],
        schema: { type: 'string', pattern: '^<[^>]+>; rel="' },
        example: example ?? '<http://127.0.0.1:4010/api/v1/links?page=1>; rel="first"',
      }
      continue
    }
    headers[name] = {
      description,
      ...(!optional && { required: true }),
      'x-assumed': [question],
      schema: fact === 'pages' ? { type: 'string' } : single(value),
      example: example === undefined ? standIn(value) : fact === 'pages' ? example : parsed(example),
    }
  }
  return headers
}

interface Fact {
  fact: string
  place: string
  schema: Schema
  question: string
}

function facts(document: OpenApiDocument, answers: Answers): Fact[] {
  const addresses = component(document, 'schemas', 'PageAddresses').properties!
  const numbers = component(document, 'schemas', 'PageFacts').properties!
  const { name } = answers['list.page-parameter']
  const schemas: Record<string, Schema> = {
    ...addresses,
    ...numbers,
    pages: numbers.links!,
    cursor: {
      description: `What to send as \`${name}\` for the next page, or null on the last.`,
      type: ['string', 'null'],
      minLength: 1,
      'x-assumed': ['list.pagination'],
    },
  }
  const places: Record<string, string> = answers['list.pagination']
  const told = Object.entries(places).map(([fact, place]) => ({ fact, place, question: 'list.pagination' }))
  told.push({ fact: 'total', place: answers['list.total'], question: 'list.total' })
  return told.map(one => ({ ...one, schema: schemas[one.fact]! }))
}

/** With a cursor the last page has no address of its own that can always be told (question `list.page-parameter`). */
export function sayPages(document: OpenApiDocument, answers: Answers): void {
  const { name, counts, first = 1 } = answers['list.page-parameter']
  const { properties: addresses } = component(document, 'schemas', 'PageAddresses')
  if (counts === 'cursor') {
    addresses!.last!.type = ['string', 'null']
    reword(addresses!.last!, 'The last page.', 'The last page, or null where its cursor is not known.')
  }
  const page = component(document, 'parameters', 'Page')
  const beyond = answers['list.page-beyond-last']
  const invalid = answers['list.page-invalid']
  const things = { pages: 'page', records: 'number of the first record', cursor: 'cursor of the page' }
  if (name === 'page' && counts === 'pages' && first === 1 && beyond === 'empty' && invalid === 'first-page')
    return
  const counted = counts === 'cursor' ? 'as the page before told it' : `counted from ${first}`
  page.name = name
  page.description =
    `The ${things[counts]}, ${counted}. ` +
    `A page beyond the last is ${beyond === 'empty' ? 'empty' : `answered ${beyond}`}; ` +
    `what is no ${counts === 'cursor' ? 'cursor' : `${things[counts]}`} ${invalid === 'first-page' ? 'stands for the first page' : `is answered ${invalid}`}.`
  page.schema =
    counts === 'cursor'
      ? { type: 'string', minLength: 1 }
      : { type: 'integer', minimum: first, default: first }
}

function isNullable({ type }: Schema): boolean {
  return Array.isArray(type) && type.includes('null')
}

function single(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema
  return { ...schema, type: schema.type.filter(type => type !== 'null')[0]! }
}

/** An example of what the list that is shown does not have. */
function standIn({ format, type }: Schema): unknown {
  if (format === 'uri') return 'http://127.0.0.1:4010/api/v1/links'
  return type === 'integer' || type?.includes('integer') ? 1 : 'next'
}

function parsed(text: string): unknown {
  return /^\d+$/.test(text) ? Number(text) : text
}
