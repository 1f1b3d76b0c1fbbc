import { useCallback, useState } from 'preact/hooks'
import type { SetFault } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'
import { shownText } from '../parts/shown.ts'
import type { ViewProps } from '../view.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultTable } from './fault-table.tsx'
import { FaultText } from './fault-text.tsx'

/** The faults that are set, and ways to set more. */
export function FaultsView({ admin, account, notify, refresh }: ViewProps) {
  const [read, setRead] = useState<Called<SetFault[]>>()
  const [isWhole, setWhole] = useState(false)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const found = await called(admin.GET('/faults', { ...(signal && { signal }) }))
      if (!signal?.aborted) setRead(found)
    },
    [admin],
  )
  usePoll(load, 1000, [admin])

  const target = isWhole ? undefined : account?.account
  /** Sets a fault. Returns why it was refused. */
  const add = async (text: string): Promise<string | undefined> => {
    const body = { faults: [text], ...(target !== undefined && { account: target }) }
    const set = await called(admin.POST('/faults', { body }))
    if (!set.isDone) return refusalText(set.refusal)
    notify(`Set ${shownText(set.data.map(fault => fault.text).join(', '))}`)
    await changed()
    return undefined
  }
  const withdraw = async ({ id, text }: SetFault) => {
    const done = await called(admin.DELETE('/faults/{id}', { params: { path: { id } } }))
    notify(
      done.isDone ? `Withdrew ${shownText(text)}` : refusalText(done.refusal),
      done.isDone ? 'done' : 'failed',
    )
    await changed()
  }
  const clear = async () => {
    const done = await called(admin.DELETE('/faults'))
    notify(done.isDone ? 'Withdrew all faults' : refusalText(done.refusal), done.isDone ? 'done' : 'failed')
    await changed()
  }
  const changed = async () => {
    refresh()
    await load()
  }

  return (
    <div class="faults">
      <section class="panel faults-set" aria-labelledby="faults-set">
        <div class="toolbar">
          <h2 id="faults-set">Set faults</h2>
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
        {read?.isDone && <FaultTable faults={read.data} onWithdraw={withdraw} />}
      </section>
      <section class="panel faults-add" aria-labelledby="faults-add">
        <h2 id="faults-add">Add a fault</h2>
        <fieldset class="faults-scope">
          <legend class="muted">For</legend>
          <label class="check">
            <input
              type="radio"
              name="fault-scope"
              checked={!isWhole && account !== undefined}
              disabled={account === undefined}
              onChange={() => setWhole(false)}
            />
            {account === undefined ? 'this account' : `this account (${account.name})`}
          </label>
          <label class="check">
            <input
              type="radio"
              name="fault-scope"
              checked={isWhole || account === undefined}
              onChange={() => setWhole(true)}
            />
            the whole mock
          </label>
        </fieldset>
        <FaultText onAdd={add} />
        <FaultForm onAdd={add} />
      </section>
    </div>
  )
}
