import type { ComponentChildren } from 'preact'

const gridcell = { role: 'gridcell' } as const

/** A cell of a `VirtualList` with a header. */
export function Cell({ class: name, children }: { class?: string; children?: ComponentChildren }) {
  return (
    <div {...gridcell} class={name}>
      {children}
    </div>
  )
}

const columnheader = { role: 'columnheader' } as const

interface ColumnProps<T extends string> {
  title: string
  class?: string
  /** The value that sorts by this column. Undefined if the list cannot be sorted by it. */
  by?: T
  sorted?: Sorting<T>
  onSort?(sorting: Sorting<T>): void
}

/** By what a list is sorted, and in which direction. */
export interface Sorting<T extends string> {
  by: T
  direction: 'asc' | 'desc'
}

/** The header of a column. Its button sorts the list by the column, or turns the direction. */
export function Column<T extends string>({ title, class: name, by, sorted, onSort }: ColumnProps<T>) {
  const isSorted = by !== undefined && sorted?.by === by
  const direction = isSorted ? sorted.direction : undefined
  const order = { asc: 'ascending', desc: 'descending' } as const
  return (
    <div {...columnheader} {...(direction && { 'aria-sort': order[direction] })} class={name}>
      {by === undefined ? (
        title
      ) : (
        <button
          type="button"
          class="column"
          onClick={() => onSort?.({ by, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {title}
          <span aria-hidden="true">{direction === undefined ? '' : direction === 'asc' ? ' ↑' : ' ↓'}</span>
        </button>
      )}
    </div>
  )
}
