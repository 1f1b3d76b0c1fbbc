import { useState } from 'preact/hooks'
import type { AdminAccount } from '../../../src/client/index.ts'
import { AccountsDialog } from '../accounts/accounts-dialog.tsx'
import { ClockDialog } from '../clock/clock-dialog.tsx'
import { useAccountTime } from '../clock/use-account-time.ts'
import { shownText } from '../parts/shown.ts'
import { clockText } from '../parts/time.ts'
import type { ViewProps } from '../view.ts'
import type { Connection } from './use-account.ts'

interface HeaderProps extends ViewProps {
  connection: Connection
  choose(account: AdminAccount | undefined): void
}

const connections: Record<Connection, [text: string, kind: string]> = {
  connecting: ['Connecting', 'muted'],
  connected: ['Connected', 'ok'],
  gone: ['No response', 'danger'],
  failing: ['Refused', 'danger'],
  locked: ['Needs a token', 'warn'],
}

/** The account, its clock and the state of the connection. */
export function Header({ connection, choose, ...view }: HeaderProps) {
  const { account } = view
  const [open, setOpen] = useState<'accounts' | 'clock'>()
  const [text, kind] = connections[connection]
  const close = () => setOpen(undefined)
  return (
    <header class="header">
      <h1 class="brand">shortlink-kit</h1>
      {(account !== undefined || connection === 'connected') && connection !== 'locked' && (
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen('accounts')}>
          {account === undefined ? (
            'Open an account'
          ) : (
            <>
              <span class="account-name">{shownText(account.name)}</span>
              <span class="muted">{counts(account)}</span>
            </>
          )}
        </button>
      )}
      <span class="spacer" />
      {account && connection !== 'locked' && (
        <ClockButton clock={account.clock} onClick={() => setOpen('clock')} />
      )}
      <span class={`badge ${kind}`} role="status">
        {text}
      </span>
      {open === 'accounts' && <AccountsDialog {...view} choose={choose} onClose={close} />}
      {open === 'clock' && account && <ClockDialog {...view} account={account} onClose={close} />}
    </header>
  )
}

function ClockButton({ clock, onClick }: { clock: AdminAccount['clock']; onClick(): void }) {
  const now = useAccountTime(clock)
  const state = clock.isFrozen ? 'frozen' : clock.isMoved ? 'moved' : undefined
  return (
    <button type="button" class="button" aria-haspopup="dialog" onClick={onClick}>
      <span class="visually-hidden">Clock of the account: </span>
      <span class="clock-time">{clockText(now)} UTC</span>
      {state && <span class="badge warn">{state}</span>}
    </button>
  )
}

function counts({ links, pixels }: AdminAccount): string {
  return `${links.toLocaleString('en')} ${links === 1 ? 'link' : 'links'} · ${pixels.toLocaleString('en')} ${
    pixels === 1 ? 'pixel' : 'pixels'
  }`
}
