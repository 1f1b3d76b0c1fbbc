import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { AdminRefusal } from '../../../src/client/index.ts'
import type { Called } from '../parts/call.ts'
import { useIsVisible } from '../parts/poll.ts'

/** A part of a list, as the control plane sends it. */
export interface Part<T> {
  total: number
  version: number
  records: T[]
}

/** A list of which only the parts that were visible are known. */
export interface Parts<T> {
  /** How many records match. Undefined until the first part has arrived. */
  total: number | undefined
  refusal: AdminRefusal | undefined
  record(index: number): T | undefined
  /** The index of a record, if it is in a known part. */
  indexOf(id: number): number | undefined
  /** Whether all records that match are known. If not, a record without an index may still match. */
  isWhole: boolean
  /** Asks for the records from one index to before another. */
  onRange(from: number, to: number): void
}

export const partSize = 100

/**
 * Reads the visible parts of a list. Reads them again when `version` changes, and shows the old records until
 * then. Starts anew when `query` changes.
 */
export function useParts<T extends { id: number }>(
  read: (offset: number, signal: AbortSignal) => Promise<Called<Part<T>>>,
  query: string,
  version: number,
): Parts<T> {
  const isVisible = useIsVisible()
  const [range, setRange] = useState({ first: 0, last: 0 })
  const [total, setTotal] = useState<number>()
  const [refusal, setRefusal] = useState<AdminRefusal>()
  const known = useRef({ query, version, parts: new Map<number, { version: number; records: T[] }>() })
  if (known.current.query !== query) known.current = { query, version, parts: new Map() }
  known.current.version = version
  const latest = useRef(read)
  latest.current = read

  useEffect(() => {
    if (!isVisible) return
    const { parts } = known.current
    const stop = new AbortController()
    const load = async (part: number) => {
      const result = await latest.current(part * partSize, stop.signal)
      if (stop.signal.aborted) return
      setRefusal(result.isDone ? undefined : result.refusal)
      if (!result.isDone) return
      parts.set(part, result.data)
      setTotal(result.data.total)
      // Parts that are neither visible nor near it are forgotten, so that memory stays small.
      for (const other of parts.keys()) if (Math.abs(other - part) > 20) parts.delete(other)
      // A new object, so that the list is rendered with the new records even if the total is the same.
      setRange(before => ({ ...before }))
    }
    for (let part = range.first; part <= range.last; part += 1) {
      if (parts.get(part)?.version !== version) void load(part)
    }
    return () => stop.abort()
  }, [isVisible, query, version, range.first, range.last])

  const onRange = useCallback((from: number, to: number) => {
    const first = Math.floor(from / partSize)
    const last = Math.floor(Math.max(from, to - 1) / partSize)
    setRange(before => (before.first === first && before.last === last ? before : { first, last }))
  }, [])
  let count = 0
  for (const { records } of known.current.parts.values()) count += records.length
  return {
    total,
    refusal,
    isWhole: total !== undefined && count >= total,
    onRange,
    indexOf: id => {
      for (const [part, { records }] of known.current.parts) {
        const at = records.findIndex(record => record.id === id)
        if (at >= 0) return part * partSize + at
      }
      return undefined
    },
    record: index => known.current.parts.get(Math.floor(index / partSize))?.records[index % partSize],
  }
}
