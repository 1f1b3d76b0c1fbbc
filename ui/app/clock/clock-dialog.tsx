import { useState } from 'preact/hooks'
import type { AdminAccount } from '../../../src/client/index.ts'
import type { operations } from '../../../src/generated/admin.ts'
import { called, refusalText } from '../parts/call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/field.tsx'
import { clockText } from '../parts/time.ts'
import type { ViewProps } from '../view.ts'
import { useAccountTime } from './use-account-time.ts'

interface ClockDialogProps extends ViewProps {
  account: AdminAccount
  onClose(): void
}

type Change = operations['changeClock']['requestBody']['content']['application/json']

const minute = 60_000
const steps = [
  ['1 minute', minute],
  ['1 hour', 60 * minute],
  ['1 day', 1440 * minute],
  ['30 days', 30 * 1440 * minute],
] as const

const units = [
  ['1000', 'seconds'],
  [String(minute), 'minutes'],
  [String(60 * minute), 'hours'],
  [String(1440 * minute), 'days'],
] as const

/** Shows and moves the clock of an account. */
export function ClockDialog({ admin, account, refresh, notify, onClose }: ClockDialogProps) {
  const { clock } = account
  const now = useAccountTime(clock)
  const [moment, setMoment] = useState(() => now.slice(0, 19))
  const [amount, setAmount] = useState('7')
  const [unit, setUnit] = useState(String(1440 * minute))
  const params = { path: { account: account.account } }

  const change = async (body: Change) => {
    const result = await called(admin.PATCH('/accounts/{account}/clock', { params, body }))
    if (result.isDone) {
      setMoment(result.data.now.slice(0, 19))
      notify(`The clock is at ${clockText(result.data.now)} UTC`)
    } else notify(refusalText(result.refusal), 'failed')
    refresh()
  }
  const reset = async () => {
    const result = await called(admin.DELETE('/accounts/{account}/clock', { params }))
    if (result.isDone) notify('The clock follows the mock again')
    else notify(refusalText(result.refusal), 'failed')
    refresh()
  }
  return (
    <Dialog title="Clock of the account" onClose={onClose}>
      <p class="clock-big">
        <time dateTime={now}>{clockText(now)}</time> UTC
      </p>
      <p class="muted">{clockState(account)}</p>
      <div class="toolbar">
        <span class="muted">Advance by</span>
        {steps.map(([text, advance]) => (
          <button type="button" class="button" key={text} onClick={() => change({ advance })}>
            {text}
          </button>
        ))}
      </div>
      <form
        class="toolbar form-line"
        onSubmit={event => {
          event.preventDefault()
          void change({ advance: Math.round(Number(amount) * Number(unit)) })
        }}
      >
        <TextField
          label="Advance by (a negative number moves back)"
          value={amount}
          onValue={setAmount}
          input={{ type: 'number', step: 'any', required: true, class: 'short' }}
        />
        <SelectField label="Unit" value={unit} options={units} onValue={setUnit} />
        <button type="submit" class="button">
          Advance
        </button>
      </form>
      <form
        class="toolbar form-line"
        onSubmit={event => {
          event.preventDefault()
          void change({ now: `${moment.length === 16 ? `${moment}:00` : moment}Z` })
        }}
      >
        <TextField
          label="Set to (UTC)"
          value={moment}
          onValue={setMoment}
          input={{ type: 'datetime-local', step: 1, required: true }}
        />
        <button type="submit" class="button">
          Set
        </button>
      </form>
      <div class="toolbar">
        <button type="button" class="button" onClick={() => change({ isFrozen: !clock.isFrozen })}>
          {clock.isFrozen ? 'Let it run' : 'Freeze'}
        </button>
        <button type="button" class="button" disabled={!clock.isMoved && !clock.isFrozen} onClick={reset}>
          Back to the mock’s time
        </button>
      </div>
    </Dialog>
  )
}

function clockState({ clock: { isFrozen, isMoved } }: AdminAccount): string {
  const place = isMoved ? 'The clock differs from the mock’s' : 'The clock follows the mock’s'
  return isFrozen ? `${place}. It is frozen.` : `${place}. It runs.`
}
