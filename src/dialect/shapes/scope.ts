import type { Json } from './json.ts'
import type { JsonSchema } from './json-schema.ts'

/** The values that a shape is written from, by name. A value that is null or undefined is unset. */
export type Values = Readonly<Record<string, unknown>>

/**
 * What a value is. A `moment` is in milliseconds since 1970, a `date` is YYYY-MM-DD and a `clock` HH:MM; of a `secret` a
 * shape shows only whether it is set.
 */
export type ValueType =
  | 'text'
  | 'number'
  | 'boolean'
  | 'moment'
  | 'date'
  | 'clock'
  | 'secret'
  | 'json'
  | 'list'

/** A value that a shape can show. */
export interface Value {
  type: ValueType
  /** JSON Schema of the value where it is set, as it is written without further options. */
  schema: JsonSchema
  /** The values that it can have, where they are known and the schema does not list them itself. */
  values?: readonly unknown[]
  /** Schemas of a moment in formats, by name, where they are not the formats' own. */
  formats?: Readonly<Record<string, JsonSchema>>
  /** Whether it can be unset. A list is never unset, but can be empty. */
  unset?: boolean
  /** Of a text: whether it is one word, without punctuation. */
  word?: boolean
  /** Whether it is an id of a domain or space, which the mock counts and another service may write as any text. */
  account?: boolean
  /** Of a list: whether there is always something in it. */
  filled?: boolean
  /** Of a list: the values of one item. */
  item?: Scope
  /** Of a list: the shape of its items where a shape does not say another. */
  plain?: Json
}

/** The values that a shape can name at a place. */
export interface Scope {
  /** What the values belong to, for messages: `a link`. */
  of: string
  values: Readonly<Record<string, Value>>
}

/** The values that a value can have, if they are known. */
export function enumOf({ type, schema, values }: Value): readonly unknown[] | undefined {
  return type === 'boolean' ? [false, true] : (values ?? schema.enum)
}
