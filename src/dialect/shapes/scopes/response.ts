import type { JsonSchema } from '../json-schema.ts'
import type { Scope, Value } from '../scope.ts'
import { addressValues, idValue, pixelScope } from './pixel.ts'

const address: Value = { type: 'text', schema: { type: 'string', format: 'uri' } }
const optional = (value: Value): Value => ({ ...value, unset: true })
const count = (minimum: number): Value => ({ type: 'number', schema: { type: 'integer', minimum } })
const text: Value = { type: 'text', schema: { type: 'string', minLength: 1 } }
/** The path and query of an address: `/api/v1/links?page=2`. */
const path: Value = { type: 'text', schema: { type: 'string', pattern: '^/' } }
/** The query of an address, with its question mark: `?page=2`. */
const query: Value = { type: 'text', schema: { type: 'string', pattern: '^\\?' } }

/** Returns the names of a kind of record: constants that responses about that kind can show. */
function kindValues(object: 'link' | 'pixel'): Record<string, Value> {
  return {
    object: { type: 'text', schema: { type: 'string', const: object } },
    collection: { type: 'text', schema: { type: 'string', const: `${object}s` } },
  }
}

type IdSchemas = Readonly<Record<'links' | 'pixels', JsonSchema>>

/** The values of the pixels that a response shows beside its links, as in JSON:API: each pixel once. */
function pixelsBeside(ids: IdSchemas): Record<string, Value> {
  const plain = { id: '$id', name: '$name', type: '$type', value: '$value' }
  return { pixel_ids: { type: 'list', schema: {}, item: pixelScope(ids), plain } }
}

/**
 * Returns the values that a response about one record can show. `url` is the destination of a link: Django
 * REST framework mistakes a member of that name for the address of the record, and sends it as `Location`.
 */
export function recordScope(object: 'link' | 'pixel', ids: IdSchemas): Scope {
  return {
    of: `a response about one ${object}`,
    values: {
      record: { type: 'json', schema: {} },
      id: idValue(ids[`${object}s`]),
      address,
      ...addressValues,
      status: { type: 'number', schema: { type: 'integer' } },
      ...kindValues(object),
      ...(object === 'link' && { url: address, ...pixelsBeside(ids) }),
    },
  }
}

/** Returns the values of one of the records in a list that is shown by its id or address alone, as in HAL. */
function idScope(id: JsonSchema): Scope {
  return { of: 'the id of a listed record', values: { id: idValue(id), ...addressValues } }
}

/** A button of the page bar in the lists of Laravel's paginator. */
const buttonScope: Scope = {
  of: 'a page button',
  values: { url: optional(address), label: text, active: { type: 'boolean', schema: { type: 'boolean' } } },
}

/**
 * The pages whose addresses a list can show. `self` is the address as requested, `current` is the same page
 * by its number, and `start` is the address without a page. `back` is the previous page, like `prev`, but for
 * a page beyond the end it is the last page.
 */
export const pageNames = ['self', 'current', 'first', 'last', 'prev', 'back', 'next', 'start'] as const
const parts = {
  '': address,
  _path: path,
  _query: query,
  _full: address,
  _sized: address,
  _sized_path: path,
}

/** The query parameters that a list may repeat as they were sent. */
export const askedNames = [
  'search',
  'search_by',
  'sort_by',
  'sort',
  'type',
  'status',
  'domain_id',
  'space_id',
  'pixel_id',
] as const
const asked = Object.fromEntries(askedNames.map(name => [`asked_${name}`, optional(text)]))

/**
 * The names of all page addresses. The suffix states the form: none is the whole address; `_path` is path and
 * query; `_query` is the query alone; `_full` adds the order and the page size if they were not sent;
 * `_sized` adds the page size alone.
 */
export const pageAddresses = Object.keys(parts).flatMap(part => pageNames.map(page => `${page}${part}`))

const isAlwaysSet = /^(self|current|first|start)/
const addresses = Object.fromEntries(
  Object.entries(parts).flatMap(([part, value]) =>
    pageNames.map(page => [`${page}${part}`, isAlwaysSet.test(page) ? value : optional(value)]),
  ),
)

/**
 * Returns the values that a list can show beside its records. An address is unset if there is no such page.
 */
export function pageScope(object: 'link' | 'pixel', ids: IdSchemas): Scope {
  const flag: Value = { type: 'boolean', schema: { type: 'boolean' } }
  return {
    of: `a list of ${object}s`,
    values: {
      records: { type: 'json', schema: { type: 'array', items: {} } },
      record_ids: { type: 'list', schema: {}, item: idScope(ids[`${object}s`]), plain: '$id' },
      count: count(0),
      total: count(0),
      unfiltered_total: count(0),
      per_page: count(1),
      page: count(1),
      page_index: count(0),
      last_page: count(1),
      last_index: count(0),
      page_count: count(0),
      next_page: optional(count(1)),
      next_index: optional(count(0)),
      prev_page: optional(count(1)),
      prev_index: optional(count(0)),
      back_page: optional(count(1)),
      back_index: optional(count(0)),
      skip: count(0),
      end: optional(count(0)),
      from: optional(count(1)),
      to: optional(count(1)),
      remaining: count(0),
      has_more: flag,
      has_previous: flag,
      sort_by: text,
      sort: { type: 'text', schema: { type: 'string', enum: ['asc', 'desc'] } },
      ...asked,
      address,
      ...addressValues,
      ...addresses,
      cursor: optional(text),
      end_cursor: optional(text),
      pages: {
        type: 'list',
        schema: {},
        item: buttonScope,
        plain: { url: '$url', label: '$label', active: '$active' },
      },
      status: { type: 'number', schema: { type: 'integer' } },
      ...kindValues(object),
      ...(object === 'link' && pixelsBeside(ids)),
    },
  }
}
