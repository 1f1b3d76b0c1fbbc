import { useRef, useState } from 'preact/hooks'
import type { Parts } from './use-parts.ts'

/** The selected record of a list, which may move or disappear while it is shown. */
export interface Selection<T> {
  /** The index of the record, or -1 if it is not in the list. */
  index: number
  /** The record as it was last seen. */
  record: T | undefined
  select(index: number): void
  clear(): void
}

/** Follows the selected record by its id when the list is sorted or changes. */
export function useSelection<T extends { id: number }>({ record, indexOf }: Parts<T>): Selection<T> {
  const [selected, setSelected] = useState<{ index: number; id: number | undefined }>()
  const seen = useRef<T>()
  // A row that is reached before its part has arrived has no id yet.
  const atIndex = selected && record(selected.index)
  const id = selected?.id ?? atIndex?.id
  if (selected !== undefined && selected.id === undefined && id !== undefined)
    setSelected({ ...selected, id })
  const index = selected === undefined ? -1 : id === undefined ? selected.index : (indexOf(id) ?? -1)
  const found = index >= 0 ? record(index) : undefined
  if (found !== undefined) seen.current = found
  return {
    index,
    record: selected === undefined || seen.current?.id !== id ? undefined : seen.current,
    select: next => setSelected({ index: next, id: record(next)?.id }),
    clear: () => setSelected(undefined),
  }
}
