import { RunEnded } from '../ended.ts'
import type { Exchange } from '../exchange.ts'
import { ContractBroken } from '../requirement.ts'
import type { Resource } from './account.ts'
import { answered, type Foreign, lookForForeign } from './foreign.ts'
import { pathOf } from './ids.ts'
import { recordsWith } from './marks.ts'
import type { OwnedRecord, Reader } from './prove.ts'

/**
 * Looks at what the first create of a resource did beside the record that it was to make. Throws RunEnded when it made
 * two, when it made one of the other kind too, or when a record that was there before is gone.
 */
export async function mustStandAlone(
  read: Reader,
  record: OwnedRecord,
  created: Exchange,
  before: Foreign,
): Promise<void> {
  const { resource, marker } = record
  for (const kind of ['links', 'pixels'] as const) {
    const list = await newest(read, kind)
    const made = recordsWith(list?.answer.json, marker).filter(found => found !== list?.answer.json)
    if (made.length > (kind === resource ? 1 : 0))
      throw sideEffect(record, created, `${made.length} ${kind} with ${marker}`)
  }
  const lost = await lostSince(read, resource, record.at, before)
  if (lost !== undefined) throw sideEffect(record, created, `${resource}/${lost} gone`)
}

function newest(read: Reader, resource: Resource): Promise<Exchange | undefined> {
  return answered(() => read({ method: 'GET', path: `/${resource}`, query: [['per_page', '100']] }))
}

/** The newest or the oldest record of somebody else, when the lists do not show it any more and it cannot be read. */
async function lostSince(
  read: Reader,
  resource: Resource,
  at: string | undefined,
  before: Foreign,
): Promise<string | undefined> {
  if (at === undefined) return undefined
  const known = before.idsAt(at)
  const now = (await lookForForeign(read, resource)).idsAt(at)
  for (const id of [known[0], known.at(-1)]) {
    if (id === undefined || now.includes(id)) continue
    const exchange = await answered(() => read({ method: 'GET', path: pathOf(resource, id) }))
    if (exchange !== undefined && [404, 410].includes(exchange.answer.status)) return id
  }
  return undefined
}

function sideEffect({ resource, id }: OwnedRecord, created: Exchange, received: string): RunEnded {
  const broken = new ContractBroken(`POST /${resource} to make ${resource}/${id} alone`, received, created)
  const message = `POST /${resource} did more than make ${resource}/${id}: ${received}. Nothing more is made`
  return new RunEnded(message, 1, { requirement: `${resource}.create.stored`, broken })
}
