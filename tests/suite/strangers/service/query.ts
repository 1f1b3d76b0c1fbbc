import type { Draw } from '../grammar/index.ts'
import { pixelTypes } from './model.ts'
import { type Issue, invalid } from './refusal.ts'

/** A validated list query. An empty parameter counts as not sent. */
export interface ListQuery {
  search: string | undefined
  searchBy: string
  /** 0 to 3. Always 0 for pixels. */
  status: number
  type: string | undefined
  space: string | undefined
  domain: string | undefined
  pixel: string | undefined
  sortBy: string
  ascending: boolean
  size: number
}

const sizes = [10, 25, 50, 100]

/** The documented parameters of each list with their values. Null allows any value. */
const parameters: Record<'links' | 'pixels', Record<string, readonly string[] | null>> = {
  links: {
    search: null,
    search_by: ['title', 'alias', 'url'],
    status: ['0', '1', '2', '3'],
    space_id: null,
    domain_id: null,
    pixel_id: null,
    sort_by: ['id', 'clicks', 'title', 'alias', 'url'],
    sort: ['desc', 'asc'],
  },
  pixels: {
    search: null,
    search_by: ['name'],
    type: pixelTypes,
    sort_by: ['id', 'name'],
    sort: ['desc', 'asc'],
  },
}

export function readQuery(
  kind: 'links' | 'pixels',
  query: URLSearchParams,
  draw: Draw,
  paging: string[],
): ListQuery {
  const issues: Issue[] = []
  const allowed = parameters[kind]
  const read = (name: string): string | undefined => {
    const value = query.get(name) || undefined
    const values = allowed[name]
    if (value === undefined || values === undefined) return undefined
    if (values === null || values.includes(value)) return value
    if (draw['list.unknown-value'] === 'refused') {
      issues.push({ field: name, code: 'choice', message: `${name} must be one of ${values.join(', ')}.` })
    }
    return undefined
  }
  for (const name of query.keys()) {
    const known = Object.hasOwn(allowed, name) || name === 'per_page' || paging.includes(name)
    if (!known && draw['list.unknown-parameter'] === 'refused') {
      issues.push({ field: name, code: 'unknown', message: `${name} is not a parameter.` })
    }
  }
  const asked = {
    search: read('search'),
    searchBy: read('search_by') ?? (kind === 'links' ? 'title' : 'name'),
    status: Number(read('status') ?? 0),
    type: read('type'),
    space: read('space_id'),
    domain: read('domain_id'),
    pixel: read('pixel_id'),
    sortBy: read('sort_by') ?? 'id',
    ascending: read('sort') === 'asc',
    size: sizeOf(query, draw, issues),
  }
  if (issues.length > 0) throw invalid(draw['errors.invalid.status'], issues)
  return asked
}

function sizeOf(query: URLSearchParams, draw: Draw, issues: Issue[]): number {
  const text = query.get('per_page') || '25'
  if (sizes.map(String).includes(text)) return Number(text)
  if (draw['list.per-page'] === 'refused') {
    issues.push({
      field: 'per_page',
      code: 'choice',
      message: `per_page must be one of ${sizes.join(', ')}.`,
    })
  }
  if (draw['list.per-page'] !== 'clamped' || !/^\d{1,6}$/.test(text)) return 25
  return sizes.find(size => size >= Number(text)) ?? 100
}
