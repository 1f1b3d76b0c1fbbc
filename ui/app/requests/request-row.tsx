import type { RecordedRequest } from '../../../src/client/index.ts'
import { Cell, Column } from '../parts/cell.tsx'
import { shownText } from '../parts/shown.ts'
import { timeText } from '../parts/time.ts'
import { isRefused } from './journal-filter.ts'

/** The headers of the columns of `RequestCells`. */
export function RequestHeader() {
  return (
    <>
      <Column title="Time" />
      <Column title="Status" />
      <Column title="Method" />
      <Column title="Target" />
      <Column title="ms" class="number" />
      <Column title="Account" />
      <Column title="Reason or finding" />
    </>
  )
}

/** The cells of a recorded request. */
export function RequestCells({ request }: { request: RecordedRequest }) {
  const { at, method, target, ms, account, reason, findings } = request
  const remark = reason?.text ?? findings[0]?.text ?? ''
  const more = findings.length - (reason === null ? 1 : 0)
  return (
    <>
      <Cell class="muted mono">{timeText(at)}</Cell>
      <Cell>
        <StatusBadge request={request} />
      </Cell>
      <Cell class="mono">{shownText(method)}</Cell>
      <Cell class="mono">
        <bdi title={shownText(target)}>{shownText(target)}</bdi>
      </Cell>
      <Cell class="number muted">{ms.toFixed(ms < 10 ? 1 : 0)}</Cell>
      <Cell class="muted">{account === null ? '–' : `#${account}`}</Cell>
      <Cell class={reason === null ? 'request-finding' : 'request-reason'}>
        {reason === null && remark !== '' && <span class="visually-hidden">Finding: </span>}
        <bdi title={shownText(remark)}>{shownText(remark)}</bdi>
        {more > 0 && remark !== '' && ` (+${more})`}
      </Cell>
    </>
  )
}

/** The status of a response, in words if there was none. */
export function StatusBadge({ request }: { request: RecordedRequest }) {
  const { status } = request
  const kind = !isRefused(request) ? 'ok' : status >= 500 || status === 0 ? 'danger' : 'warn'
  return <span class={`badge ${kind}`}>{status === 0 ? 'none' : status}</span>
}
