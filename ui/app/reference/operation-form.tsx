import { useState } from 'preact/hooks'
import type { OperationMetadata } from '../../../src/generated/operations.ts'
import { shownText } from '../parts/shown.ts'
import { CodeBlock } from '../requests/code-block.tsx'
import { curlOf } from '../requests/curl.ts'
import type { ViewProps } from '../view.ts'
import { OperationFields } from './operation-fields.tsx'
import {
  type BuiltRequest,
  builtRequest,
  emptyDraft,
  type RequestDraft,
  recordedAs,
} from './request-draft.ts'
import { type Received, send } from './send.ts'
import { ShownResponse } from './shown-response.tsx'

interface OperationFormProps {
  operation: OperationMetadata
  view: ViewProps
  apiKey: string
}

/** A form for one operation, the request that it sends, and the response. */
export function OperationForm({ operation, view, apiKey }: OperationFormProps) {
  const { service, refresh } = view
  const [draft, setDraft] = useState<RequestDraft>(emptyDraft)
  const [received, setReceived] = useState<Received>()
  const [isSending, setSending] = useState(false)
  const change = (part: Partial<RequestDraft>) => setDraft({ ...draft, ...part })
  const { operationId, method, path } = operation
  const baseUrl = new URL(service.baseUrl, location.href).href
  const built = builtRequest(operation, draft, baseUrl, apiKey)

  const submit = async (event: Event) => {
    event.preventDefault()
    setSending(true)
    setReceived(await send(service, built))
    setSending(false)
    refresh()
  }
  return (
    <section class="panel reference-try" aria-labelledby="reference-title">
      <h2 id="reference-title">
        {operationId}{' '}
        <span class="mono muted">
          {method} {path}
        </span>
      </h2>
      <form onSubmit={submit}>
        <OperationFields operation={operation} draft={draft} onDraft={change} />
        <div class="toolbar">
          <button type="submit" class="button primary" disabled={isSending}>
            Send request
          </button>
        </div>
      </form>
      <h3>Request</h3>
      <CodeBlock label="Request as curl" text={commandOf(built)} />
      {received !== undefined && <ShownResponse received={received} />}
      {received?.failure !== undefined && <p role="alert">{shownText(received.failure)}</p>}
    </section>
  )
}

function commandOf(built: BuiltRequest): string {
  return curlOf(recordedAs(built), new URL(built.url).origin).text
}
