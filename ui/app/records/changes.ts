import type { AdminAccount, AdminClient } from '../../../src/client/index.ts'
import type { operations } from '../../../src/generated/admin.ts'
import { type Called, called } from '../parts/call.ts'

/** A change of an account's records. A record without an id is created. */
export interface StateChange {
  links?: Record<string, unknown>[]
  pixels?: Record<string, unknown>[]
  deleted?: { links?: number[]; pixels?: number[] }
}

type Body = operations['patchState']['requestBody']['content']['application/json']

/** Changes the records of an account: all that is given, or nothing. */
export function changeState(
  admin: AdminClient,
  account: number,
  change: StateChange,
): Promise<Called<AdminAccount>> {
  // The document only says that a record is an object. The server checks it and sends issues.
  const body = change as Body
  return called(admin.PATCH('/accounts/{account}/state', { params: { path: { account } }, body }))
}
