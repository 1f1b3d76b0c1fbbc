import { RunEnded } from '../core/ended.ts'
import { ContractBroken } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Resource } from './account.ts'

/** Returns the error that ends a run whose deletion did not delete its record. */
export function undeleted(resource: Resource, id: string, exchange: Exchange): RunEnded {
  const { status } = exchange.answer
  const requirement = `${resource}.delete.${status < 300 ? 'applied' : 'accepted'}`
  const received = `${status}, and it can still be read`
  return new RunEnded(
    `DELETE /${resource}/${id} got ${status}, but did not delete the record: the run creates nothing more`,
    1,
    { requirement, broken: new ContractBroken(`${resource}/${id} to be gone`, received, exchange) },
  )
}

/**
 * Returns the error that ends a run whose change created another record with the marker of the changed one.
 */
export function copied(
  resource: Resource,
  { method, path }: { method: string; path: string },
  shown: number,
  exchange: Exchange,
): RunEnded {
  const received = `${shown} records with its marker`
  const broken = new ContractBroken(`${method} ${path} to change one record`, received, exchange)
  const message = `${method} ${path} created another record: the run changes nothing more`
  return new RunEnded(message, 1, { requirement: `${resource}.update.other-${resource}`, broken })
}
