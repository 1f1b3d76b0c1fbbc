import { type ComponentChildren, render } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { adoptStyles } from '../styles/index.ts'

/** Renders its children into a shadow root with the inspector's styles, apart from those of the page. */
export function Isolated({ children }: { children: ComponentChildren }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? attach(host.current)
    render(children, root)
  })
  useEffect(() => {
    const root = host.current?.shadowRoot
    return () => {
      if (root) render(null, root)
    }
  }, [])
  return <div class="playground-mock" ref={host} />
}

function attach(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  adoptStyles(root)
  return root
}
