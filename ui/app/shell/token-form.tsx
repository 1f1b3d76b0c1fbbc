import { useEffect, useRef, useState } from 'preact/hooks'
import { TextField } from '../parts/field.tsx'

/** Asks for the token of the control plane. It is stored in memory only. */
export function TokenForm({ isWrong, onToken }: { isWrong: boolean; onToken(token: string): void }) {
  const [token, setToken] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // Nothing else on the page can be used.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      class="token panel"
      onSubmit={event => {
        event.preventDefault()
        if (token !== '') onToken(token)
        setToken('')
      }}
    >
      <h2>The control plane needs a token</h2>
      <p class="muted">
        The server was started with <code>--admin-token</code>. The token stays in the memory of this page
        until it is reloaded.
      </p>
      <TextField
        label="Token"
        value={token}
        onValue={setToken}
        issue={isWrong ? 'The server refused this token' : undefined}
        input={{ type: 'password', autocomplete: 'off', required: true }}
      />
      <div class="toolbar">
        <button type="submit" class="button primary">
          Continue
        </button>
      </div>
    </form>
  )
}
