import { useMemo, useState } from 'preact/hooks'
import type { AdminAccount, AdminRefusal, RecordedLink } from '../../../src/client/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import type { ViewProps } from '../view.ts'
import { changeState } from './changes.ts'
import { fieldIssues } from './issues.ts'
import { LinkFields } from './link-fields.tsx'
import { changedMembers, type LinkValues, newMembers, valuesOf } from './link-values.ts'

interface LinkFormProps extends ViewProps {
  account: AdminAccount
  /** The link to change. Undefined to create one. */
  link?: RecordedLink
  onClose(): void
}

/** Changes or creates a link. The issues of a refusal are beside their fields. */
export function LinkForm({ admin, account, link, refresh, notify, onClose }: LinkFormProps) {
  // The form starts with the link as it was when the form opened.
  const [first] = useState(() => valuesOf(link, account))
  const [values, setValues] = useState(first)
  const [refusal, setRefusal] = useState<AdminRefusal>()
  const [isSending, setSending] = useState(false)
  const issues = useMemo(() => fieldIssues(refusal, 'links', Object.keys(first)), [refusal])

  const submit = async () => {
    const members = link ? { id: link.id, ...changedMembers(first, values) } : newMembers(values)
    setSending(true)
    const result = await changeState(admin, account.account, { links: [members] })
    setSending(false)
    if (!result.isDone) return setRefusal(result.refusal)
    notify(link ? `Changed link ${link.id}` : 'Created a link')
    refresh()
    onClose()
  }
  return (
    <Dialog title={link ? `Edit link ${link.id}` : 'Create a link'} onClose={onClose}>
      <form
        class="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <RefusalNote lines={issues.rest} />
        <LinkFields
          values={values}
          account={account}
          link={link}
          issues={issues}
          onChange={(change: Partial<LinkValues>) => setValues(before => ({ ...before, ...change }))}
        />
        <div class="toolbar form-end">
          <button type="submit" class="button primary" disabled={isSending}>
            {link ? 'Save' : 'Create'}
          </button>
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
