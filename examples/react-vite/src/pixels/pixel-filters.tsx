import { useCallback } from 'react'
import { type PixelType, pixelTypes } from '../api/types.ts'
import { SelectField } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import type { PixelQuery } from '../url/list-query.ts'

interface PixelFiltersProps {
  query: PixelQuery
  change(changes: Partial<PixelQuery>, options?: { replace: boolean }): void
}

export const typeOptions = Object.entries(pixelTypes).map(([value, label]) => ({ value, label }))

const orders = [
  { value: 'id desc', label: 'Newest first' },
  { value: 'id asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'name desc', label: 'Name, Z to A' },
]

/** Search, filter and order of the list of pixels (section 4.2). */
export function PixelFilters({ query, change }: PixelFiltersProps) {
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change])
  return (
    <div className="filters">
      <div className="filters-main">
        <SearchBox label="Search pixels by name" value={query.search} onSearch={search} />
      </div>
      <div className="filters-more open">
        <SelectField
          label="Type"
          value={query.type ?? ''}
          options={[{ value: '', label: 'Any type' }, ...typeOptions]}
          onValue={value => change({ type: value === '' ? null : (value as PixelType) })}
        />
        <SelectField
          label="Order"
          value={`${query.sort_by} ${query.sort}`}
          options={orders}
          onValue={value => {
            const [sort_by, sort] = value.split(' ') as [PixelQuery['sort_by'], PixelQuery['sort']]
            change({ sort_by, sort })
          }}
        />
      </div>
    </div>
  )
}
