import type { Json } from '../dialect/shapes/json.ts'
import type { Scope } from '../dialect/shapes/scope.ts'
import type { Header, Schema } from './document.ts'
import { shaped } from './shaped.ts'

const descriptions: Readonly<Record<string, string>> = {
  location: 'The address of the record.',
  link: 'The addresses of other pages, if there are any (RFC 8288).',
}

/**
 * Returns the headers of a response from their shapes.
 * @param examples header values of the example response, by lower-case name
 */
export function headersOfShapes(
  shapes: Readonly<Record<string, Json>>,
  scope: Scope,
  assumed: string[],
  examples: Record<string, string>,
): Record<string, Header> {
  const headers: Record<string, Header> = {}
  for (const [name, shape] of Object.entries(shapes)) {
    const header = headerOf(name, shape, scope, assumed, examples[name])
    if (header !== undefined) headers[titled(name)] = header
  }
  return headers
}

function headerOf(
  name: string,
  shape: Json,
  scope: Scope,
  assumed: string[],
  example: string | undefined,
): Header | undefined {
  const { schema, optional } = shaped(shape, scope)
  const { description, 'x-assumed': _, ...value } = schema
  const isList = value.type === 'array'
  const isNullable = JSON.stringify(value).includes('"null"')
  const required = isList ? value.minItems !== 0 && !isNullable : !optional && !isNullable
  const text = isList ? { type: 'string', minLength: 1 } : single(value)
  return {
    description: descriptions[name] ?? description ?? `The header ${titled(name)}.`,
    ...(required && { required: true }),
    'x-assumed': assumed,
    schema: text,
    example: example === undefined ? exampleOf(text) : text.type === 'integer' ? Number(example) : example,
  }
}

function single(schema: Schema): Schema {
  const [first, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (first !== undefined && others.length === 0) return first
  if (!Array.isArray(schema.type)) return schema
  const { enum: values, ...rest } = schema
  const [type] = schema.type.filter(name => name !== 'null')
  return {
    ...rest,
    ...(type !== undefined && { type }),
    ...(values && { enum: values.filter(value => value !== null) }),
  }
}

/** Returns an example value for a header that the example response lacks. */
function exampleOf({ format, type }: Schema): unknown {
  if (format === 'uri') return 'http://127.0.0.1:4010/api/v1/links'
  return type === 'integer' ? 1 : 'next'
}

function titled(name: string): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase())
}
