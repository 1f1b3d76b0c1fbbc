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
