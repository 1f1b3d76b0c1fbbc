import { useState } from 'preact/hooks'
import type { AdminAccount, AdminClient } from '../../../src/client/index.ts'
import { called, refusalText } from '../parts/call.ts'
import { TextField } from '../parts/field.tsx'

/** Opens the account of an API key. The key is sent once and not stored. */
export function OpenForm({ admin, onOpened }: { admin: AdminClient; onOpened(account: AdminAccount): void }) {
  const [key, setKey] = useState('')
  const [issue, setIssue] = useState<string>()
  const open = async () => {
    const result = await called(admin.POST('/accounts', { body: { key } }))
    if (!result.isDone) return setIssue(refusalText(result.refusal))
    setKey('')
    setIssue(undefined)
    onOpened(result.data)
  }
  return (
    <form
      class="toolbar form-line"
      onSubmit={event => {
        event.preventDefault()
        void open()
      }}
    >
      <TextField
        label="Open the account of an API key"
        class="grow"
        value={key}
        onValue={setKey}
        issue={issue}
        input={{ type: 'password', autocomplete: 'off', required: true }}
      />
      <button type="submit" class="button">
        Open
      </button>
    </form>
  )
}
