import { readPointer } from '../../../src/documents/pointer.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type InputRow, type LinkField, lists } from '../../discover/input.ts'
import { idsOf, showsValue } from '../../discover/places.ts'
import { rowsIn, sameRows } from '../../discover/rows.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, readOnce } from '../support/kit.ts'
import { bareLink } from '../support/new-link.ts'
import { type Paired, pairedLinks } from '../support/paired-links.ts'

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
 * Throws if one of the links that were created without a domain, a space and pixels has pixels, and another has none. A
 * service may attach pixels by default.
 */
async function mustHavePixelsAlike(context: Context, links: readonly Paired[]): Promise<void> {
  const place = context.discovered.place('links', 'pixel_ids')
  if (place?.proven !== true) return
  const plain = links.filter(
    ({ judged }) => !('domain_id' in judged || 'space_id' in judged || 'pixel_ids' in judged),
  )
  const shown: number[] = []
  for (const { id, proof } of [await bareLink(context), ...plain]) {
    if (id === undefined) continue
    const { record, exchange } = await readOnce(context, 'links', id, proof)
    if (record === undefined) continue
    const count = idsOf(readPointer(record, place.at), place)?.length ?? 0
    shown.push(count)
    if (count !== shown[0])
      throw broken(`${shown[0]} pixels, as another link that was created without any`, `${count}`, exchange)
  }
}

/** Returns the rows of a list in a record that were not sent for its link, but for earlier ones. */
function rowsOfOthers(
  { discovered }: Context,
  name: (typeof lists)[number],
  record: unknown,
  own: readonly InputRow[],
  earlier: readonly InputRow[],
): InputRow[] {
  const place = discovered.place('links', name)
  if (record === undefined || own.length === 0 || !place?.proven) return []
  const shown = rowsIn(readPointer(record, place.at), place.row)
  const isIn = (rows: readonly InputRow[], row: InputRow) => rows.some(one => sameRows([one], [row]))
  return shown.filter(row => isIn(earlier, row) && !isIn(own, row))
}

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
      await mustHavePixelsAlike(context, links)
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
        for (const name of lists) {
          const earlier = links.slice(0, index).flatMap(one => one.judged[name] ?? [])
          const row = rowsOfOthers(context, name, record, judged[name] ?? [], earlier)[0]
          if (row !== undefined)
            throw broken(
              `only the rows of ${name} that were sent`,
              `${brief(row)}, which was sent for an earlier link`,
              exchange,
            )
        }
      }
    },
  },
)
