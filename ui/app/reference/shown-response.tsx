import { shownText } from '../parts/shown.ts'
import { CodeBlock } from '../requests/code-block.tsx'
import { jsonText, shownLines } from '../requests/json-text.ts'
import { PairTable } from '../requests/request-side.tsx'
import type { Received } from './send.ts'

/** The status, headers and body of a response. */
export function ShownResponse({ received }: { received: Received }) {
  const { status, statusText, headers, body, ms, failure } = received
  if (failure !== undefined) return null
  return (
    <section aria-label="Response" class="reference-response">
      <h3>Response</h3>
      <p role="status">
        <span class={`badge ${status < 400 ? 'ok' : status < 500 ? 'warn' : 'danger'}`}>{status}</span>{' '}
        {shownText(statusText)} <span class="muted">{ms.toFixed(0)} ms</span>
      </p>
      {body === '' ? (
        <p class="muted">No body.</p>
      ) : (
        <CodeBlock label="Body of the response" text={bodyText(body)} />
      )}
      <PairTable label="Headers of the response" pairs={headers} />
    </section>
  )
}

/** Returns JSON on several lines, and any other body as it is. */
function bodyText(body: string): string {
  try {
    return jsonText(JSON.parse(body))
  } catch {
    return shownLines(body)
  }
}
