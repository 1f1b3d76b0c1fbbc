import { useState } from 'preact/hooks'
import type { AdminAccount } from '../../../src/client/index.ts'
import { refusalText } from '../parts/call.ts'
import type { ViewProps } from '../view.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultTable } from './fault-table.tsx'
import { FaultText } from './fault-text.tsx'
import { type Faults, useFaults } from './use-faults.ts'

/** The faults that are set, and ways to set more. */
export function FaultsView(view: ViewProps) {
  const { account } = view
  const faults = useFaults(view)
  const [isWhole, setWhole] = useState(false)
  const add = (text: string) => faults.add(text, isWhole ? undefined : account?.account)
  return (
    <div class="faults">
      <ActiveFaults {...faults} account={account} />
      <section class="panel faults-add" aria-labelledby="faults-add">
        <h2 id="faults-add">Add a fault</h2>
        <FaultScope account={account} isWhole={isWhole} onWhole={setWhole} />
        <FaultText onAdd={add} />
        <FaultForm onAdd={add} />
      </section>
    </div>
  )
}

function ActiveFaults({ read, withdraw, clear, account }: Faults & Pick<ViewProps, 'account'>) {
  return (
    <section class="panel faults-set" aria-labelledby="faults-set">
      <div class="toolbar">
        <h2 id="faults-set">Active faults</h2>
        <span class="spacer" />
        <button
          type="button"
          class="button small danger"
          onClick={clear}
          disabled={!read?.isDone || read.data.length === 0}
        >
          Withdraw all
        </button>
      </div>
      {read === undefined && <p class="muted">Reading the faults …</p>}
      {read?.isDone === false && <p role="alert">{refusalText(read.refusal)}</p>}
      {read?.isDone && <FaultTable faults={read.data} account={account} onWithdraw={withdraw} />}
    </section>
  )
}

interface FaultScopeProps {
  account: AdminAccount | undefined
  isWhole: boolean
  onWhole(isWhole: boolean): void
}

/** Whether a new fault is for the shown account or for the whole mock. */
function FaultScope({ account, isWhole, onWhole }: FaultScopeProps) {
  const isAll = isWhole || account === undefined
  return (
    <fieldset class="faults-scope">
      <legend class="muted">For</legend>
      <label class="check">
        <input
          type="radio"
          name="fault-scope"
          checked={!isAll}
          disabled={account === undefined}
          onChange={() => onWhole(false)}
        />
        {account === undefined ? 'this account' : `this account (${account.name})`}
      </label>
      <label class="check">
        <input type="radio" name="fault-scope" checked={isAll} onChange={() => onWhole(true)} />
        the whole mock
      </label>
    </fieldset>
  )
}
