import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { type Foreign, lookForForeign } from './foreign.ts'
import type { Ledger } from './ledger.ts'

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
