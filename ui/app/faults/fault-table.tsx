import type { AdminAccount, SetFault } from '../../../src/client/index.ts'
import { shownText } from '../parts/shown.ts'

interface FaultTableProps {
  faults: readonly SetFault[]
  /** The account that is shown, if one is open. */
  account: AdminAccount | undefined
  onWithdraw(fault: SetFault): void
}

/** The faults that are set, with how many requests they selected and changed. */
export function FaultTable({ faults, account, onWithdraw }: FaultTableProps) {
  if (faults.length === 0)
    return <p class="empty">No fault is set. Every request gets its regular response.</p>
  return (
    <table class="table" aria-label="Active faults">
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">For</th>
          <th scope="col" class="number">
            Matched
          </th>
          <th scope="col" class="number">
            Used
          </th>
          <th scope="col">
            <span class="visually-hidden">Withdraw</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {faults.map(fault => (
          <tr key={fault.id}>
            <td class="mono">
              <bdi>{shownText(fault.text)}</bdi>
            </td>
            <td>{scopeText(fault, account)}</td>
            <td class="number">{fault.matched}</td>
            <td class="number">{fault.used}</td>
            <td class="faults-withdraw">
              <button type="button" class="button small" onClick={() => onWithdraw(fault)}>
                Withdraw<span class="visually-hidden"> {shownText(fault.text)}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function scopeText(fault: SetFault, shown: AdminAccount | undefined): string {
  if (fault.account === null) return 'the whole mock'
  return fault.account === shown?.account ? shownText(shown.name) : `account ${fault.account}`
}
