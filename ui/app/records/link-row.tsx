import type { RecordedLink } from '../../../src/client/index.ts'
import { Cell } from '../parts/cell.tsx'
import { shownText } from '../parts/shown.ts'
import { minuteText } from '../parts/time.ts'
import { statuses } from './link-words.ts'

/** The cells of a link, or of one that has not arrived yet. */
export function LinkRow({ link }: { link: RecordedLink | undefined }) {
  if (link === undefined) {
    return (
      <>
        <Cell />
        <Cell>
          <span class="muted">…</span>
        </Cell>
      </>
    )
  }
  return (
    <>
      <Cell class="number muted">{link.id}</Cell>
      <Cell>{link.title === null ? <span class="muted">no title</span> : shownText(link.title)}</Cell>
      <Cell class="mono is-medium">{withoutScheme(link.short_url)}</Cell>
      <Cell class="mono muted is-wide">{shownText(withoutScheme(link.url))}</Cell>
      <Cell>
        <StatusBadge status={link.status} />
      </Cell>
      <Cell class="number is-medium">{link.clicks.toLocaleString('en')}</Cell>
      <Cell class="is-wide muted">{expiryText(link)}</Cell>
    </>
  )
}

/** The status of a link as a word. */
export function StatusBadge({ status }: { status: number }) {
  const { text, kind } = statuses[status] ?? { text: `Status ${status}`, kind: 'muted' }
  return <span class={`badge ${kind}`}>{text}</span>
}

/** Returns when a link expires: a moment, a number of clicks, or never. */
export function expiryText({ expires_at, expiration_clicks }: RecordedLink): string {
  const clicks = expiration_clicks === null ? undefined : `${expiration_clicks.toLocaleString('en')} clicks`
  if (expires_at === null) return clicks === undefined ? 'never' : `after ${clicks}`
  return clicks === undefined ? minuteText(expires_at) : `${minuteText(expires_at)} or ${clicks}`
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '')
}
