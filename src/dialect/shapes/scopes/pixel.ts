import type { JsonSchema } from '../json-schema.ts'
import type { Scope, Value } from '../scope.ts'

const text: Value = { type: 'text', schema: { type: 'string' }, unset: true }
const moment: Value = { type: 'moment', schema: { type: 'string' } }

/** The documented types of pixels (section 2.2). */
export const pixelTypes = [
  'adroll',
  'bing',
  'facebook',
  'google-ads',
  'google-analytics',
  'google-tag-manager',
  'linkedin',
  'pinterest',
  'quora',
  'x',
] as const

/** Returns the values that a pixel can show (section 2.2). */
export function pixelScope(ids: { pixels: JsonSchema }): Scope {
  return {
    of: 'a pixel',
    values: {
      id: idValue(ids.pixels),
      ...addressValues,
      name: text,
      type: { type: 'text', schema: { type: 'string', enum: [...pixelTypes] }, unset: true },
      value: text,
      links_count: { type: 'number', schema: { type: 'integer', minimum: 0 } },
      created_at: moment,
      updated_at: moment,
      ...revision,
    },
  }
}

/** The number of updates of a record, and its version, which starts at 1. */
export const revision: Record<string, Value> = {
  updates: { type: 'number', schema: { type: 'integer', minimum: 0 } },
  version: { type: 'number', schema: { type: 'integer', minimum: 1 } },
}

const address: Value = { type: 'text', schema: { type: 'string', format: 'uri' } }

/**
 * The address of the service, from which shapes build addresses of records, and its two parts: origin and
 * path. None of them ends with a slash.
 */
export const addressValues: Record<string, Value> = {
  base: address,
  origin: address,
  base_path: { type: 'text', schema: { type: 'string', pattern: '^(/|$)' } },
}

/** Returns the description of an identifier, which is a number or a text. */
export function idValue(schema: JsonSchema): Value {
  return { type: schema.type === 'integer' ? 'number' : 'text', schema, word: true }
}
