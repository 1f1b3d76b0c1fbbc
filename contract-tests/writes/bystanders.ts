import { RunEnded } from '../ended.ts'
import type { Exchange } from '../exchange.ts'
import { ContractBroken } from '../requirement.ts'
import type { Resource } from './account.ts'
import { answered } from './foreign.ts'
import { recordsWith } from './marks.ts'
import type { OwnedRecord, Reader } from './prove.ts'

/**
 * Looks at what the first create of a resource did beside the record that it was to make. Throws RunEnded when it made
 * two, or one of the other kind too. That somebody else's record went away is no proof: others are at work there.
 */
export async function mustStandAlone(read: Reader, record: OwnedRecord, created: Exchange): Promise<void> {
  const { resource, marker } = record
  for (const kind of ['links', 'pixels'] as const) {
    const list = await newest(read, kind)
    const made = recordsWith(list?.answer.json, marker).filter(found => found !== list?.answer.json)
    if (made.length > (kind === resource ? 1 : 0))
      throw sideEffect(record, created, `${made.length} ${kind} with ${marker}`)
  }
}

function newest(read: Reader, resource: Resource): Promise<Exchange | undefined> {
  return answered(() => read({ method: 'GET', path: `/${resource}`, query: [['per_page', '100']] }))
}

function sideEffect({ resource, id }: OwnedRecord, created: Exchange, received: string): RunEnded {
  const broken = new ContractBroken(`POST /${resource} to make ${resource}/${id} alone`, received, created)
  const message = `POST /${resource} did more than make ${resource}/${id}: ${received}. Nothing more is made`
  return new RunEnded(message, 1, { requirement: `${resource}.create.stored`, broken })
}
