import type { Json } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { Values } from '../scope.ts'

/** How a value is written if it is set and `map` has no spelling for it. */
export interface ValueForm {
  /** @param values the other values at the place, on which the written form may depend */
  write(value: unknown, values?: Values): Json
  /** Returns the value that was written, or undefined if the received JSON does not have this form. */
  read(received: Json): unknown
  schema: JsonSchema
  /**
   * Whether the written form does not determine the value. `read` then returns true for any JSON of this
   * form.
   */
  lossy?: true
}

/**
 * The words for `as`. They state the JSON type of a value (`not` is the opposite of `boolean`; with `number`,
 * only texts of digits become numbers), the case of its letters, a naming convention (`domain_id` becomes
 * `domainId`, `DomainId`, `domain-id`, `domain id` or, with `compact`, `domainid`), or `name` for the English name of a country or
 * language code.
 */
export const valueTypes = [
  ...(['text', 'number', 'boolean', 'not'] as const),
  ...(['lower', 'upper', 'camel', 'pascal', 'kebab', 'words', 'compact', 'name'] as const),
]
export type ValueType = (typeof valueTypes)[number]
