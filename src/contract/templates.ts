import type { Schema } from './document.ts'
import { closedObject } from './tree.ts'

/**
 * The schema of what a template makes (see `dialect/template.ts`): a word has the schema given for it, anything else
 * is what it is. A word without a schema is left out, as the template leaves it out.
 * @param assumed the questions that the template answers
 * @param known written schemas of members at the top, taken where they say the same
 */
export function templateSchema(
  template: unknown,
  words: Record<string, Schema>,
  assumed: string[],
  known: Record<string, Schema> = {},
): Schema {
  if (typeof template === 'string' && template.startsWith('$')) return words[template.slice(1)] ?? {}
  if (Array.isArray(template)) {
    const prefixItems = template.map(item => templateSchema(item, words, assumed))
    const length = template.length
    const list: Schema = {
      type: 'array',
      items: {},
      minItems: length,
      maxItems: length,
      'x-assumed': assumed,
    }
    return length === 0 ? list : { ...list, prefixItems }
  }
  if (typeof template !== 'object' || template === null) return literal(template, assumed)
  const properties: Record<string, Schema> = {}
  for (const [name, value] of Object.entries(template)) {
    if (typeof value === 'string' && value.startsWith('$') && words[value.slice(1)] === undefined) continue
    const schema = templateSchema(value, words, assumed)
    const written = known[name]
    const isKnown = written !== undefined && 'const' in written && written.const === value
    Object.defineProperty(properties, name, {
      value: isKnown ? written : schema,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return closedObject({ 'x-assumed': assumed }, { properties, required: Object.keys(properties) })
}

function literal(value: unknown, assumed: string[]): Schema {
  if (value === null) return { type: 'null', 'x-assumed': assumed }
  const type = typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value
  return { type, const: value, 'x-assumed': assumed }
}

/** Where a template puts a word: the names of the members that lead there, for each time it does. */
export function placesOf(template: unknown, word: string, steps: readonly string[] = []): string[][] {
  if (template === `$${word}`) return [[...steps]]
  if (typeof template !== 'object' || template === null || Array.isArray(template)) return []
  return Object.entries(template).flatMap(([name, value]) => placesOf(value, word, [...steps, name]))
}

/** A schema that says something of one member, however deep: nothing else is judged. */
export function aboutMember(steps: readonly string[], statement: Schema): Schema {
  const [name, ...rest] = steps
  if (name === undefined) return statement
  const schema = aboutMember(rest, statement)
  return {
    // Open in so many words: linters take a schema that does not say so for a closed one.
    properties: {
      [name]: rest.length === 0 ? schema : { type: 'object', unevaluatedProperties: true, ...schema },
    },
  }
}
