import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import { pathOf, unlikeId } from '../../writes/ids.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { once } from '../support/kit.ts'
import { observeLateTitles } from './late-titles.ts'
import { agreed, assumed, observed, refusalStatus, unseen } from './observe.ts'
import { observeTitle, observeTitleOnUpdate } from './titles.ts'

/** Questions about ids, the source of titles, and requests for records or paths that do not exist. */
export const assumedRecords: readonly AssumedRequirement[] = [
  assumed('ids.type', 'read', async (context): Promise<Observation<Answers['ids.type']>> => {
    const { records, exchange } = await list(context, 'links', { per_page: '100' })
    const { ids: places } = context.discovered.shapes.links
    const ids = records
      .map(record => places.map(at => readPointer(record, at)).find(id => id !== undefined))
      .filter(id => id !== undefined)
    if (ids.length < 2) return unseen('the account has too few links', exchange)
    if (ids.every(id => typeof id === 'number')) return observed('integer', exchange)
    if (ids.every(id => typeof id === 'string' && /^\d+$/.test(id))) return observed('digits', exchange)
    return observed('string', exchange)
  }),
  assumed('ids.malformed', 'read', async context => {
    const paths = ['/links/abc', '/links/-x-', '/pixels/abc']
    const sightings = []
    for (const path of paths) {
      const exchange = await context.client.send({ method: 'GET', path })
      sightings.push({ what: path, answer: refusalStatus(exchange), exchange })
    }
    return agreed(sightings)
  }),
  assumed('links.title.after', 'write', observeLateTitles),
  assumed('links.title', 'write', observeTitle),
  assumed('links.title.on-update', 'write', observeTitleOnUpdate),
  assumed('errors.not-found', 'write', async context => {
    const { unknown, exchange } = await missing(context)
    return agreed([{ what: 'an unknown id', answer: unknown, exchange }])
  }),
  assumed('errors.deleted', 'write', observeDeleted),
  assumed('errors.unknown-path', 'read', async context => {
    const path = await context.client.send({ method: 'GET', path: '/no-such-path' })
    return agreed([{ what: 'an unknown path', answer: refusalStatus(path), exchange: path }])
  }),
]

/** Returns the status of a response to the id of a link that never existed. */
async function missing(context: Context): Promise<{ unknown: number | undefined; exchange: Exchange }> {
  const { id, got } = await deletion(context, 'links')
  const exchange = await once(context, 'a link that never existed', () =>
    context.client.send({ method: 'GET', path: pathOf('links', unlikeId(id)) }),
  )
  const unknown = refusalStatus(exchange)
  // A service may see at once that an id cannot be one of its own, such as one with a check digit.
  const isMalformed = unknown === undefined || unknown === 400 || unknown === 422
  return isMalformed ? { unknown: refusalStatus(got), exchange: got } : { unknown, exchange }
}

async function observeDeleted(context: Context): Promise<Observation<Answers['errors.deleted']>> {
  const { unknown, exchange } = await missing(context)
  const gone = { links: await deletion(context, 'links'), pixels: await deletion(context, 'pixels') }
  const evidence = [exchange, gone.links.got, gone.pixels.got]
  const [links, pixels] = [refusalStatus(gone.links.got), refusalStatus(gone.pixels.got)]
  if (unknown === undefined || links === undefined || pixels === undefined)
    return unseen('no response showed the answer', ...evidence)
  const own = (status: number) => (status === unknown ? 'as-unknown' : status)
  return observed({ links: own(links), pixels: own(pixels) }, ...evidence)
}
