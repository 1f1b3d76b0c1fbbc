import { readPointer } from './pointer.ts'

/** The keywords of our JSON schemas that are put into words. */
export interface WordingPart {
  $ref?: string
  /** Of a value that is no object: what it is, in words that follow "expected". */
  title?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  contains?: WordingPart
  properties?: Record<string, WordingPart>
  propertyNames?: { enum?: string[] }
  oneOf?: WordingPart[]
  /** The value is a secret, which no message may repeat. */
  writeOnly?: boolean
}

/**
 * Describes what a part of a schema requires, in words that follow "expected". Null is not mentioned: it is
 * the same as leaving the value out.
 */
export function wording(part: WordingPart, schema: unknown): string {
  const whole = resolved(part, schema)
  const { title, enum: values, const: constant, oneOf } = whole
  const type = typeOf(whole)
  if (title !== undefined && type !== 'object') return title
  if (oneOf) return joined(oneOf.flatMap(one => wordings(one, schema)))
  if (constant !== undefined) return JSON.stringify(constant)
  if (values) return joined(values.filter(value => value !== null).map(value => JSON.stringify(value)))
  switch (type) {
    case 'integer':
      return numberWording(whole)
    case 'string':
      return textWording(whole)
    case 'boolean':
      return 'true or false'
    case 'array':
      return 'a list'
    case 'object':
      return objectWording(whole)
    default:
      return type ?? 'another value'
  }
}

/** Describes each alternative of a part, including those of nested choices. */
export function wordings(part: WordingPart, schema: unknown): string[] {
  const { oneOf } = resolved(part, schema)
  return oneOf === undefined ? [wording(part, schema)] : oneOf.flatMap(one => wordings(one, schema))
}

/** Joins alternatives: `a, b or c`. */
export function joined(words: readonly string[]): string {
  const unique = [...new Set(words)]
  if (unique.length < 2) return unique[0] ?? 'nothing'
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`
}

/** Returns the type of the values other than null. */
export function typeOf({ type }: WordingPart): string | undefined {
  return Array.isArray(type) ? type.find(one => one !== 'null') : type
}

/** Returns the names of an object's members, without the one for editors. */
export function memberNames({ properties = {} }: WordingPart): string[] {
  return Object.keys(properties).filter(name => name !== '$schema')
}

function resolved(part: WordingPart, schema: unknown): WordingPart {
  if (part.$ref === undefined) return part
  return { ...(readPointer(schema, part.$ref.slice(1)) as WordingPart), ...part }
}

function numberWording({ minimum, maximum }: WordingPart): string {
  if (minimum === undefined) return 'a whole number'
  return maximum === undefined
    ? `a whole number from ${minimum}`
    : `a whole number from ${minimum} to ${maximum}`
}

function textWording({ pattern, minLength, maxLength }: WordingPart): string {
  if (pattern !== undefined) return `a text of the form ${pattern}`
  if (minLength === undefined) return 'a text'
  return maxLength === undefined
    ? 'a text that is not empty'
    : `a text of ${minLength} to ${maxLength} characters`
}

function objectWording(part: WordingPart): string {
  const names = memberNames(part)
  if (names.length === 0) return 'an object'
  return `an object (${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''})`
}
