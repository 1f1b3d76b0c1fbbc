import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { list } from '../../discover/reads.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
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
    const gone = await deletion(context, 'links')
    return agreed([{ what: 'an unknown id', answer: refusalStatus(gone.got), exchange: gone.got }])
  }),
  assumed('errors.unknown-path', 'read', async context => {
    const path = await context.client.send({ method: 'GET', path: '/no-such-path' })
    return agreed([{ what: 'an unknown path', answer: refusalStatus(path), exchange: path }])
  }),
]
