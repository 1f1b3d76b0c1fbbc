import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import type { Direction } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Resource } from '../../writes/account.ts'
import { mustCombine } from './combined.ts'
import { mustFilterBy, mustHaveStatus, mustHaveType } from './filters.ts'
import { type Existing, fromExisting } from './lists.ts'
import { mustCombineFilters, mustSearchAndFilter } from './pairs.ts'
import { mustReadById } from './records.ts'
import { mustFind, mustSearchByDefault } from './searches.ts'
import { mustHaveSize, mustPage } from './sizes.ts'
import { mustDefault, mustReverse, mustSortByCreation, mustSortByText } from './sorts.ts'

type Judge = (existing: Existing) => Promise<void>

const directions: readonly Direction[] = ['asc', 'desc']

/** What lists of both resources must do: the end of a requirement's id -> its judge. */
function ofBoth(other: 'url' | 'name'): Record<string, Judge> {
  return {
    'get.by-id': mustReadById,
    'list.sort-asc': mustReverse,
    'list.sort-by-id-asc': existing => mustSortByCreation(existing, 'asc'),
    'list.sort-by-id-desc': existing => mustSortByCreation(existing, 'desc'),
    'list.sort-default': existing =>
      mustDefault(
        existing,
        [
          [{}, { sort: 'desc' }],
          [{ sort_by: 'id' }, { sort_by: 'id', sort: 'desc' }],
        ],
        { sort: 'asc' },
      ),
    'list.sort-by-default': existing =>
      mustDefault(
        existing,
        [
          [{}, { sort_by: 'id' }],
          [{ sort: 'asc' }, { sort_by: 'id', sort: 'asc' }],
        ],
        { sort_by: other },
      ),
    ...Object.fromEntries(
      [10, 25, 50, 100].map((size): [string, Judge] => [
        `list.per-page-${size}`,
        existing => mustHaveSize(existing, { per_page: `${size}` }, size),
      ]),
    ),
    'list.per-page-default': existing => mustHaveSize(existing, {}, 25),
    'list.parameters-combine': mustCombine,
  }
}

const ofLinks: Record<string, Judge> = {
  ...ofBoth('url'),
  ...Object.fromEntries(
    (['url', 'alias', 'title'] as const).flatMap(key => [
      ...directions.map((direction): [string, Judge] => [
        `list.sort-by-${key}-${direction}`,
        existing => mustSortByText(existing, key, direction),
      ]),
      [`list.search-by-${key}`, (existing: Existing) => mustFind(existing, key, { search_by: key })],
    ]),
  ),
  'list.search-by-default': existing => mustSearchByDefault(existing, 'title'),
  'list.status-0': existing => mustDefault(existing, [[{ status: '0' }, {}]], { status: '1' }),
  'list.status-1': existing => mustHaveStatus(existing, '1'),
  'list.status-2': existing => mustHaveStatus(existing, '2'),
  'list.status-3': existing => mustHaveStatus(existing, '3'),
  'list.status-default': existing => mustDefault(existing, [[{}, { status: '0' }]], { status: '1' }),
  'list.space-id': existing => mustFilterBy(existing, 'space_id'),
  'list.domain-id': existing => mustFilterBy(existing, 'domain_id'),
  'list.pixel-id': existing => mustFilterBy(existing, 'pixel_id'),
  'list.filters-combine': mustCombineFilters,
  'list.search-and-filter-combine': mustSearchAndFilter,
  'list.pages': mustPage,
}

const ofPixels: Record<string, Judge> = {
  ...ofBoth('name'),
  ...Object.fromEntries(
    directions.map((direction): [string, Judge] => [
      `list.sort-by-name-${direction}`,
      existing => mustSortByText(existing, 'name', direction),
    ]),
  ),
  'list.search': existing => mustSearchByDefault(existing, 'name'),
  'list.search-by-name': existing => mustFind(existing, 'name', { search_by: 'name' }),
  ...Object.fromEntries(
    pixelTypes.map((type): [string, Judge] => [
      `list.type-${type}`,
      existing => mustHaveType(existing, type),
    ]),
  ),
}

/**
 * How the records that exist show requirements, for a run that must not write: the id of a requirement -> its judge.
 * A judge throws Skipped if the records do not show it.
 */
export const existingJudges: ReadonlyMap<string, (context: Context) => Promise<void>> = new Map([
  ...judgesOf('links', ofLinks),
  ...judgesOf('pixels', ofPixels),
])

function judgesOf(resource: Resource, judges: Record<string, Judge>) {
  return Object.entries(judges).map(
    ([end, judge]) => [`${resource}.${end}`, fromExisting(resource, judge)] as const,
  )
}
