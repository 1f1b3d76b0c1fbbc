import { useState } from 'preact/hooks'
import type { AdminAccount, RecordedLink } from '../../../src/client/index.ts'
import { shownText } from '../parts/shown.ts'
import { clockText } from '../parts/time.ts'
import type { ViewProps } from '../view.ts'
import { type Fact, Facts } from './facts.tsx'
import { LinkActions } from './link-actions.tsx'
import { LinkForm } from './link-form.tsx'
import { expiryText, StatusBadge } from './link-row.tsx'
import { type ListName, lists, privacies, targets } from './link-words.ts'

interface LinkDetailProps extends ViewProps {
  account: AdminAccount
  link: RecordedLink
  /** False if the link is not in the list any more: it was deleted, or the filter excludes it. */
  isListed: boolean
  onClose(): void
}

/** All members of a link, and what can be done with it. */
export function LinkDetail({ link, isListed, onClose, ...view }: LinkDetailProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <section class="panel detail" aria-label={`Link ${link.id}`}>
      <div class="detail-head">
        <h2>{link.title === null ? `Link ${link.id}` : shownText(link.title)}</h2>
        <StatusBadge status={link.status} />
        <span class="spacer" />
        <button type="button" class="button quiet small" onClick={onClose}>
          Close
        </button>
      </div>
      {!isListed && (
        <p class="muted">This link is not in the list: it was deleted, or the filter excludes it.</p>
      )}
      <LinkActions {...view} link={link} onEdit={() => setEditing(true)} onDelete={onClose} />
      <Facts facts={factsOf(link, view.account)} />
      {lists
        .filter(name => link[name].length > 0)
        .map(name => (
          <Rows key={name} name={name} rows={link[name]} />
        ))}
      {isEditing && <LinkForm {...view} link={link} onClose={() => setEditing(false)} />}
    </section>
  )
}

function factsOf(link: RecordedLink, { domains, spaces }: AdminAccount): Fact[] {
  const text = (value: string | null) =>
    value === null ? undefined : <span class="mono">{shownText(value)}</span>
  const named = (id: number, among: AdminAccount['domains']) => {
    const found = among.find(one => one.id === id)
    return found ? `${shownText(found.name)} (id ${id})` : `id ${id}`
  }
  const secret = (value: string | null) => (value === null ? undefined : 'set, not shown')
  return [
    ['id', link.id],
    ['short address', text(link.short_url)],
    ['url', text(link.url)],
    ['alias', text(link.alias)],
    ['domain', link.domain_id === null ? undefined : named(link.domain_id, domains)],
    ['space', link.space_id === null ? undefined : named(link.space_id, spaces)],
    ['pixels', link.pixel_ids.length === 0 ? undefined : link.pixel_ids.join(', ')],
    ['clicks', link.clicks.toLocaleString('en')],
    ['expires', expiryText(link)],
    ['expiration date', link.expiration_date ?? undefined],
    ['expiration time', link.expiration_time ?? undefined],
    ['expiration clicks', link.expiration_clicks ?? undefined],
    ['expiration url', text(link.expiration_url)],
    ['disabled', link.disabled === 1 ? 'yes' : 'no'],
    ['statistics', `for ${privacies[link.privacy] ?? link.privacy}`],
    ['password', secret(link.password)],
    ['privacy password', secret(link.privacy_password)],
    ['target type', link.target_type === null ? undefined : (targets[link.target_type] ?? link.target_type)],
    ['created', clockText(link.created_at)],
    [
      'updated',
      `${clockText(link.updated_at)}, ${link.updates} ${link.updates === 1 ? 'update' : 'updates'}`,
    ],
  ]
}

function Rows({ name, rows }: { name: ListName; rows: RecordedLink['country'] }) {
  return (
    <table class="table">
      <caption>{name}</caption>
      <thead>
        <tr>
          {name !== 'rotation' && <th scope="col">key</th>}
          <th scope="col">url</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, value }, at) => (
          <tr key={at}>
            {name !== 'rotation' && <td>{key}</td>}
            <td class="mono">{shownText(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
