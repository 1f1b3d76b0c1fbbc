import { useEffect, useState } from 'preact/hooks'
import { Field, SelectField } from '../parts/field.tsx'

/** Which links are listed. */
export interface LinkFilter {
  search: string
  by: 'title' | 'alias' | 'url'
  /** 0 for all. */
  status: number
}

interface LinksToolbarProps {
  filter: LinkFilter
  onFilter(change: Partial<LinkFilter>): void
  total: number | undefined
  onCreate(): void
}

const searchBy = [
  ['title', 'Title'],
  ['alias', 'Alias'],
  ['url', 'Destination'],
] as const

const statusOptions = [
  ['0', 'All'],
  ['1', 'Active'],
  ['2', 'Expired'],
  ['3', 'Disabled'],
] as const

/** Search, filter, number of matches, and the button that creates a link. */
export function LinksToolbar({ filter, onFilter, total, onCreate }: LinksToolbarProps) {
  return (
    <div class="toolbar">
      <SearchField value={filter.search} onSearch={search => onFilter({ search })} />
      <SelectField
        label="in"
        class="inline"
        value={filter.by}
        options={searchBy}
        onValue={by => onFilter({ by })}
      />
      <SelectField
        label="Status"
        class="inline"
        value={String(filter.status) as (typeof statusOptions)[number][0]}
        options={statusOptions}
        onValue={status => onFilter({ status: Number(status) })}
      />
      <Total total={total} one="link" many="links" />
      <span class="spacer" />
      <button type="button" class="button primary" onClick={onCreate}>
        Create link
      </button>
    </div>
  )
}

/** A search that starts a moment after the last key. */
export function SearchField({ value, onSearch }: { value: string; onSearch(search: string): void }) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Field label="Search" class="inline search">
      {attributes => (
        <input
          {...attributes}
          type="search"
          autocomplete="off"
          spellcheck={false}
          maxLength={2048}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** How many records match. */
export function Total({ total, one, many }: { total: number | undefined; one: string; many: string }) {
  return (
    <span class="muted total" role="status">
      {total === undefined ? 'Loading' : `${total.toLocaleString('en')} ${total === 1 ? one : many}`}
    </span>
  )
}
