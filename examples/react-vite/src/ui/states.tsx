import type { ReactNode } from 'react'
import { useConnection } from '../api/connection.tsx'
import { ApiError } from '../api/errors.ts'
import { offline } from '../api/mode.ts'
import { Icon, type IconName } from './icons.tsx'

/** Placeholder rows for a list that is loading. */
export function Loading({ rows = 6 }: { rows?: number }) {
  return (
    <div className="rows" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and are never reordered
        <div key={index} className="row skeleton" aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}

interface NoteProps {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

/** A message in place of an empty list. */
export function Note({ icon, title, text, children }: NoteProps) {
  return (
    <div className="note">
      <span className="note-icon">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children !== undefined && <div className="note-actions">{children}</div>}
    </div>
  )
}

/** A warning above a list: it could not be reloaded and may be out of date. */
export function Stale({ error, retry }: { error: Error; retry(): void }) {
  return (
    <div role="alert" className="stale">
      <Icon name="alert" />
      <p>This may be out of date: {error.message}</p>
      <button type="button" className="button small" onClick={retry}>
        Try again
      </button>
    </div>
  )
}

/** A message in place of a list that could not be loaded. */
export function LoadError({ error, retry }: { error: Error; retry(): void }) {
  const { disconnect } = useConnection()
  const status = error instanceof ApiError ? error.status : undefined
  const refusedKey = status === 401 || status === 403
  const title = refusedKey ? 'The key was refused' : status === 0 ? 'No connection' : 'This did not load'
  return (
    <div role="alert">
      <Note icon="alert" title={title} text={error.message}>
        {refusedKey && !offline ? (
          <button type="button" className="button primary" onClick={disconnect}>
            Enter another key
          </button>
        ) : (
          <button type="button" className="button primary" onClick={retry}>
            Try again
          </button>
        )}
      </Note>
    </div>
  )
}
