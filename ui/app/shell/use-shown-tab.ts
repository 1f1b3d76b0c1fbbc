import { useCallback, useEffect, useState } from 'preact/hooks'

/** The ids of the tabs, in their order. */
const tabs = ['links', 'pixels', 'requests', 'faults', 'dialect', 'reference']

/** The id of the shown tab. With `inAddress` the page's address names it, so that reloading shows it again. */
export function useShownTab(inAddress: boolean): [shown: string, show: (id: string) => void] {
  const [shown, setShown] = useState(() => (inAddress ? named() : undefined) ?? 'links')
  useEffect(() => {
    if (!inAddress) return
    const changed = () => setShown(before => named() ?? before)
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [inAddress])
  const show = useCallback(
    (id: string) => {
      setShown(id)
      if (inAddress) history.replaceState(history.state, '', `#${id}`)
    },
    [inAddress],
  )
  return [shown, show]
}

/** The tab that the page's address names. */
function named(): string | undefined {
  return tabs.find(tab => location.hash === `#${tab}`)
}
