import { useState } from 'preact/hooks'
import type { RecordedExchange } from '../../../src/client/index.ts'
import { called, refusalText } from '../parts/call.ts'
import { copyText } from '../parts/copy.ts'
import type { ViewProps } from '../view.ts'
import { CodeBlock } from './code-block.tsx'
import { type Copied, curlOf } from './curl.ts'
import { shownLines } from './json-text.ts'
import { testOf } from './test-source.ts'

interface CopyRequestProps {
  view: ViewProps
  exchange: RecordedExchange
}

/** Buttons that copy a request as a command or a test, and that let the next request like it fail. */
export function CopyRequest({ view, exchange }: CopyRequestProps) {
  const { admin, service, account, notify, refresh } = view
  const [copied, setCopied] = useState<Copied & { kind: string }>()
  const { operationId } = exchange

  const copy = async (kind: string, source: Copied | undefined) => {
    if (source === undefined) {
      notify(`No test can send the method ${exchange.method}`, 'failed')
      return
    }
    const isCopied = await copyText(source.text)
    setCopied({ kind, ...source })
    notify(
      isCopied ? `The ${kind} was copied` : `Copy the ${kind} from the text`,
      isCopied ? 'done' : 'failed',
    )
  }
  const copyTest = async () => {
    const dialect = await called(admin.GET('/dialect'))
    await copy('test', testOf(exchange, { account, dialect: dialect.isDone ? dialect.data : undefined }))
  }
  const failNext = async () => {
    const fault = `${operationId ?? '*'}: 503 x1`
    const body = { faults: [fault], ...(exchange.account !== null && { account: exchange.account }) }
    const set = await called(admin.POST('/faults', { body }))
    notify(set.isDone ? `Set the fault ${fault}` : refusalText(set.refusal), set.isDone ? 'done' : 'failed')
    refresh()
  }
  return (
    <section aria-label="Copy">
      <div class="toolbar">
        <button
          type="button"
          class="button"
          onClick={() => copy('command', curlOf(exchange, new URL(service.baseUrl, location.href).origin))}
        >
          Copy as curl
        </button>
        <button type="button" class="button" onClick={copyTest}>
          Copy as test
        </button>
        <button type="button" class="button" onClick={failNext}>
          Fail the next one like this
        </button>
      </div>
      {copied !== undefined && (
        <div class="request-copied">
          {copied.notes.length > 0 && (
            <ul aria-label={`Notes about the ${copied.kind}`}>
              {copied.notes.map(note => (
                <li key={note}>{shownLines(note)}</li>
              ))}
            </ul>
          )}
          <CodeBlock label={`The ${copied.kind}`} text={copied.text} />
        </div>
      )}
    </section>
  )
}
