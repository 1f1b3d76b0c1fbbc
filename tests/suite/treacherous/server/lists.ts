import type { Stored } from './store.ts'

/** The records of a list (sections 4.1 and 4.2), searched, filtered and sorted. `total` counts all pages. */
export function pageOf(
  records: readonly Stored[],
  query: URLSearchParams,
): { records: Stored[]; total: number } {
  const found = records.filter(record => matches(record, query))
  const by = query.get('sort_by') ?? 'id'
  const sorted = by === 'id' ? found : found.toSorted((a, b) => compare(valueIn(a, by), valueIn(b, by)))
  if (query.get('sort') !== 'asc') sorted.reverse()
  const isWhole = query.get('per_page') === 'all'
  const size = [10, 25, 50, 100].find(allowed => String(allowed) === query.get('per_page')) ?? 25
  if (isWhole) return { records: sorted, total: sorted.length }
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  return { records: sorted.slice((page - 1) * size, page * size), total: found.length }
}

function matches(record: Stored, query: URLSearchParams): boolean {
  const search = query.get('search')?.toLowerCase() ?? ''
  const by = query.get('search_by') ?? (record.resource === 'links' ? 'title' : 'name')
  if (search !== '' && !String(valueIn(record, by)).toLowerCase().includes(search)) return false
  const status = query.get('status') ?? '0'
  if (['1', '2', '3'].includes(status) && statusOf(record) !== Number(status)) return false
  const same = (name: string) => !query.get(name) || String(record.values[name]) === query.get(name)
  const pixel = query.get('pixel_id')
  const hasPixel = !pixel || (record.values.pixel_ids as string[] | undefined)?.includes(pixel) === true
  const type = record.resource === 'links' || same('type')
  return same('space_id') && same('domain_id') && type && hasPixel
}

function valueIn({ values }: Stored, name: string): string | number {
  const value = values[name]
  return typeof value === 'number' ? value : String(value ?? '')
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}

/** 1 Active, 2 Expired, 3 Disabled (section 3). */
export function statusOf({ values }: Stored): number {
  if (values.disabled === 1) return 3
  const date = values.expiration_date as string | null
  const moment = date ? Date.parse(`${date}T${values.expiration_time ?? '23:59'}:00Z`) : Number.NaN
  return moment < Date.now() ? 2 : 1
}
