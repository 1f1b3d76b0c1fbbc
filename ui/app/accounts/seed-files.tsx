import { useState } from 'preact/hooks'
import type { AdminAccount, AdminClient, AdminRefusal } from '../../../src/client/index.ts'
import { type Called, called } from '../parts/call.ts'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { downloadSeed, type SeedFormat, sendSeed } from './seed-file.ts'

interface SeedFilesProps {
  admin: AdminClient
  account: AdminAccount
  report(result: Called<unknown>, done: string): void
}

/** Saves the records of the account as a seed file, and replaces them by those of one. */
export function SeedFiles({ admin, account, report }: SeedFilesProps) {
  const [refused, setRefused] = useState<{ file: string; refusal: AdminRefusal }>()
  const [isOver, setOver] = useState(false)
  const save = async (format: SeedFormat) => {
    report(await downloadSeed(admin, account, format), `Saved the records as ${format.toUpperCase()}`)
  }
  const load = async (file: File | undefined) => {
    if (file === undefined) return
    const result = await called(sendSeed(admin, account.account, file))
    setRefused(result.isDone ? undefined : { file: file.name, refusal: result.refusal })
    if (result.isDone) report(result, `Loaded ${file.name}`)
  }
  return (
    <fieldset>
      <legend>Seed files</legend>
      <p class="muted">
        A seed file contains the records as JSON or YAML. Saved passwords are replaced by{' '}
        <code>[redacted]</code>. Loading a file replaces all records; the clock and the faults stay as they
        are.
      </p>
      <div class="toolbar">
        <button type="button" class="button" onClick={() => save('json')}>
          Save as JSON
        </button>
        <button type="button" class="button" onClick={() => save('yaml')}>
          Save as YAML
        </button>
      </div>
      <label
        class={`drop ${isOver ? 'over' : ''}`}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          void load(event.dataTransfer?.files[0])
        }}
      >
        Load a seed file: choose it, or drop it here
        <input
          type="file"
          accept=".json,.yaml,.yml,application/json,application/yaml"
          onChange={event => {
            const input = event.currentTarget
            void load(input.files?.[0]).then(() => {
              // The same file can be chosen again after it was corrected.
              input.value = ''
            })
          }}
        />
      </label>
      {refused && <RefusalNote lines={linesOf(refused)} />}
    </fieldset>
  )
}

function linesOf({ file, refusal }: { file: string; refusal: AdminRefusal }): string[] {
  const { message, issues = [] } = refusal
  if (issues.length === 0) return [`${file}: ${message}`]
  const shown = issues
    .slice(0, 20)
    .map(({ path, expected, received }) => `${path}: expected ${expected}, got ${received}`)
  const more = issues.length > 20 ? [`and ${issues.length - 20} more`] : []
  return [`${file} was refused. Nothing was changed.`, ...shown, ...more]
}
