import { useCallback, useState } from 'preact/hooks'
import type { SetFault } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'
import { shownText } from '../parts/shown.ts'
import type { ViewProps } from '../view.ts'

/** The faults that are set, and ways to change them. */
export interface Faults {
  /** Undefined until they are read. */
  read: Called<SetFault[]> | undefined
  /** Sets a fault for an account, or for the whole mock. Returns why it was refused. */
  add(text: string, account: number | undefined): Promise<string | undefined>
  withdraw(fault: SetFault): Promise<void>
  clear(): Promise<void>
}

/** Reads the faults about once per second. */
export function useFaults({ admin, notify, refresh }: ViewProps): Faults {
  const [read, setRead] = useState<Called<SetFault[]>>()
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const found = await called(admin.GET('/faults', { ...(signal && { signal }) }))
      if (!signal?.aborted) setRead(found)
    },
    [admin],
  )
  usePoll(load, 1000, [admin])

  const changed = async (result: Called<unknown>, message: string) => {
    if (result.isDone) notify(message)
    else notify(refusalText(result.refusal), 'failed')
    refresh()
    await load()
  }
  return {
    read,
    async add(text, account) {
      const body = { faults: [text], ...(account !== undefined && { account }) }
      const set = await called(admin.POST('/faults', { body }))
      if (!set.isDone) return refusalText(set.refusal)
      await changed(set, `Set ${shownText(set.data.map(fault => fault.text).join(', '))}`)
      return undefined
    },
    async withdraw({ id, text }) {
      const done = await called(admin.DELETE('/faults/{id}', { params: { path: { id } } }))
      await changed(done, `Withdrew ${shownText(text)}`)
    },
    async clear() {
      await changed(await called(admin.DELETE('/faults')), 'Withdrew all faults')
    },
  }
}
