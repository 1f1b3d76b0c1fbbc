import type { Exchange } from '../core/exchange.ts'

/** Whether a response to a read of a record says that the record does not exist, by its status or in its body. */
export function isNotFound({ answer }: Exchange): boolean {
  return answer.status === 404 || answer.status === 410 || answer.refused === true
}

/** Looks after each pause, until a look succeeds. Returns whether one did. */
export async function eventually(
  pause: (milliseconds: number) => Promise<void>,
  pausesMs: readonly number[],
  look: () => Promise<boolean>,
): Promise<boolean> {
  for (const ms of pausesMs) {
    await pause(ms)
    if (await look()) return true
  }
  return false
}
