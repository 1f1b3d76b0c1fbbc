import { type FormEvent, useState } from 'react'
import { baseUrl } from './api/mode.ts'
import { TextField } from './ui/field.tsx'
import { Icon } from './ui/icons.tsx'

/** Asks for the API key before anything is sent. */
export function ConnectPage({ connect }: { connect(key: string): void }) {
  const [key, setKey] = useState('')
  const [complaint, setComplaint] = useState<string[]>([])

  function submit(event: FormEvent) {
    event.preventDefault()
    try {
      connect(key.trim())
    } catch {
      setComplaint(['A key consists of letters, digits and symbols, without spaces.'])
    }
  }

  return (
    <main className="connect">
      <form className="card" onSubmit={submit} noValidate>
        <span className="brand-mark">
          <Icon name="link" />
        </span>
        <h1>Connect to your links</h1>
        <p className="muted">{baseUrl}</p>
        <TextField
          label="API key"
          type="password"
          autoComplete="off"
          value={key}
          onValue={setKey}
          errors={complaint}
          hint="Stored in this browser tab until it is closed."
        />
        <button type="submit" className="button primary">
          Connect
        </button>
      </form>
    </main>
  )
}
