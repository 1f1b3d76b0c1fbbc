import type { LinkParameters, PixelParameters, PixelType } from '../api/types.ts'
import { pixelTypes } from '../api/types.ts'

/** The query of the links page, from its address. Filters that are not set are null. */
export interface LinkQuery {
  search: string
  search_by: 'title' | 'alias' | 'url'
  status: 0 | 1 | 2 | 3
  space_id: number | null
  domain_id: number | null
  pixel_id: number | null
  sort_by: 'id' | 'clicks' | 'title' | 'alias' | 'url'
  sort: 'asc' | 'desc'
  per_page: 10 | 25 | 50 | 100
  page: number
}

/** The query of the pixels page. */
export interface PixelQuery {
  search: string
  type: PixelType | null
  sort_by: 'id' | 'name'
  sort: 'asc' | 'desc'
  per_page: 10 | 25 | 50 | 100
  page: number
}

export const pageSizes = [10, 25, 50, 100] as const

export const linkDefaults: LinkQuery = {
  search: '',
  search_by: 'title',
  status: 0,
  space_id: null,
  domain_id: null,
  pixel_id: null,
  sort_by: 'id',
  sort: 'desc',
  per_page: 25,
  page: 1,
}

export const pixelDefaults: PixelQuery = {
  search: '',
  type: null,
  sort_by: 'id',
  sort: 'desc',
  per_page: 25,
  page: 1,
}

/** Returns an allowed value, or the fallback. Users can edit addresses by hand. */
function oneOf<Value extends string | number | null>(
  text: string | null,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  return allowed.find(value => String(value) === text) ?? fallback
}

function wholeNumber<Fallback>(text: string | null, fallback: Fallback): number | Fallback {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : fallback
}

export function readLinkQuery(sent: URLSearchParams): LinkQuery {
  return {
    search: sent.get('search') ?? '',
    search_by: oneOf(sent.get('search_by'), ['title', 'alias', 'url'], 'title'),
    status: oneOf(sent.get('status'), [0, 1, 2, 3], 0),
    space_id: wholeNumber(sent.get('space_id'), null),
    domain_id: wholeNumber(sent.get('domain_id'), null),
    pixel_id: wholeNumber(sent.get('pixel_id'), null),
    sort_by: oneOf(sent.get('sort_by'), ['id', 'clicks', 'title', 'alias', 'url'], 'id'),
    sort: oneOf(sent.get('sort'), ['asc', 'desc'], 'desc'),
    per_page: oneOf(sent.get('per_page'), pageSizes, 25),
    page: wholeNumber(sent.get('page'), 1),
  }
}

export function readPixelQuery(sent: URLSearchParams): PixelQuery {
  const types = Object.keys(pixelTypes) as PixelType[]
  return {
    search: sent.get('search') ?? '',
    type: oneOf<PixelType | null>(sent.get('type'), types, null),
    sort_by: oneOf(sent.get('sort_by'), ['id', 'name'], 'id'),
    sort: oneOf(sent.get('sort'), ['asc', 'desc'], 'desc'),
    per_page: oneOf(sent.get('per_page'), pageSizes, 25),
    page: wholeNumber(sent.get('page'), 1),
  }
}

/** Returns the address of a list. Default values are left out. */
export function hrefOf<Query extends object>(path: string, query: Query, defaults: Query): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(query) as [keyof Query & string, unknown][]) {
    if (value !== null && value !== defaults[name]) form.set(name, String(value))
  }
  const text = form.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Returns the parameters of `GET /links`, without the filters that are not set. */
export function linkParameters(query: LinkQuery): LinkParameters {
  const { search, search_by, space_id, domain_id, pixel_id, ...always } = query
  return {
    ...always,
    ...(search !== '' && { search, search_by }),
    ...(space_id !== null && { space_id }),
    ...(domain_id !== null && { domain_id }),
    ...(pixel_id !== null && { pixel_id }),
  }
}

/** Returns the parameters of `GET /pixels`, without the filters that are not set. */
export function pixelParameters({ search, type, ...always }: PixelQuery): PixelParameters {
  return { ...always, ...(search !== '' && { search }), ...(type !== null && { type }) }
}
