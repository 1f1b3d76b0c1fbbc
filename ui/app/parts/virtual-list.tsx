// biome-ignore-all lint/a11y/noStaticElementInteractions: The list has one of two roles, and handles the keys.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: The role depends on whether there is a header.
// biome-ignore-all lint/a11y/useSemanticElements: Rows of a table cannot be placed at a distance from its top.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'

interface VirtualListProps {
  label: string
  /** How many rows there are. */
  count: number
  /** The height of a row in pixels. */
  rowHeight: number
  /**
   * The content of a row, or a placeholder. With `header` these are cells: elements with `role="gridcell"`.
   * Their widths are set by `--columns` of the class.
   */
  row(index: number): ComponentChildren
  /** Elements with `role="columnheader"`. With them the list is a grid, without them a listbox. */
  header?: ComponentChildren
  /** Asks for the data of the rows from `from` to before `to`. */
  onRange?(from: number, to: number): void
  /** The index of the selected row, or -1. */
  selected?: number
  /** Called when a row is clicked or reached by the arrow keys. */
  onSelect?(index: number): void
  /** Called when Enter is pressed on the selected row. */
  onOpen?(index: number): void
  class?: string
}

// Rows above and below the visible ones, so that scrolling does not show gaps.
const spare = 8

/** A list of any length of which only the visible rows are in the document. */
export function VirtualList(props: VirtualListProps) {
  const { label, count, rowHeight, row, header, onRange, selected = -1, onSelect, onOpen } = props
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const { top, height } = useViewport(element)
  const from = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - spare)
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + spare)

  useEffect(() => onRange?.(from, to), [from, to, onRange])
  useLayoutEffect(() => {
    if (selected >= 0)
      scrollTo(element.current, selected * rowHeight, rowHeight, head.current?.offsetHeight ?? 0)
  }, [selected, rowHeight])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && selected >= 0) return onOpen?.(selected)
    const next = nextIndex(event.key, selected, Math.max(1, Math.floor(height / rowHeight) - 1), count)
    if (next === undefined || onSelect === undefined) return
    event.preventDefault()
    onSelect(next)
  }
  const isGrid = header !== undefined
  return (
    <div
      ref={element}
      class={`virtual ${props.class ?? ''}`}
      role={isGrid ? 'grid' : 'listbox'}
      aria-label={label}
      aria-rowcount={isGrid ? count + 1 : undefined}
      aria-activedescendant={selected >= from && selected < to ? `${id}-${selected}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={event => {
        const index = indexOf(event.target)
        if (index !== undefined) onSelect?.(index)
      }}
    >
      {isGrid && (
        <div role="rowgroup" class="virtual-head" ref={head}>
          <div {...rowAttributes(-1, count, isGrid)} class="virtual-header">
            {header}
          </div>
        </div>
      )}
      <div
        role={isGrid ? 'rowgroup' : 'presentation'}
        class="virtual-space"
        style={{ height: `${count * rowHeight}px` }}
      >
        {Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset).map(index => (
          <div
            {...rowAttributes(index, count, isGrid)}
            key={index}
            id={`${id}-${index}`}
            data-index={index}
            class="virtual-row"
            aria-selected={index === selected}
            style={{ top: `${index * rowHeight}px`, height: `${rowHeight}px` }}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Returns the role of a row and its place in the whole list. The header is the row -1. */
function rowAttributes(index: number, count: number, isGrid: boolean): JSX.HTMLAttributes<HTMLDivElement> {
  return isGrid
    ? { role: 'row', 'aria-rowindex': index + 2 }
    : { role: 'option', 'aria-setsize': count, 'aria-posinset': index + 1 }
}

/** Returns the index of the row that contains an element, or undefined if none does. */
function indexOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row === null ? undefined : Number(row.dataset.index)
}

/** How far an element is scrolled, and how much of it is visible. */
function useViewport(element: { current: HTMLElement | null }): { top: number; height: number } {
  const [viewport, setViewport] = useState({ top: 0, height: 400 })
  useLayoutEffect(() => {
    const scroller = element.current
    if (scroller === null) return
    const changed = () => setViewport({ top: scroller.scrollTop, height: scroller.clientHeight })
    changed()
    scroller.addEventListener('scroll', changed, { passive: true })
    const observer = new ResizeObserver(changed)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', changed)
      observer.disconnect()
    }
  }, [])
  return viewport
}

/** Returns the index that a key selects, or undefined if the key selects none. */
function nextIndex(key: string, selected: number, page: number, count: number): number | undefined {
  if (count === 0) return
  const targets: Record<string, number> = {
    ArrowDown: selected + 1,
    ArrowUp: selected - 1,
    PageDown: selected + page,
    PageUp: selected - page,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}

/** Scrolls only as far as needed to show a row below the sticky header. */
function scrollTo(element: HTMLElement | null, top: number, rowHeight: number, headHeight: number): void {
  if (element === null) return
  if (top < element.scrollTop) element.scrollTop = top
  const bottom = top + rowHeight + headHeight
  if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight
}
