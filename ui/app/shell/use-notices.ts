import { useCallback, useRef, useState } from 'preact/hooks'
import type { Notice } from '../parts/notices.tsx'
import type { Notify } from '../view.ts'

const most = 3
const milliseconds = { done: 5000, failed: 12_000, withAction: 20_000 }

/** The messages that are shown now, oldest first. */
export function useNotices(): { notices: Notice[]; notify: Notify; dismiss(id: number): void } {
  const [notices, setNotices] = useState<Notice[]>([])
  const last = useRef(0)
  const dismiss = useCallback((id: number) => {
    setNotices(before => before.filter(notice => notice.id !== id))
  }, [])
  const notify = useCallback<Notify>(
    (message, kind = 'done', action) => {
      last.current += 1
      const id = last.current
      setNotices(before => [...before.slice(1 - most), { id, message, kind, action }])
      setTimeout(() => dismiss(id), action ? milliseconds.withAction : milliseconds[kind])
    },
    [dismiss],
  )
  return { notices, notify, dismiss }
}
