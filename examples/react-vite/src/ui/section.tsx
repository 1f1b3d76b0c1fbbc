import { type ReactNode, useState } from 'react'

interface SectionProps {
  title: string
  /** A summary of the section's fields. */
  summary: string
  /** Whether a field has an error. The section is then open. */
  invalid: boolean
  children: ReactNode
}

/** A part of a form that can be collapsed. */
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
