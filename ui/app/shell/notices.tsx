import { shownText } from '../parts/shown.ts'
import type { Notice } from './use-notices.ts'

/** The messages of the last seconds, in a region that screen readers follow. */
export function Notices({ notices, dismiss }: { notices: Notice[]; dismiss(id: number): void }) {
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
