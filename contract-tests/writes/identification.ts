import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { type Foreign, lookForForeign } from './foreign.ts'
import { isLikeOne, isOneInAnotherCase } from './ids.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'

/** The inputs for identifying the record of a create. */
export interface Identification {
  read: Reader
  ledger: Ledger
  foreignOf(resource: Resource): Promise<Foreign>
  /** Resources of which a record was proven. Their ids need no further checks. */
  trusted: Set<Resource>
}

/** Returns the inputs for identifying the records of a run. Takes each snapshot of foreign records once. */
export function identificationOf(read: Reader, ledger: Ledger): Identification {
  const foreign = new Map<Resource, Promise<Foreign>>()
  return {
    read,
    ledger,
    trusted: new Set(),
    foreignOf(resource) {
      const known = foreign.get(resource) ?? lookForForeign(read, resource)
      foreign.set(resource, known)
      return known
    },
  }
}

/** Whether a server that is lenient in writes may read an id as that of a record that existed before. */
export async function isAmbiguous(
  { trusted, foreignOf }: Identification,
  resource: Resource,
  id: string,
): Promise<boolean> {
  const others = (await foreignOf(resource)).idsByName()
  return isOneInAnotherCase(id, others) || (!trusted.has(resource) && isLikeOne(id, others))
}

/** Returns a test for the places of ids: that of the records proven before, or one where foreign records differ. */
export async function likelyPlaces(
  { ledger, foreignOf }: Identification,
  resource: Resource,
): Promise<(at: string) => boolean> {
  const proven = idPlaceOf(ledger, resource)
  if (proven !== undefined) return at => at === proven
  const foreign = await foreignOf(resource)
  return at => !foreign.isSharedAt(at)
}
