import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ViewProps } from '../view.ts'
import { type JournalFilter, matches, noFilter, queryOf } from './journal-filter.ts'
import { useJournal } from './use-journal.ts'

/** The filtered list of recorded requests, and whether it follows new ones. */
export function useRequestList({ admin, account }: ViewProps) {
  const [filter, setFilter] = useState<JournalFilter>(noFilter)
  const [isPaused, setPaused] = useState(false)
  const [isAtTop, setAtTop] = useState(true)
  const journal = useJournal(admin, queryOf(filter, account?.account), isAtTop && !isPaused)
  const rows = useMemo(() => journal.rows.filter(row => matches(filter, row)), [journal.rows, filter])
  const waiting = useMemo(
    () => journal.waiting.filter(row => matches(filter, row)).length,
    [journal.waiting, filter],
  )
  // A list that is shown again starts at its top.
  const isEmpty = rows.length === 0
  useEffect(() => {
    if (isEmpty) setAtTop(true)
  }, [isEmpty])
  return { filter, setFilter, isPaused, setPaused, setAtTop, journal, rows, waiting }
}

export type RequestListState = ReturnType<typeof useRequestList>
