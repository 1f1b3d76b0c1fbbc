import { listStatuses } from '../dialect/shapes/complete.ts'
import type { Scope, Value } from '../dialect/shapes/scope.ts'
import { errorScope, linkScope, pageScope, pixelScope, recordScope } from '../dialect/shapes/scopes/index.ts'
import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import { type OpenApiDocument, ref, resolved, type Schema } from './document.ts'
import { type RecordKind, recordSchemas } from './kinds.ts'
import { component, member, present } from './parts.ts'
import { shaped } from './shaped.ts'
import type { Speech } from './speech.ts'

// The values that shapes can show, each with its schema in the written contract, including description and
// `x-assumed`.

/** Returns the values that the shape of a link or a pixel can show. */
export function contractScope(document: OpenApiDocument, speech: Speech, kind: RecordKind): Scope {
  const { answers, writers } = speech
  const ids = idSchemas(writers)
  const written = component(document, 'schemas', recordSchemas[kind]).properties ?? {}
  const scope = kind === 'links' ? linkScope(ids) : pixelScope(ids)
  const required = answers['pixels.create.required']
  const values = Object.entries(scope.values).map(([name, value]): [string, Value] => {
    const schema = written[name]
    if (schema === undefined) return [name, value]
    const described = withSchema(document, value, schema)
    if (kind === 'links' && name === 'alias') described.unset = answers['links.alias.generated'] === 'none'
    if (kind === 'links' && /^domain/.test(name)) described.unset = answers['links.domain.unsent'] === 'none'
    // A value of a pixel can be unset only if creates do not require its field.
    if (kind === 'pixels' && value.unset) described.unset = !required.some(field => field === name)
    return [name, described]
  })
  return { ...scope, values: Object.fromEntries(values) }
}

function idSchemas({ links, pixels }: Speech['writers']) {
  return { links: links.ids.schema, pixels: pixels.ids.schema }
}

/** Returns the schema of a record in a kind of response. */
export function recordIn(
  document: OpenApiDocument,
  speech: Speech,
  kind: RecordKind,
  of: SuccessKind,
): Schema {
  const shapes = speech.shapes[kind]
  const { record } = shapes[of]
  if (record === shapes.record.record) return ref('schemas', recordSchemas[kind])
  return shaped(record, contractScope(document, speech, kind)).schema
}

/** Returns the values that a kind of response about one record can show. */
export function recordResponseScope(
  document: OpenApiDocument,
  speech: Speech,
  { kind, of }: { kind: RecordKind; of: Exclude<SuccessKind, 'list'> },
  more: Record<string, Schema>,
): Scope {
  const object = kind === 'links' ? 'link' : 'pixel'
  const record = { ...recordIn(document, speech, kind, of), 'x-assumed': ['shapes.record'] }
  const scope = recordScope(object, idSchemas(speech.writers))
  return withSchemas(document, scope, { id: idSchema(document, kind), record, ...more })
}

/** Returns the schema of the status in the body of a successful response, which has one of these. */
export function successStatus(statuses: readonly number[], assumed: string[]): Schema {
  const [only, ...others] = statuses
  if (only === 200 && others.length === 0) return ref('schemas', 'SuccessStatus')
  const allowed = others.length === 0 ? { const: only } : { enum: [...statuses] }
  return { description: 'The HTTP status, repeated.', type: 'integer', ...allowed, 'x-assumed': assumed }
}

/** Returns the values that lists can show. */
export function listScope(
  document: OpenApiDocument,
  { answers, shapes, writers }: Speech,
  kind: RecordKind,
  records: Schema,
): Scope {
  const object = kind === 'links' ? 'link' : 'pixel'
  const page = component(document, 'schemas', 'PageFacts')
  const { links: _, path: __, current_page: ___, ...facts } = page.properties ?? {}
  const { name } = answers['list.page-parameter']
  const cursor: Schema = {
    description: `The value of \`${name}\` for the next page, or null on the last.`,
    type: 'string',
    minLength: 1,
    'x-assumed': ['shapes.list'],
  }
  const statuses = new Set(Object.values(listStatuses(shapes[kind].list)))
  const status = successStatus([...statuses], ['shapes.list'])
  const written = {
    ...component(document, 'schemas', 'PageAddresses').properties,
    ...facts,
    pages: member(page, 'links'),
    address: member(page, 'path'),
    page: member(page, 'current_page'),
    cursor,
    records,
    status,
  }
  const scope = withSchemas(document, pageScope(object, idSchemas(writers)), written)
  const { last, ...values } = scope.values
  const unset = ['cursor', 'ids'].includes(answers['list.page-parameter'].counts)
  // The address of the last page is unknown only with cursors and ids.
  return {
    ...scope,
    values: { ...values, last: { ...present(last, 'value last at the scope of lists'), unset } },
  }
}

/** Returns the values that errors can show. */
export function contractErrorScope(
  document: OpenApiDocument,
  written: { status: Schema; message: Schema },
): Scope {
  return withSchemas(document, errorScope, written)
}

/** Returns the values that errors about fields can show. */
export function fieldErrorScope(
  document: OpenApiDocument,
  { errors, ...written }: { status: Schema; message: Schema; errors: Schema },
): Scope {
  const { description, 'x-assumed': assumed = [] } = errors
  const lists = { ...(description !== undefined && { description }), 'x-assumed': assumed }
  const scope = withSchemas(document, errorScope, { ...written, fields: lists, issues: lists })
  // An error about fields names at least one, so the values of the first field are always set.
  const first = ['field', 'field_root', 'field_brackets', 'field_pointer']
  const values = Object.entries(scope.values).map(([name, value]): [string, Value] => {
    if (first.includes(name)) return [name, { ...value, unset: false }]
    return [name, value.type === 'list' ? { ...value, filled: true } : value]
  })
  return { ...scope, values: Object.fromEntries(values) }
}

/** Returns the schema of an identifier. Both kinds share one unless their ids differ in form. */
function idSchema({ components }: OpenApiDocument, kind: RecordKind): Schema {
  return ref('schemas', kind === 'pixels' && components.schemas.PixelId !== undefined ? 'PixelId' : 'Id')
}

function withSchemas(document: OpenApiDocument, scope: Scope, schemas: Record<string, Schema>): Scope {
  const values = { ...scope.values }
  for (const [name, schema] of Object.entries(schemas)) {
    const value = values[name]
    if (value !== undefined) values[name] = withSchema(document, value, schema)
  }
  return { ...scope, values }
}

function withSchema(document: OpenApiDocument, value: Value, written: Schema): Value {
  const schema = withoutNull(written)
  const whole = resolved(document, schema)
  const known = whole.enum
  const described: Value = { ...value, schema, ...(known && { values: known }) }
  if (value.type === 'moment') described.formats = { 'rfc3339-milliseconds': schema }
  if (value.type === 'list' && value.item) described.item = itemScope(document, value.item, whole)
  return described
}

function itemScope(document: OpenApiDocument, scope: Scope, { items }: Schema): Scope {
  const row = items && resolved(document, items)
  if (row?.properties === undefined) return scope
  const { examples: _, ...key } = row.properties.key ?? {}
  return withSchemas(document, scope, { ...row.properties, ...(row.properties.key && { key }) })
}

function withoutNull(schema: Schema): Schema {
  const { type, enum: values, anyOf, ...rest } = schema
  if (Array.isArray(type) && type.includes('null')) {
    const types = type.filter(name => name !== 'null')
    const [only, ...others] = types
    return {
      ...rest,
      type: only !== undefined && others.length === 0 ? only : types,
      ...(values && { enum: values.filter(value => value !== null) }),
    }
  }
  const [whole, ...others] = (anyOf ?? []).filter(part => part.type !== 'null')
  return anyOf && whole && others.length === 0 ? { ...whole, ...rest } : schema
}
