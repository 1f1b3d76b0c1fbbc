import type { Exchange } from '../core/exchange.ts'

/** Whether a response says that the record of its request does not exist. */
export function isNotFound({ answer }: Exchange): boolean {
  return answer.status === 404 || answer.status === 410
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
