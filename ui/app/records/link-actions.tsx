import { useState } from 'preact/hooks'
import type { AdminAccount, RecordedLink } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { copyText } from '../parts/copy.ts'
import type { ViewProps } from '../view.ts'
import { changeState } from './changes.ts'
import { expireNow } from './expire.ts'
import { hasPassword, linkName, seedOfLink } from './link-words.ts'

interface LinkActionsProps extends ViewProps {
  account: AdminAccount
  link: RecordedLink
  onEdit(): void
  /** Called when the link has been deleted. */
  onDelete(): void
}

/** What can be done with a link. */
export function LinkActions({ admin, account, link, refresh, notify, onEdit, onDelete }: LinkActionsProps) {
  const [custom, setCustom] = useState('100')
  const name = linkName(link)
  const path = { account: account.account, id: link.id }

  const report = (result: Called<unknown>, done: string) => {
    if (result.isDone) notify(done)
    else notify(refusalText(result.refusal), 'failed')
    refresh()
  }
  const click = async (times: number) => {
    const call = admin.POST('/accounts/{account}/links/{id}/clicks', { params: { path }, body: { times } })
    report(
      await called(call),
      `Added ${times.toLocaleString('en')} ${times === 1 ? 'click' : 'clicks'} to ${name}`,
    )
  }
  const disable = async (disabled: 0 | 1) => {
    const result = await changeState(admin, account.account, { links: [{ id: link.id, disabled }] })
    report(result, disabled === 1 ? `Disabled ${name}` : `Enabled ${name}`)
  }
  const restore = async () => {
    const result = await changeState(admin, account.account, { links: [seedOfLink(link)] })
    const lost = hasPassword(link) ? ' without its password, which the page does not know' : ''
    report(result, `Restored ${name}${lost}`)
  }
  const remove = async () => {
    const result = await changeState(admin, account.account, { deleted: { links: [link.id] } })
    if (!result.isDone) return report(result, '')
    const lost = hasPassword(link) ? '. Undo restores it without its password' : ''
    notify(`Deleted ${name}${lost}`, 'done', { label: 'Undo', run: () => void restore() })
    refresh()
    onDelete()
  }
  const copy = async () => {
    if (await copyText(link.short_url)) notify(`Copied ${link.short_url}`)
    else notify('The browser does not allow copying', 'failed')
  }
  return (
    <div class="actions">
      <div class="toolbar">
        <button type="button" class="button small" onClick={onEdit}>
          Edit
        </button>
        <button type="button" class="button small" onClick={copy}>
          Copy address
        </button>
        <button
          type="button"
          class="button small"
          onClick={async () => report(await expireNow(admin, account.account, link.id), `Expired ${name}`)}
        >
          Expire now
        </button>
        <button type="button" class="button small" onClick={() => disable(link.disabled === 1 ? 0 : 1)}>
          {link.disabled === 1 ? 'Enable' : 'Disable'}
        </button>
        <button type="button" class="button small danger" onClick={remove}>
          Delete
        </button>
      </div>
      <form
        class="toolbar"
        aria-label="Add clicks"
        onSubmit={event => {
          event.preventDefault()
          void click(Number(custom))
        }}
      >
        <span class="muted">Add clicks</span>
        <button type="button" class="button small" onClick={() => click(1)}>
          +1
        </button>
        <button type="button" class="button small" onClick={() => click(10)}>
          +10
        </button>
        <input
          class="short"
          type="number"
          aria-label="Number of clicks"
          min={1}
          max={1_000_000_000}
          step={1}
          required
          value={custom}
          onInput={event => setCustom(event.currentTarget.value)}
        />
        <button type="submit" class="button small">
          Add
        </button>
      </form>
    </div>
  )
}
