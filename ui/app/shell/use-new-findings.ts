import { useState } from 'preact/hooks'
import type { AdminClient } from '../../../src/client/index.ts'
import { called } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'

/** How many findings clients caused since `isSeen` was last true. */
export function useNewFindings(admin: AdminClient, isConnected: boolean, isSeen: boolean): number {
  const [total, setTotal] = useState(0)
  const [seen, setSeen] = useState(0)
  // Less than before if the recorded requests were deleted.
  const nowSeen = isSeen ? total : Math.min(seen, total)
  if (nowSeen !== seen) setSeen(nowSeen)
  usePoll(
    async signal => {
      if (!isConnected) return
      const result = await called(admin.GET('/findings', { signal }))
      if (result.isDone && !signal.aborted) setTotal(result.data.reduce((sum, { count }) => sum + count, 0))
    },
    2000,
    [admin, isConnected],
  )
  return total - nowSeen
}
