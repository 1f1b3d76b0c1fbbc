import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { prove } from './prove.ts'

let vacate: (resource: Resource, id: string) => VacantId

/**
 * The id of a record that this run had and deleted, and that the server has just said nobody has: what a change of a
 * missing record is tried on. Only `vacancyOf` makes one.
 */
export class VacantId {
  readonly resource: Resource
  readonly id: string

  private constructor(resource: Resource, id: string) {
    this.resource = resource
    this.id = id
  }

  static {
    vacate = (resource, id) => new VacantId(resource, id)
  }
}

/** Asks whether nobody has an id that was this run's. */
export async function vacancyOf(
  read: Reader,
  { resource, id }: { resource: Resource; id: string },
): Promise<VacantId | undefined> {
  // No record shows this marker: whatever is there is somebody's.
  const proof = await prove(read, { resource, id, marker: 'nobody' })
  return proof.is === 'absent' ? vacate(resource, id) : undefined
}
