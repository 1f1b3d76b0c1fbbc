import { useCallback, useId, useState } from 'react'
import { domains, spaces } from '../api/mode.ts'
import { usePixelChoice } from '../api/pixels.ts'
import { SelectField } from '../ui/field.tsx'
import { Icon } from '../ui/icons.tsx'
import { NamedIdField } from '../ui/named-id-field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import type { LinkQuery } from '../url/list-query.ts'

interface LinkFiltersProps {
  query: LinkQuery
  filtered: boolean
  change(changes: Partial<LinkQuery>, options?: { replace: boolean }): void
}

const statuses = [
  { value: '0', label: 'Any status' },
  { value: '1', label: 'Active' },
  { value: '2', label: 'Expired' },
  { value: '3', label: 'Disabled' },
]

const orders = [
  { value: 'id desc', label: 'Newest first' },
  { value: 'id asc', label: 'Oldest first' },
  { value: 'clicks desc', label: 'Most clicks' },
  { value: 'clicks asc', label: 'Fewest clicks' },
  { value: 'title asc', label: 'Title, A to Z' },
  { value: 'title desc', label: 'Title, Z to A' },
  { value: 'alias asc', label: 'Alias, A to Z' },
  { value: 'alias desc', label: 'Alias, Z to A' },
  { value: 'url asc', label: 'Address, A to Z' },
  { value: 'url desc', label: 'Address, Z to A' },
]

/** Search, filters and order of the list of links (section 4.1). The address of the page has all of them. */
export function LinkFilters({ query, filtered, change }: LinkFiltersProps) {
  const pixels = usePixelChoice()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change])
  const id = (text: string) => (text === '' ? null : Number(text))

  return (
    <div className="filters">
      <div className="filters-main">
        <SearchBox label="Search links" value={query.search} onSearch={search}>
          <select
            aria-label="Search in"
            value={query.search_by}
            onChange={event => change({ search_by: event.target.value as LinkQuery['search_by'] })}
          >
            <option value="title">in titles</option>
            <option value="alias">in aliases</option>
            <option value="url">in addresses</option>
          </select>
        </SearchBox>
        <button
          type="button"
          className="button icon-only narrow-only"
          aria-label="Filters"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
        </button>
      </div>
      <div id={panel} className={`filters-more ${open ? 'open' : ''}`}>
        <SelectField
          label="Status"
          value={String(query.status)}
          options={statuses}
          onValue={value => change({ status: Number(value) as LinkQuery['status'] })}
        />
        <NamedIdField
          label="Space"
          none="Any space"
          known={spaces}
          value={String(query.space_id ?? '')}
          onValue={value => change({ space_id: id(value) })}
        />
        <NamedIdField
          label="Domain"
          none="Any domain"
          known={domains}
          value={String(query.domain_id ?? '')}
          onValue={value => change({ domain_id: id(value) })}
        />
        <NamedIdField
          label="Pixel"
          none="Any pixel"
          known={pixels}
          value={String(query.pixel_id ?? '')}
          onValue={value => change({ pixel_id: id(value) })}
        />
        <SelectField
          label="Order"
          value={`${query.sort_by} ${query.sort}`}
          options={orders}
          onValue={value => {
            const [sort_by, sort] = value.split(' ') as [LinkQuery['sort_by'], LinkQuery['sort']]
            change({ sort_by, sort })
          }}
        />
        {filtered && (
          <button
            type="button"
            className="button quiet clear"
            onClick={() => change({ search: '', status: 0, space_id: null, domain_id: null, pixel_id: null })}
          >
            Clear
          </button>
        )}
      </div>
    </div>
  )
}
