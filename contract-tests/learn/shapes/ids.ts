import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { JsonSchema } from '../../../src/dialect/shapes/json-schema.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { nodesOf } from '../../core/match.ts'
import { commonStart } from './fit/common-start.ts'
import type { Sample } from './fit/sample.ts'

/** Returns the shape and the JSON Schema of the ids in the samples. */
export function idShape(samples: readonly Sample[]): { id: Json; schema: JsonSchema } {
  const ids = samples.map(({ values }) => values.id)
  const isTyped = samples.some(({ values, json }) => nodesOf(json).some(({ value }) => value === values.id))
  if (ids.every(id => typeof id === 'number'))
    return isTyped
      ? { id: '$number', schema: { type: 'integer' } }
      : { id: '{number}', schema: { type: 'string' } }
  const texts = ids.map(String)
  const prefix = /^\D*/.exec(commonStart(texts))?.[0] ?? ''
  const word = prefix.replaceAll('{', '{{').replaceAll('}', '}}')
  const isNumber = texts.every(text => /^[1-9]\d*$/.test(text.slice(prefix.length)))
  const isReal = prefix === '' || /[^a-z0-9]$/i.test(prefix) || isNumber
  if (!isReal) return { id: '$opaque', schema: { type: 'string' } }
  if (isNumber) return { id: `${word}{number}`, schema: { type: 'string' } }
  return { id: prefix === '' ? '$opaque' : `${word}{opaque}`, schema: { type: 'string' } }
}

/** Converts the ids in the values to texts if their schemas say `string`. */
export function withTypedIds(values: Values, own: JsonSchema, pixels: JsonSchema): Values {
  const typed = (id: unknown, { type }: JsonSchema) => (type === 'string' ? String(id) : id)
  const { id, pixel_ids: items } = values
  return {
    ...values,
    // Lists have no id.
    ...(id !== undefined && { id: typed(id, own) }),
    ...(Array.isArray(items) && { pixel_ids: items.map(item => ({ ...item, id: typed(item.id, pixels) })) }),
  }
}

/** Returns the JSON Schema of the ids of pixels, as links show them. */
export function pixelIds(samples: readonly Sample[]): JsonSchema {
  const ids = samples.flatMap(({ values: { pixel_ids: items } }) =>
    Array.isArray(items) ? items.filter(isObject).map(({ id }) => id) : [],
  )
  const isTyped = samples.some(({ json }) =>
    nodesOf(json).some(({ value }) => typeof value === 'number' && ids.includes(value)),
  )
  return { type: isTyped ? 'integer' : 'string' }
}
