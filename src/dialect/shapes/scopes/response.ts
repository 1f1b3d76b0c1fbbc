import type { JsonSchema } from '../json-schema.ts'
import type { Scope, Value } from '../scope.ts'
import { idValue } from './pixel.ts'

const address: Value = { type: 'text', schema: { type: 'string', format: 'uri' } }
const optional = (value: Value): Value => ({ ...value, unset: true })
const count = (minimum: number): Value => ({ type: 'number', schema: { type: 'integer', minimum } })
const text: Value = { type: 'text', schema: { type: 'string', minLength: 1 } }
/** An address below the service's own: `/api/v1/links?page=2`. */
const path: Value = { type: 'text', schema: { type: 'string', pattern: '^/' } }
/** The query of an address alone: `?page=2`. */
const query: Value = { type: 'text', schema: { type: 'string', pattern: '^\\?' } }

/** The words that a response about a kind of record can use; those of one kind are the same in each response. */
function kindValues(object: 'link' | 'pixel'): Record<string, Value> {
  return {
    object: { type: 'text', schema: { type: 'string', const: object } },
    collection: { type: 'text', schema: { type: 'string', const: `${object}s` } },
  }
}

/** What a response about one record can show. */
export function recordScope(object: 'link' | 'pixel', id: JsonSchema): Scope {
  return {
    of: `a response about one ${object}`,
    values: {
      record: { type: 'json', schema: {} },
      id: idValue(id),
      address,
      status: { type: 'number', schema: { type: 'integer' } },
      ...kindValues(object),
    },
  }
}

/** A button of the page bar, as Laravel's paginator lists them. */
const buttonScope: Scope = {
  of: 'a page button',
  values: { url: optional(address), label: text, active: { type: 'boolean', schema: { type: 'boolean' } } },
}

/** What a list can show beside its records. An address is unset where there is no such page. */
export function pageScope(object: 'link' | 'pixel'): Scope {
  const flag: Value = { type: 'boolean', schema: { type: 'boolean' } }
  return {
    of: `a list of ${object}s`,
    values: {
      records: { type: 'json', schema: { type: 'array', items: {} } },
      count: count(0),
      total: count(0),
      per_page: count(1),
      page: count(1),
      page_index: count(0),
      last_page: count(1),
      last_index: count(0),
      skip: count(0),
      from: optional(count(1)),
      to: optional(count(1)),
      has_more: flag,
      has_previous: flag,
      address,
      self: address,
      first: address,
      last: optional(address),
      prev: optional(address),
      next: optional(address),
      self_path: path,
      first_path: path,
      last_path: optional(path),
      prev_path: optional(path),
      next_path: optional(path),
      self_query: query,
      first_query: query,
      last_query: optional(query),
      prev_query: optional(query),
      next_query: optional(query),
      cursor: optional(text),
      pages: {
        type: 'list',
        schema: {},
        item: buttonScope,
        plain: { url: '$url', label: '$label', active: '$active' },
      },
      status: { type: 'number', schema: { type: 'integer' } },
      ...kindValues(object),
    },
  }
}
