import type { Json } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'

/** How a value that is set is written, apart from spellings of single values. */
export interface ValueForm {
  write(value: unknown): Json
  /** The value that was written; undefined where the received is not of this form. */
  read(received: Json): unknown
  schema: JsonSchema
  /** Whether the value cannot be known by what is written: `read` says true of what is of this form. */
  lossy?: true
}

/**
 * The words for how a value is written: its type of JSON (`not` is the opposite of `boolean`; of texts, only those of
 * digits are numbers), the case of its letters, a convention for names (`domain_id` is `domainId`, `DomainId`, `domain-id` or
 * `domain id`), or the English name of the country or language that it stands for.
 */
export const valueTypes = [
  ...(['text', 'number', 'boolean', 'not'] as const),
  ...(['lower', 'upper', 'camel', 'pascal', 'kebab', 'words', 'name'] as const),
]
export type ValueType = (typeof valueTypes)[number]
