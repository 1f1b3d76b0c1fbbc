import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { AdminClient } from '../../../src/client/index.ts'
import { called, refusalText } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'
import type { JournalQuery } from './journal-filter.ts'
import { type JournalRows, mostRead, noRows, shownAll, withFound } from './journal-rows.ts'

/** The recorded requests, read about once per second. */
export interface LiveJournal extends JournalRows {
  /** Why the requests cannot be read. */
  failure: string | undefined
  isLoaded: boolean
  showWaiting(): void
  clear(): void
}

const interval = 1000

/** @param isFollowing whether new requests are shown at once. Otherwise they wait. */
export function useJournal(admin: AdminClient, query: JournalQuery, isFollowing: boolean): LiveJournal {
  const [journal, setJournal] = useState(noRows)
  const [failure, setFailure] = useState<string>()
  const latest = useRef(journal)
  const change = useCallback((next: JournalRows) => {
    latest.current = next
    setJournal(next)
  }, [])
  const asked = JSON.stringify(query)
  const showWaiting = useCallback(() => change(shownAll(latest.current)), [change])

  useEffect(() => change(noRows), [asked, admin, change])
  useEffect(() => {
    if (isFollowing) showWaiting()
  }, [isFollowing, showWaiting])

  usePoll(
    async signal => {
      const { last } = latest.current
      const after = last === undefined ? {} : { after: last }
      const params = { query: { ...query, ...after, limit: mostRead } }
      const found = await called(admin.GET('/requests', { params, signal }))
      if (signal.aborted) return
      setFailure(found.isDone ? undefined : refusalText(found.refusal))
      if (found.isDone) change(withFound(latest.current, found.data, isFollowing))
    },
    interval,
    [asked, admin],
  )
  return {
    ...journal,
    failure,
    isLoaded: journal.last !== undefined,
    showWaiting,
    clear: () => change(noRows),
  }
}
