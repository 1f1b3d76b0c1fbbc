import { useState } from 'preact/hooks'
import type { RecordedExchange } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'
import { shownText } from '../parts/shown.ts'
import { clockText } from '../parts/time.ts'
import type { ViewProps } from '../view.ts'
import { CopyRequest } from './copy-request.tsx'
import { RequestFinding, RequestReason } from './request-reason.tsx'
import { StatusBadge } from './request-row.tsx'
import { RequestSide } from './request-side.tsx'

interface RequestDetailProps {
  view: ViewProps
  id: number
  onClose(): void
}

/** A recorded request with its response, why it was refused, and what to do with it. */
export function RequestDetail({ view, id, onClose }: RequestDetailProps) {
  const { admin } = view
  const [read, setRead] = useState<{ id: number; result: Called<RecordedExchange> }>()
  const result = read?.id === id ? read.result : undefined
  // A recorded request does not change, so it is read once.
  usePoll(
    async signal => {
      if (read?.id === id && read.result.isDone) return
      const found = await called(admin.GET('/requests/{id}', { params: { path: { id } }, signal }))
      if (!signal.aborted) setRead({ id, result: found })
    },
    5000,
    [admin, id],
  )
  return (
    <section class="panel request-detail" aria-label={`Request ${id}`}>
      <header class="toolbar request-head">
        <h2>Request {id}</h2>
        <span class="spacer" />
        <button type="button" class="button quiet small" onClick={onClose}>
          Close
        </button>
      </header>
      {result === undefined && <p class="muted">Reading the request …</p>}
      {result?.isDone === false && <p role="alert">{refusalText(result.refusal)}</p>}
      {result?.isDone && <Exchange view={view} exchange={result.data} key={id} />}
    </section>
  )
}

function Exchange({ view, exchange }: { view: ViewProps; exchange: RecordedExchange }) {
  const { method, target, at, ms, account, operationId, reason, findings } = exchange
  return (
    <>
      <p class="request-line mono">
        <StatusBadge request={exchange} /> {shownText(method)} <bdi>{shownText(target)}</bdi>
      </p>
      <p class="muted">
        {operationId ?? 'No operation'} · {account === null ? 'no account' : `account ${account}`} ·{' '}
        {ms.toFixed(1)} ms · {clockText(at)} UTC
      </p>
      {reason !== null && <RequestReason reason={reason} notify={view.notify} />}
      {findings.map((finding, index) => (
        <RequestFinding finding={finding} key={index} />
      ))}
      <CopyRequest view={view} exchange={exchange} />
      <RequestSide title="Request" side={exchange.request} />
      <RequestSide title="Response" side={exchange.response} />
    </>
  )
}
