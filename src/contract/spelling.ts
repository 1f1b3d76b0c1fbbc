import type { Answers, FieldAnswer } from '../generated/answers.ts'
import { type OpenApiDocument, resolved, type Schema } from './document.ts'

/** What the schema of a member depends on. */
export interface SpellingContext {
  document: OpenApiDocument
  answers: Answers
}

/** A member as the dialect writes it, and whether it is always there. */
export interface Spelled {
  schema: Schema
  required: boolean
}

/**
 * The schema of a member in the dialect's spelling (questions `links.fields.*`, `fields.unset`, `fields.unset-list`), or
 * undefined for one that is never there.
 * @param written its schema as the contract is written
 * @param field how the dialect spells it
 * @param nullable whether it can be unset though the written schema does not say so
 */
export function spelledSchema(
  written: Schema,
  field: FieldAnswer,
  context: SpellingContext,
  nullable = false,
): Spelled | undefined {
  const { 'fields.unset': unset, 'fields.unset-list': unsetList } = context.answers
  const plain = withoutNull(written)
  const isList = resolved(context.document, plain).type === 'array'
  if (field.as === 'unset') return alwaysUnset(written, isList ? unsetList : unset, isList)
  if (isList) {
    const list = inForm(plain, field, context)
    return { schema: unsetList === 'null' ? withNull(list) : list, required: unsetList !== 'omitted' }
  }
  const canBeUnset = nullable || plain !== written
  const spelled = inForm(plain, field, context)
  if (!canBeUnset) return { schema: spelled, required: true }
  if (unset === 'omitted') return { schema: reworded(spelled, 'null', 'left out'), required: false }
  if (unset === 'empty') return { schema: reworded(withEmpty(spelled), 'null', 'empty'), required: true }
  return { schema: spelled === plain && plain !== written ? written : withNull(spelled), required: true }
}

/** A member that shows no value, whatever the value is. */
function alwaysUnset(written: Schema, unset: Answers['fields.unset'], isList: boolean): Spelled | undefined {
  const { description, 'x-assumed': assumed, 'x-source': section } = written
  const shown: Record<typeof unset, Schema | undefined> = {
    null: { type: 'null' },
    empty: isList ? { type: 'array', maxItems: 0 } : { type: 'string', const: '' },
    omitted: undefined,
  }
  const schema = shown[unset]
  if (schema === undefined) return undefined
  const said = `${description ?? ''} It is not told here.`.trim()
  return {
    schema: {
      description: said,
      ...schema,
      ...(section !== undefined && { 'x-source': section }),
      ...(assumed && { 'x-assumed': assumed }),
    },
    required: true,
  }
}

function withoutNull(schema: Schema): Schema {
  const { type, enum: values, anyOf, ...rest } = schema
  if (Array.isArray(type) && type.includes('null')) {
    const types = type.filter(name => name !== 'null')
    return {
      ...rest,
      type: types.length === 1 ? types[0]! : types,
      ...(values && { enum: values.filter(value => value !== null) }),
    }
  }
  const [whole, ...others] = (anyOf ?? []).filter(part => part.type !== 'null')
  return anyOf && whole && others.length === 0 ? { ...whole, ...rest } : schema
}

function withNull(schema: Schema): Schema {
  const { type, enum: values, $ref, ...rest } = schema
  if ($ref !== undefined) {
    const { description, 'x-assumed': assumed, ...beside } = rest
    return {
      ...(description !== undefined && { description }),
      anyOf: [{ $ref, ...beside }, { type: 'null' }],
      ...(assumed && { 'x-assumed': assumed }),
    }
  }
  if (type === undefined && values) return { ...schema, enum: [...values, null] }
  if (type === undefined) return { ...schema, anyOf: [...(schema.anyOf ?? []), { type: 'null' }] }
  return {
    ...rest,
    type: [...(Array.isArray(type) ? type : [type]), 'null'],
    ...(values && { enum: [...values, null] }),
  }
}

/** A value, or the empty text. */
function withEmpty(schema: Schema): Schema {
  const { description, 'x-assumed': assumed, 'x-source': section, ...rest } = schema
  return {
    ...(description !== undefined && { description }),
    anyOf: [rest, { type: 'string', const: '' }],
    ...(section !== undefined && { 'x-source': section }),
    ...(assumed && { 'x-assumed': assumed }),
  }
}

function reworded(schema: Schema, from: string, to: string): Schema {
  const { description } = schema
  return description?.includes(from) ? { ...schema, description: description.replaceAll(from, to) } : schema
}

function inForm(schema: Schema, field: FieldAnswer, { document }: SpellingContext): Schema {
  const { as = 'value', values } = field
  const { description, 'x-assumed': assumed, 'x-source': section } = schema
  const marks = {
    ...(description !== undefined && { description }),
    ...(section !== undefined && { 'x-source': section }),
    ...(assumed && { 'x-assumed': assumed }),
  }
  const whole = resolved(document, schema)
  if (whole.type === 'array' && whole.items) {
    const row = resolved(document, whole.items)
    if (row.type === 'object') return rowsInForm(schema, row, field, marks)
    if (as === 'value' && values === undefined) return schema
    const item = inForm(whole.items, field, { document } as SpellingContext)
    return { ...marks, type: 'array', items: item }
  }
  if (as === 'object') {
    // What else is in it the dialect does not say.
    const properties = { id: idOf(schema) }
    return { ...marks, type: 'object', properties, required: ['id'], additionalProperties: true }
  }
  if (whole.enum && (values !== undefined || as === 'text')) {
    const spellings = whole.enum.map(value => spelling(value, field))
    const types = [...new Set(spellings.map(typeOf))]
    return {
      ...marks,
      ...(description !== undefined && { description: spelledWords(description, whole.enum, field) }),
      // Where the spellings are of several types, they say it themselves.
      ...(types.length === 1 && { type: types[0]! }),
      enum: [...new Set(spellings)],
    }
  }
  if (as !== 'text' || whole.type === 'string') return schema
  return { ...marks, type: 'string', pattern: whole.minimum === 1 ? '^[1-9][0-9]*$' : '^[0-9]+$' }
}

/** Rows of key and value, or a map of them; keys can have a spelling of their own. */
function rowsInForm(schema: Schema, row: Schema, { as, values }: FieldAnswer, marks: Schema): Schema {
  const { key, value } = row.properties ?? {}
  if (key === undefined || value === undefined || (as !== 'map' && values === undefined)) return schema
  const { description: _, examples: __, 'x-source': ___, 'x-assumed': ____, ...plainKey } = key
  const names: Schema =
    values === undefined
      ? plainKey
      : { type: 'string', ...(key.enum && { enum: key.enum.map(name => values[String(name)] ?? name) }) }
  if (as === 'map') return { ...marks, type: 'object', propertyNames: names, additionalProperties: value }
  const head = { ...(key.description !== undefined && { description: key.description }), ...names }
  const items = {
    type: 'object',
    unevaluatedProperties: false,
    properties: { key: { ...head, 'x-assumed': marks['x-assumed'] ?? [] }, value },
    required: ['key', 'value'],
  }
  return { ...marks, type: 'array', items }
}

function idOf({ description: _, 'x-source': __, ...schema }: Schema): Schema {
  return { description: 'The identifier.', ...schema }
}

function spelling(value: unknown, { as, values = {} }: FieldAnswer): unknown {
  const text = String(value)
  return Object.hasOwn(values, text) ? values[text] : as === 'text' ? text : value
}

function typeOf(value: unknown): string {
  return typeof value === 'number' ? 'integer' : typeof value
}

/** A description in which single digits are told as they are spelled. */
function spelledWords(description: string, values: readonly unknown[], field: FieldAnswer): string {
  return description.replaceAll(/\b\d\b/g, digit => {
    const value = values.find(known => String(known) === digit)
    return value === undefined ? digit : `\`${JSON.stringify(spelling(value, field))}\``
  })
}
