import type { Json } from './json.ts'
import type { JsonSchema } from './json-schema.ts'

/** The values from which a shape is written, by name. Null and undefined mean unset. */
export type Values = Readonly<Record<string, unknown>>

/**
 * The type of a value. A `moment` is in milliseconds since 1970, a `date` is YYYY-MM-DD, a `clock` is HH:MM.
 * A shape can show only whether a `secret` is set.
 */
export type ScopeType =
  | 'text'
  | 'number'
  | 'boolean'
  | 'moment'
  | 'date'
  | 'clock'
  | 'secret'
  | 'json'
  | 'list'

/** A kind of codes that have English names. */
export type CodeKind = 'region' | 'language'

/** The description of a value that a shape can show. */
export interface Value {
  type: ScopeType
  /** The JSON Schema of the value when it is set and written without options. */
  schema: JsonSchema
  /** The possible values, if they are known and the schema does not list them. */
  values?: readonly unknown[]
  /** Schemas of a moment by time format. They replace the schemas of the formats. */
  formats?: Readonly<Record<string, JsonSchema>>
  /** Whether the value can be unset. A list can be empty but not unset. */
  unset?: boolean
  /** For a text: whether it is one word without punctuation. */
  word?: boolean
  /**
   * For a text: the kind of codes that it can be, in any case. If the rows of several lists have the value,
   * the kind by the name of the list. Undefined if the case decides.
   */
  codes?: CodeKind | Readonly<Record<string, CodeKind>>
  /**
   * Whether the value is the id of a domain or space: a number in the mock, possibly any text on another
   * service.
   */
  account?: boolean
  /**
   * Whether the value is the position of a domain or space among those of its account, from 1. Facts about one
   * domain depend on the position, because the mock and the service may have different ids.
   */
  ordinal?: boolean
  /** For a list: whether it is never empty. */
  filled?: boolean
  /** For a list: the values of one item. */
  item?: Scope
  /** For a list: the default shape of its items. */
  plain?: Json
}

/** The values that a shape can name at its place. */
export interface Scope {
  /** What the values belong to, for messages, such as `a link`. */
  of: string
  values: Readonly<Record<string, Value>>
}

/** Returns the possible values of a value, or undefined if they are not known. */
export function enumOf({ type, schema, values }: Value): readonly unknown[] | undefined {
  return type === 'boolean' ? [false, true] : (values ?? schema.enum)
}
