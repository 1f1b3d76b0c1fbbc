import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { IsShown } from '../parts/poll.ts'

/** A tab and its view. */
export interface Tab {
  id: string
  title: string
  /** A number beside the title, with the words that say what it counts. */
  count?: { value: number; text: string } | undefined
  view(): ComponentChildren
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  shown: string
  onShow(id: string): void
}

/** Tabs as in the ARIA Authoring Practices: arrows, Home and End move; a view stays mounted once it was shown. */
export function Tabs({ label, tabs, shown, onShow }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<readonly string[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.id === shown)
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs.at(target % tabs.length)
    if (next === undefined) return
    onShow(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id: tab, title, count }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-tab-${tab}`}
            data-tab={tab}
            aria-selected={tab === shown}
            aria-controls={visited.includes(tab) ? `${id}-${tab}` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
          >
            <span class="tab-title" data-title={title}>
              {title}
            </span>
            {count !== undefined && count.value > 0 && (
              <span class="badge warn">
                {count.value}
                <span class="visually-hidden"> {count.text}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs
        .filter(tab => visited.includes(tab.id))
        .map(({ id: tab, view }) => (
          <div
            key={tab}
            class="view"
            role="tabpanel"
            id={`${id}-${tab}`}
            aria-labelledby={`${id}-tab-${tab}`}
            hidden={tab !== shown}
          >
            <IsShown.Provider value={tab === shown}>{view()}</IsShown.Provider>
          </div>
        ))}
    </>
  )
}
