import { useCallback, useState } from 'preact/hooks'
import type { AdminAccount, AdminClient, AdminRefusal } from '../../../src/client/index.ts'
import { called } from '../parts/call.ts'
import { usePoll } from '../parts/poll.ts'

/**
 * The state of the control plane: `gone` if the server does not respond, `locked` if it needs a token, `failing`
 * if it refuses for another reason.
 */
export type Connection = 'connecting' | 'connected' | 'gone' | 'locked' | 'failing'

/** The account that is shown, read again every second. */
export interface ShownAccount {
  connection: Connection
  /** Why the control plane refuses, if it does. */
  refusal: AdminRefusal | undefined
  account: AdminAccount | undefined
  /** Shows another account. Undefined shows the oldest one that is open. */
  choose(account: AdminAccount | undefined): void
  /** Reads the account again at once. */
  refresh(): void
}

/** Chooses an account, reads it every second, and notices when the server is gone or back. */
export function useAccount(admin: AdminClient): ShownAccount {
  const [connection, setConnection] = useState<Connection>('connecting')
  const [refusal, setRefusal] = useState<AdminRefusal>()
  const [account, setAccount] = useState<AdminAccount>()
  const [turn, setTurn] = useState(0)
  const number = account?.account

  usePoll(
    async signal => {
      const result = await readAccount(admin, number, signal)
      if (signal.aborted) return
      setConnection(result.isDone ? 'connected' : stateOf(result.status))
      setRefusal(result.isDone ? undefined : result.refusal)
      if (result.isDone) setAccount(result.data)
    },
    1000,
    [admin, number, turn],
  )

  return {
    connection,
    refusal,
    account,
    choose: useCallback(chosen => setAccount(chosen), []),
    refresh: useCallback(() => setTurn(before => before + 1), []),
  }
}

function stateOf(status: number): Connection {
  if (status === 0) return 'gone'
  return status === 401 ? 'locked' : 'failing'
}

/** Reads an account. If it is closed, or none is chosen, reads the oldest one that is open. */
async function readAccount(admin: AdminClient, account: number | undefined, signal: AbortSignal) {
  if (account !== undefined) {
    const result = await called(admin.GET('/accounts/{account}', { params: { path: { account } }, signal }))
    if (result.isDone || result.status !== 404) return result
  }
  const result = await called(admin.GET('/accounts', { signal }))
  return result.isDone ? { isDone: true as const, data: result.data[0] } : result
}
