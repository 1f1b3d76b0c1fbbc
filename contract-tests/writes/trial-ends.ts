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
    `DELETE /${resource}/${id} was answered ${status}, and did not take the record away: nothing more is made`,
    1,
    { requirement, broken: new ContractBroken(`${resource}/${id} to be gone`, received, exchange) },
  )
}

/** Returns the error that ends a run whose change made another record with the marker of the changed one. */
export function copied(
  resource: Resource,
  { method, path }: { method: string; path: string },
  shown: number,
  exchange: Exchange,
): RunEnded {
  const received = `${shown} records with its marker`
  const broken = new ContractBroken(`${method} ${path} to change one record`, received, exchange)
  const message = `${method} ${path} made another record: nothing more is changed`
  return new RunEnded(message, 1, { requirement: `${resource}.update.other-${resource}`, broken })
}
