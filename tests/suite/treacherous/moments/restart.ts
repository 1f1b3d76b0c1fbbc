import type { Server } from '../server/server.ts'

/** Resets the records to those before the run. Then other users create records, which get our ids. */
export function restart({ store, othersCreate }: Server): void {
  const ours = store.all().filter(({ foreign }) => !foreign)
  store.reset()
  for (const { resource, id } of ours) othersCreate(resource, id)
}
