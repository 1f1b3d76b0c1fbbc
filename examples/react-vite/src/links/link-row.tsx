import { useState } from 'react'
import { nameOf, spaces } from '../api/mode.ts'
import type { Link } from '../api/types.ts'
import { Icon } from '../ui/icons.tsx'

interface LinkRowProps {
  link: Link
  onEdit(): void
  onDelete(): void
}

const statuses = { 1: 'Active', 2: 'Expired', 3: 'Disabled' } as const
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

export function LinkRow({ link, onEdit, onDelete }: LinkRowProps) {
  const name = link.title ?? link.alias
  const status = statuses[link.status]
  return (
    <li className="row">
      <div className="row-main">
        <p className="row-title">
          <span className={`dot dot-${status.toLowerCase()}`} aria-hidden="true" />
          <span className="cut">{name}</span>
        </p>
        <p className="row-short">
          <a href={link.short_url} target="_blank" rel="noreferrer" className="cut">
            {link.short_url.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={link.short_url} />
        </p>
        <p className="row-url muted">
          <Icon name="arrow" />
          <span className="cut">{link.url}</span>
        </p>
      </div>
      <ul className="tags" aria-label="Properties">
        <li className={`tag tag-${status.toLowerCase()}`}>{status}</li>
        {tagsOf(link).map(tag => (
          <li key={tag} className="tag">
            {tag}
          </li>
        ))}
      </ul>
      <p className="row-clicks">
        <strong>{link.clicks.toLocaleString('en')}</strong>
        <span className="muted">{link.clicks === 1 ? 'click' : 'clicks'}</span>
      </p>
      <time className="row-date muted" dateTime={link.created_at}>
        {dates.format(new Date(link.created_at))}
      </time>
      <div className="row-actions">
        <button type="button" className="button quiet icon-only" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Icon name="edit" />
        </button>
        <button
          type="button"
          className="button quiet icon-only"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}

const targets = { 0: null, 1: 'By country', 2: 'By platform', 4: 'Rotation' } as const

/** Short labels for the special properties of a link. */
function tagsOf(link: Link): string[] {
  const pixels = link.pixel_ids.length
  return [
    link.space_id !== null && nameOf(spaces, 'Space', link.space_id),
    targets[link.target_type ?? 0],
    link.password && 'Password',
    link.privacy === 1 && 'Private statistics',
    link.privacy === 2 && 'Statistics with password',
    link.status === 1 &&
      link.expiration_date !== null &&
      `Until ${dates.format(new Date(link.expiration_date))}`,
    link.status === 1 && link.expiration_clicks
      ? `${link.expiration_clicks.toLocaleString('en')} clicks at most`
      : null,
    pixels > 0 && `${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}`,
  ].filter(tag => typeof tag === 'string')
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  // Exists only in secure contexts: https or localhost.
  if (!('clipboard' in navigator)) return null
  return (
    <button
      type="button"
      className="button quiet icon-only small"
      aria-label={copied ? 'Copied' : `Copy ${text}`}
      onClick={() => void copy()}
    >
      <Icon name={copied ? 'check' : 'copy'} />
    </button>
  )
}
