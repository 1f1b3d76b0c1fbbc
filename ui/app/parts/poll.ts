import { createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'

/** Whether the view is shown. Views of other tabs stay mounted, and must not poll. */
export const IsShown = createContext(true)

/** Whether the page and the view are visible. */
export function useIsVisible(): boolean {
  const isShown = useContext(IsShown)
  const [isHidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const changed = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
  return isShown && !isHidden
}

/**
 * Calls `read` at once, and again `milliseconds` after it has finished. Starts anew when `deps` change. Stops
 * while the page or the view is hidden.
 * @param read gets a signal that is aborted when the result is no longer needed
 */
export function usePoll(
  read: (signal: AbortSignal) => Promise<void>,
  milliseconds: number,
  deps: readonly unknown[],
): void {
  const isVisible = useIsVisible()
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (!isVisible) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const turn = async () => {
      try {
        await latest.current(stop.signal)
      } finally {
        if (!stop.signal.aborted) timer = setTimeout(turn, milliseconds)
      }
    }
    void turn()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [isVisible, milliseconds, ...deps])
}
