import { createContext } from 'preact'
import type { NoticeAction } from '../view.ts'
import { shownText } from './shown.ts'

/** A message that is shown for a moment. */
export interface Notice {
  id: number
  message: string
  kind: 'done' | 'failed'
  action: NoticeAction | undefined
}

/** The messages, and how many dialogs are open. Messages outside of an open dialog could not be used. */
export interface NoticeBoardValue {
  notices: readonly Notice[]
  dismiss(id: number): void
  changeDialogs(by: 1 | -1): void
}

/** Where dialogs find the messages. */
export const NoticeBoard = createContext<NoticeBoardValue | undefined>(undefined)

/** The messages of the last seconds, in a region that screen readers follow. */
export function Notices({ notices, dismiss }: Pick<NoticeBoardValue, 'notices' | 'dismiss'>) {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.map(({ id, message, kind, action }) => (
        <div key={id} class={`notice ${kind}`}>
          <span>
            {kind === 'failed' && <strong>Failed: </strong>}
            {shownText(message)}
          </span>
          {action && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" class="button quiet small" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ✕
          </button>
        </div>
      ))}
    </div>
  )
}
