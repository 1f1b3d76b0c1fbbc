import { useState } from 'preact/hooks'
import type { CountedFinding } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'
import { shownText } from '../parts/shown.ts'
import type { ViewProps } from '../view.ts'

interface FindingsListProps {
  view: ViewProps
  /** Shows a recorded request. */
  onJump(request: number): void
}

/** What clients sent although the interface document does not define it, the most frequent first. */
export function FindingsList({ view, onJump }: FindingsListProps) {
  const { admin, account } = view
  const [isOwnOnly, setOwnOnly] = useState(false)
  const [read, setRead] = useState<Called<CountedFinding[]>>()
  const own = isOwnOnly ? account?.account : undefined
  usePoll(
    async signal => {
      const query = own === undefined ? {} : { account: own }
      const found = await called(admin.GET('/findings', { params: { query }, signal }))
      if (!signal.aborted) setRead(found)
    },
    2000,
    [admin, own],
  )
  return (
    <div class="findings">
      <div class="toolbar">
        <label class="check">
          <input
            type="checkbox"
            checked={isOwnOnly}
            disabled={account === undefined}
            onChange={event => setOwnOnly(event.currentTarget.checked)}
          />
          This account
        </label>
      </div>
      {read === undefined && <p class="muted">Reading the findings …</p>}
      {read?.isDone === false && <p role="alert">{refusalText(read.refusal)}</p>}
      {read?.isDone && read.data.length === 0 && (
        <p class="empty">Clients have sent only what the interface document defines.</p>
      )}
      {read?.isDone && read.data.length > 0 && <FindingTable findings={read.data} onJump={onJump} />}
    </div>
  )
}

function FindingTable({ findings, onJump }: { findings: CountedFinding[]; onJump(request: number): void }) {
  return (
    <div class="panel findings-table">
      <table class="table" aria-label="Findings">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Finding</th>
            <th scope="col">Section</th>
            <th scope="col" class="number">
              Count
            </th>
            <th scope="col">Last request</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ finding, count, lastRequest }) => (
            <tr key={`${finding.kind} ${finding.text}`}>
              <td>
                <span class="badge warn">{finding.kind}</span>
              </td>
              <td>
                <bdi>{shownText(finding.text)}</bdi>
                {finding.question !== undefined && (
                  <span class="muted">
                    {' '}
                    (<code>{finding.question}</code>)
                  </span>
                )}
              </td>
              <td class="mono">{finding.section}</td>
              <td class="number">{count}</td>
              <td>
                <button type="button" class="button small" onClick={() => onJump(lastRequest)}>
                  Request {lastRequest}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
