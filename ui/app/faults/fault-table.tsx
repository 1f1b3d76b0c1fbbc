import type { SetFault } from '../../../src/client/index.ts'
import { shownText } from '../parts/shown.ts'

interface FaultTableProps {
  faults: readonly SetFault[]
  onWithdraw(fault: SetFault): void
}

/** The faults that are set, with how many requests they selected and changed. */
export function FaultTable({ faults, onWithdraw }: FaultTableProps) {
  if (faults.length === 0)
    return <p class="empty">No fault is set. Every request gets its regular response.</p>
  return (
    <table class="table" aria-label="Set faults">
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
            <td>{fault.account === null ? 'the whole mock' : `account ${fault.account}`}</td>
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
