import { useRef, useState } from 'preact/hooks'
import type { AdminClient } from '../../../src/client/index.ts'
import { called } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'

/** How many requests were refused or had findings since the panel was last open. */
export function useUnseen(admin: AdminClient, isOpen: boolean): number {
  const [unseen, setUnseen] = useState(0)
  const last = useRef(0)
  usePoll(
    async signal => {
      const query = { after: last.current, limit: 1000 }
      const result = await called(admin.GET('/requests', { params: { query }, signal }))
      if (!result.isDone || signal.aborted) return
      last.current = result.data.last
      const found = result.data.requests.filter(
        ({ reason, findings }) => reason !== null || findings.length > 0,
      )
      setUnseen(before => (isOpen ? 0 : before + found.length))
    },
    1000,
    [admin, isOpen],
  )
  return isOpen ? 0 : unseen
}
