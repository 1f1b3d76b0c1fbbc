import { readPointer } from '../../../src/documents/pointer.ts'
import { brief } from '../../core/match.ts'
import { type LinkField, lists } from '../../discover/input.ts'
import { showsValue } from '../../discover/places.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, readOnce } from '../support/kit.ts'
import { bareLink } from '../support/new-link.ts'
import { pairedLinks } from '../support/paired-links.ts'

/** Fields of which each link was sent its own value, so that a link that shows it has it from that link. */
const telling: readonly LinkField[] = ['expiration_url', 'expiration_date', 'expiration_clicks', ...lists]

/** Fields of which several links were sent the same value. */
const common: readonly LinkField[] = [
  'space_id',
  'pixel_ids',
  'disabled',
  'privacy',
  'target_type',
  'password',
  'privacy_password',
]

/**
 * Section 2.1: a field that is not sent has its default or no value, and not that of an earlier link. A common value counts
 * only if the first link of the run that was created without optional fields does not show it.
 */
export const staysApart: DocumentedRequirement = documented(
  'links.create.own-fields',
  'POST /links gives a link no value that was sent for an earlier one',
  {
    source: '2.1',
    after: ['links.create.some-fields'],
    async run(context) {
      const links = await pairedLinks(context)
      const { id: firstId, proof: firstProof } = await bareLink(context)
      const first = firstId === undefined ? undefined : await readOnce(context, 'links', firstId, firstProof)
      for (const [index, { id, judged, proof }] of links.entries()) {
        const { record, exchange } = await readOnce(context, 'links', id, proof)
        const isBare = Object.keys(judged).length === 0 && first?.record !== undefined
        for (const name of isBare ? [...telling, ...common] : telling) {
          const value = links.slice(0, index).findLast(one => one.judged[name] !== undefined)?.judged[name]
          const place = context.discovered.place('links', name)
          if (record === undefined || judged[name] !== undefined || value === undefined || !place?.proven)
            continue
          const isShown = (shown: unknown) => showsValue(place, shown, value) === true
          if (!isShown(record) || (isBare && isShown(first.record))) continue
          const received = `${brief(readPointer(record, place.at))}, which was sent for an earlier link`
          throw broken(`no ${name} in a link for which none was sent`, received, exchange)
        }
      }
    },
  },
)
