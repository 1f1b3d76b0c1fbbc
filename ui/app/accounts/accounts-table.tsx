import type { AdminAccount } from '../../../src/client/index.ts'
import { shownText } from '../parts/shown.ts'

interface AccountsTableProps {
  accounts: readonly AdminAccount[]
  /** The number of the account that is shown. */
  shown: number | undefined
  onShow(account: AdminAccount): void
  onCloseAccount(account: AdminAccount): void
}

// A mock may have thousands of accounts: each test run may use keys of its own.
const most = 200

/** The open accounts. */
export function AccountsTable({ accounts, shown, onShow, onCloseAccount }: AccountsTableProps) {
  if (accounts.length === 0) return <p class="muted">No account is open.</p>
  return (
    <div class="scrolled">
      <table class="table">
        <caption class="visually-hidden">Open accounts</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" class="number">
              Links
            </th>
            <th scope="col" class="number">
              Pixels
            </th>
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.slice(0, most).map(account => (
            <tr key={account.account}>
              <td>
                {shownText(account.name)}
                {account.isShared && <span class="muted"> for all API keys</span>}
              </td>
              <td class="number">{account.links.toLocaleString('en')}</td>
              <td class="number">{account.pixels.toLocaleString('en')}</td>
              <td class="row-actions">
                {account.account === shown ? (
                  <span class="badge ok">shown</span>
                ) : (
                  <button type="button" class="button small" onClick={() => onShow(account)}>
                    Show<span class="visually-hidden"> {shownText(account.name)}</span>
                  </button>
                )}
                <button type="button" class="button small danger" onClick={() => onCloseAccount(account)}>
                  Close<span class="visually-hidden"> {shownText(account.name)}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">Closing an account deletes its records.</p>
      {accounts.length > most && (
        <p class="muted">
          And {(accounts.length - most).toLocaleString('en')} more. Open one by its key to show it.
        </p>
      )}
    </div>
  )
}
