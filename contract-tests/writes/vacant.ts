import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { prove } from './prove.ts'

let vacate: (resource: Resource, id: string) => VacantId

/**
 * The id of a record that this run created and deleted, and that the server has just reported as absent. Used
 * to try writes to a missing record. Only `vacancyOf` creates instances.
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

/**
 * Checks that no record has an id that this run used before. Returns undefined if a record has it, or may
 * have it.
 */
export async function vacancyOf(
  read: Reader,
  { resource, id }: { resource: Resource; id: string },
): Promise<VacantId | undefined> {
  // No record shows this marker, so any record under the id counts as somebody else's.
  const proof = await prove(read, { resource, id, marker: 'nobody' })
  return proof.is === 'absent' ? vacate(resource, id) : undefined
}
