import { type ReactNode, useState } from 'react'

interface SectionProps {
  title: string
  /** What is set in it, in a few words. */
  summary: string
  /** A section with errors is open. */
  invalid: boolean
  children: ReactNode
}

/** A part of a form that folds away. */
export function Section({ title, summary, invalid, children }: SectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="section" open={open || invalid} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="section-title">{title}</span>
        <span className="section-summary">{summary}</span>
      </summary>
      <div className="section-body">{children}</div>
    </details>
  )
}
