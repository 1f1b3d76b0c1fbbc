import { isSame, type Json } from './json.ts'

/** A JSON Schema, with the keywords that shapes need. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

/** The schema of what a shape writes, and whether the shape may write nothing. */
export interface Described {
  schema: JsonSchema
  optional: boolean
}

/** Returns the schema of exactly one JSON value. */
export function schemaOfJson(value: Json): JsonSchema {
  if (value === null) return { type: 'null' }
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number', const: value }
  if (Array.isArray(value)) {
    const items = value.map(schemaOfJson)
    const size = { minItems: value.length, maxItems: value.length }
    return { type: 'array', ...size, items: {}, ...(items.length > 0 && { prefixItems: items }) }
  }
  if (typeof value !== 'object') return { type: typeof value, const: value }
  const properties = Object.entries(value).map(([name, member]) => [name, schemaOfJson(member)] as const)
  return closedObject(
    Object.fromEntries(properties),
    properties.map(([name]) => name),
  )
}

/** Returns the schema of an object that has these members and no others. */
export function closedObject(properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  return {
    type: 'object',
    unevaluatedProperties: false,
    properties,
    ...(required.length > 0 && { required }),
  }
}

/** Returns the schema of what fits one of several schemas, in its shortest form. */
export function eitherOf(schemas: readonly JsonSchema[]): JsonSchema {
  const flat = schemas.flatMap(schema => (isChoice(schema) ? schema.anyOf! : [schema]))
  const unique = flat.filter((schema, index) => !flat.slice(0, index).some(known => isSame(known, schema)))
  const [only] = unique
  if (unique.length === 1) return only!
  const values = unique.map(valuesOf)
  if (values.every(list => list !== undefined)) return enumOfValues(values.flat())
  return { anyOf: unique }
}

function isChoice(schema: JsonSchema): boolean {
  return schema.anyOf !== undefined && Object.keys(schema).length === 1
}

/** Returns the values that a schema of constants accepts, or undefined for any other schema. */
function valuesOf(schema: JsonSchema): unknown[] | undefined {
  const others = Object.keys(schema).filter(name => !['type', 'const', 'enum'].includes(name))
  if (others.length > 0) return undefined
  if (schema.type === 'null') return [null]
  return 'const' in schema ? [schema.const] : schema.enum
}

function enumOfValues(values: readonly unknown[]): JsonSchema {
  const unique = [...new Set(values)]
  if (unique.length === 0) return { not: {} }
  const types = [...new Set(unique.map(typeOf))]
  // For values of several types, `enum` alone is enough.
  const isOne = types.filter(type => type !== 'null').length < 2
  return { ...(isOne && { type: types.length === 1 ? types[0]! : types }), enum: unique }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value
}
