import { eitherOf, type JsonSchema } from '../json-schema.ts'

/**
 * Returns a schema with the `x-…` keywords of another schema, and with its description if it has none itself.
 */
export function annotated(schema: JsonSchema, from: JsonSchema): JsonSchema {
  const { description } = from
  const marks = Object.fromEntries(Object.entries(from).filter(([name]) => name.startsWith('x-')))
  return { ...(description !== undefined && { description }), ...schema, ...marks }
}

/** Returns a schema that also accepts null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values, $ref } = schema
  if ($ref !== undefined || type === undefined || 'const' in schema) {
    const { description: _, ...plain } = schema
    const bare = Object.fromEntries(Object.entries(plain).filter(([name]) => !name.startsWith('x-')))
    return annotated(eitherOf([bare, { type: 'null' }]), schema)
  }
  const types = Array.isArray(type) ? type : [type]
  if (types.includes('null')) return schema
  return { ...schema, type: [...types, 'null'], ...(values && { enum: [...values, null] }) }
}
