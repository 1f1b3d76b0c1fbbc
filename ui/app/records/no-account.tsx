import { called, refusalText } from '../parts/call.ts'
import type { ViewProps } from '../view.ts'

/** The API key of the guides and of the server's first lines. It is no secret. */
const exampleKey = 'demo-key'

/** Shown in place of records if no account is open. */
export function NoAccount({ admin, refresh, notify }: ViewProps) {
  const open = async () => {
    const result = await called(admin.POST('/accounts', { body: { key: exampleKey } }))
    if (!result.isDone) notify(refusalText(result.refusal), 'failed')
    refresh()
  }
  return (
    <div class="empty">
      <p>No account is open. An account opens with the first request that has its API key.</p>
      <p>
        <button type="button" class="button" onClick={open}>
          Open the account of {exampleKey}
        </button>
      </p>
    </div>
  )
}
