import { useState } from 'preact/hooks'
import { TextField } from '../parts/field.tsx'
import { shownText } from '../parts/shown.ts'

interface FaultTextProps {
  /** Sets a fault. Returns why it was refused. */
  onAdd(text: string): Promise<string | undefined>
}

/** Rules that belong together, with what they do. */
const presets = [
  ['flaky', 'About one in six requests fails: 503, a broken connection, or 500 after the effect'],
  ['slow', 'Half of the responses take more than 0.4 s, and 5 % more than 2 s'],
  ['rate-limited', 'Every fourth request gets 429'],
  ['maintenance', 'Every request gets 503, with Retry-After'],
] as const

/** Sets a fault that is typed in the notation of faults, or a preset. */
export function FaultText({ onAdd }: FaultTextProps) {
  const [text, setText] = useState('')
  const [issue, setIssue] = useState<string>()
  const submit = async (event: Event) => {
    event.preventDefault()
    const refused = await onAdd(text)
    setIssue(refused)
    if (refused === undefined) setText('')
  }
  const addPreset = async (name: string) => setIssue(await onAdd(name))
  return (
    <>
      <form class="faults-line" onSubmit={submit}>
        <TextField
          label="Rule"
          class="faults-rule"
          value={text}
          onValue={setText}
          hint="Such as createLink: 503 after x2, or *: delay 200..800"
          issue={issue && shownText(issue)}
          input={{ class: 'mono', required: true }}
        />
        <button type="submit" class="button primary">
          Set rule
        </button>
      </form>
      <section aria-labelledby="fault-presets">
        <h3 id="fault-presets">Presets</h3>
        <ul class="faults-presets">
          {presets.map(([name, effect]) => (
            <li key={name}>
              <button
                type="button"
                class="button small"
                aria-describedby={`fault-preset-${name}`}
                onClick={() => addPreset(name)}
              >
                {name}
              </button>
              <span class="muted" id={`fault-preset-${name}`}>
                {effect}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
