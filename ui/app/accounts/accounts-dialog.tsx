import { useState } from 'preact/hooks'
import type { AdminAccount } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { usePoll } from '../parts/poll.ts'
import type { ViewProps } from '../view.ts'
import { AccountsTable } from './accounts-table.tsx'
import { OpenForm } from './open-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SeedFiles } from './seed-files.tsx'

interface AccountsDialogProps extends ViewProps {
  choose(account: AdminAccount | undefined): void
  onClose(): void
}

/** Lists the accounts; opens, closes and resets them; exports and imports their records. */
export function AccountsDialog({ choose, onClose, ...view }: AccountsDialogProps) {
  const { admin, account, refresh, notify } = view
  const [accounts, setAccounts] = useState<readonly AdminAccount[]>([])
  const [turn, setTurn] = useState(0)
  usePoll(
    async signal => {
      const result = await called(admin.GET('/accounts', { signal }))
      if (result.isDone && !signal.aborted) setAccounts(result.data)
    },
    2000,
    [admin, turn],
  )
  const report = (result: Called<unknown>, done: string) => {
    if (result.isDone) notify(done)
    else notify(refusalText(result.refusal), 'failed')
    setTurn(before => before + 1)
    refresh()
  }
  const close = async (closed: AdminAccount) => {
    const params = { path: { account: closed.account } }
    const result = await called(admin.DELETE('/accounts/{account}', { params }))
    if (result.isDone && closed.account === account?.account) choose(undefined)
    report(result, `Closed ${closed.name}`)
  }
  return (
    <Dialog title="Accounts" onClose={onClose}>
      <AccountsTable accounts={accounts} shown={account?.account} onShow={choose} onCloseAccount={close} />
      <OpenForm admin={admin} onOpened={choose} />
      {account && (
        <>
          <ResetForm admin={admin} account={account} report={report} />
          <SeedFiles admin={admin} account={account} report={report} />
        </>
      )}
    </Dialog>
  )
}
