import type { Server } from '../server/server.ts'

/** Back to what was there before the run; then other people create records that get the ids of ours. */
export function restart({ store, othersCreate }: Server): void {
  const ours = store.all().filter(({ foreign }) => !foreign)
  store.reset()
  for (const { resource, id } of ours) othersCreate(resource, id)
}
