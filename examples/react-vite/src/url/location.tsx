import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

/** The page's address. */
export function useLocation(): URL {
  return new URL(useSyncExternalStore(subscribe, () => location.href))
}

/** Goes to another address without reloading. With `replace`, this is not a step in the browser's history. */
export function navigate(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** A link within the app. It can be opened in another tab like any link. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    flushSync(() => navigate(href))
    // As after loading a page: scroll to its start, and let screen readers read it.
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return <a href={href} onClick={follow} {...rest} />
}
