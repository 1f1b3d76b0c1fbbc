import { useState } from 'preact/hooks'
import { FindingsList } from '../findings/findings-list.tsx'
import type { ViewProps } from '../view.ts'
import { RequestList } from './request-list.tsx'

/** The recorded requests, and what clients sent although the interface document does not define it. */
export function RequestsView(view: ViewProps) {
  const [pane, setPane] = useState<'requests' | 'findings'>('requests')
  const [selected, setSelected] = useState<number>()
  const jump = (id: number) => {
    setSelected(id)
    setPane('requests')
  }
  return (
    <div class="requests">
      <div class="toolbar">
        <PaneButton isShown={pane === 'requests'} onShow={() => setPane('requests')} text="Requests" />
        <PaneButton isShown={pane === 'findings'} onShow={() => setPane('findings')} text="Findings" />
      </div>
      {pane === 'findings' ? (
        <FindingsList view={view} onJump={jump} />
      ) : (
        <RequestList view={view} selected={selected} onSelect={setSelected} />
      )}
    </div>
  )
}

function PaneButton({ isShown, onShow, text }: { isShown: boolean; onShow(): void; text: string }) {
  return (
    <button type="button" class="button small pane-button" aria-pressed={isShown} onClick={onShow}>
      {text}
    </button>
  )
}
