import { useEffect, useState } from 'preact/hooks'
import type { AdminAccount, AdminClient } from '../../../src/client/index.ts'
import { type Called, called } from '../parts/call.ts'
import { SelectField, TextField } from '../parts/field.tsx'
import { shownText } from '../parts/shown.ts'

interface ResetFormProps {
  admin: AdminClient
  account: AdminAccount
  report(result: Called<unknown>, done: string): void
}

/** Resets the account to its seed, to a scenario, or to a number of generated links. */
export function ResetForm({ admin, account, report }: ResetFormProps) {
  const [scenarios, setScenarios] = useState<readonly string[]>([])
  const [scenario, setScenario] = useState('')
  const [count, setCount] = useState('1000')
  useEffect(() => {
    void called(admin.GET('/scenarios')).then(result => {
      if (!result.isDone) return
      setScenarios(result.data)
      setScenario(result.data[0] ?? '')
    })
  }, [admin])
  const reset = async (seed: string | number | undefined, done: string) => {
    const params = { path: { account: account.account } }
    const body = seed === undefined ? {} : ({ seed } as { seed: string & number & Record<string, never> })
    report(await called(admin.POST('/accounts/{account}/reset', { params, body })), done)
  }
  return (
    <fieldset>
      <legend>Reset {shownText(account.name)}</legend>
      <p class="muted">Replaces all records, and resets the clock and the faults of the account.</p>
      <div class="toolbar">
        <button
          type="button"
          class="button danger"
          onClick={() => reset(undefined, 'Reset the account to its seed')}
        >
          Reset to its seed
        </button>
      </div>
      <div class="toolbar form-line">
        <SelectField
          label="Scenario"
          value={scenario}
          options={scenarios.map(name => [name, name])}
          onValue={setScenario}
        />
        <button
          type="button"
          class="button danger"
          disabled={scenario === ''}
          onClick={() => reset(scenario, `Loaded the scenario ${scenario}`)}
        >
          Load scenario
        </button>
      </div>
      <form
        class="toolbar form-line"
        onSubmit={event => {
          event.preventDefault()
          void reset(Number(count), `Generated ${Number(count).toLocaleString('en')} links`)
        }}
      >
        <TextField
          label="Number of links"
          value={count}
          onValue={setCount}
          input={{ type: 'number', min: 0, max: 1_000_000, step: 1, required: true }}
        />
        <button type="submit" class="button danger">
          Generate links
        </button>
      </form>
    </fieldset>
  )
}
