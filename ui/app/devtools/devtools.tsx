import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { AdminClient } from '../../../src/client/index.ts'
import { Inspector } from '../inspector.tsx'
import { IsShown } from '../parts/poll.ts'
import type { ServiceAccess } from '../view.ts'
import type { Position } from './position.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { useUnseen } from './use-unseen.ts'

interface DevtoolsProps {
  admin: AdminClient
  service: ServiceAccess
  position: Position
  /** Passes a function that opens or closes the panel. */
  onReady(toggle: () => void): void
}

/** The button, and the panel with the inspector that it opens. */
export function Devtools({ admin, service, position, onReady }: DevtoolsProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [height, setHeight] = useState(() => Math.round(Math.min(460, innerHeight * 0.6)))
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const unseen = useUnseen(admin, isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  useLayoutEffect(() => onReady(() => setOpen(before => !before)), [onReady])
  // Before the panel is painted: a key that is pressed when it is seen must reach it.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog && !event.defaultPrevented) close()
  }
  return (
    <div class="devtools">
      <button
        ref={button}
        type="button"
        class={`devtools-button ${position}`}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        Mock
        {unseen > 0 && (
          <span class="badge warn">
            {unseen}
            <span class="visually-hidden">
              {' '}
              {unseen === 1
                ? 'new request was refused or has findings'
                : 'new requests were refused or have findings'}
            </span>
          </span>
        )}
      </button>
      <section
        ref={panel}
        class="devtools-panel"
        aria-label="shortlink-kit"
        tabIndex={-1}
        hidden={!isOpen}
        style={{ height: `${height}px` }}
        onKeyDown={onKeyDown}
      >
        <div class="devtools-bar">
          <ResizeHandle height={height} onHeight={setHeight} />
          <button type="button" class="devtools-close" onClick={close}>
            Close
          </button>
        </div>
        {wasOpen && (
          <IsShown.Provider value={isOpen}>
            <Inspector admin={admin} service={service} />
          </IsShown.Provider>
        )}
      </section>
    </div>
  )
}
