import { isSame, type Json } from '../dialect/shapes/json.ts'
import type { Described } from '../dialect/shapes/json-schema.ts'
import type { Scope } from '../dialect/shapes/scope.ts'
import { parse, schemaOf } from '../dialect/shapes/shape.ts'
import type { Schema } from './document.ts'

/** Returns the schema of the values that a shape writes, with the descriptions of the written contract. */
export function shaped(shape: Json, scope: Scope): Described {
  // The shape is already validated; here it is parsed with the contract's schemas of the values.
  const { schema, optional } = schemaOf(parse(shape, scope), scope)
  return { schema: dressed(schema, !optional), optional }
}

/**
 * Returns a schema with the other keywords of a written schema, such as its description, and with its order
 * of members.
 */
export function headed(head: Schema, schema: Schema): Schema {
  const { properties, required, type, unevaluatedProperties: _, items: __, maxItems: ___, ...marks } = head
  const order = Object.keys(properties ?? {})
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const whole = {
    ...marks,
    ...schema,
    ...(marks.description !== undefined && { description: marks.description }),
  }
  if (schema.properties === undefined) return whole
  whole.properties = Object.fromEntries(
    Object.entries(adopted(schema.properties, properties ?? {})).sort(([a], [b]) => rank(a) - rank(b)),
  )
  if (schema.required !== undefined) whole.required = [...schema.required].sort((a, b) => rank(a) - rank(b))
  if (type !== undefined) whole.type = type
  return whole
}

/**
 * Replaces each member with the written member of the same name if only their descriptions and `x-` keywords
 * differ.
 */
function adopted(
  properties: Record<string, Schema>,
  written: Record<string, Schema>,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const known = written[name]
      return [name, known !== undefined && isSame(bare(schema), bare(known)) ? known : schema]
    }),
  )
}

function bare({ description: _, ...schema }: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !name.startsWith('x-')))
}

/**
 * Adds missing descriptions of nested objects, and replaces `null` in descriptions of members that are never
 * null.
 */
function dressed(schema: Schema, required: boolean): Schema {
  if (schema.properties === undefined) return reworded(schema, required)
  const properties = Object.entries(schema.properties).map(([name, member]): [string, Schema] => {
    const inner = dressed(member, schema.required?.includes(name) ?? false)
    const isGroup = inner.properties !== undefined && inner.description === undefined
    return [name, isGroup ? { description: `The members of \`${name}\`.`, ...inner } : inner]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

function reworded(schema: Schema, required: boolean): Schema {
  const { description, ...rest } = schema
  if (description === undefined || !/\bnull\b/.test(description)) return schema
  if (rest.$ref !== undefined || JSON.stringify(rest).includes('null')) return schema
  return { ...schema, description: description.replaceAll(/\bnull\b/g, required ? 'empty' : 'left out') }
}
