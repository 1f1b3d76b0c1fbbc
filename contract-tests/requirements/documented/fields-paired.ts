import { readPointer } from '../../../src/documents/pointer.ts'
import type { Context } from '../../discover/context.ts'
import { areRows, areTexts, type LinkField, type LinkInput } from '../../discover/input.ts'
import { type FieldValue, idsOf, isId } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'
import { rowsIn, sameRows } from '../../discover/rows.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { documented } from '../support/kit.ts'
import { pairedLinks, updateInPairs } from '../support/paired-links.ts'
import { isStoredTogether } from '../support/shared-links.ts'
import { isChangedTogether } from '../support/shared-updates.ts'
import { holdsIfShown } from '../support/stored.ts'
import { aloneOf, isStoredAlone, isStoredWithoutOthers, judgedIn, lost } from '../support/stored-alone.ts'

/**
 * Section 4.1: a request may send any of the fields, so none is lost because of one that is sent, or of one that is not. A
 * field is judged if the server stores it in another link or another update.
 */
export const pairsFields = {
  creates: documented('links.create.some-fields', 'POST /links stores any choice of fields', {
    source: '4.1',
    after: ['links.create.fields-combine'],
    async run(context) {
      for (const { judged, exchange, ...link } of await pairedLinks(context)) {
        const alias: [LinkField, FieldValue][] = judged.alias === undefined ? [] : [['alias', judged.alias]]
        for (const [name, value] of [...judgedIn(context, judged), ...alias]) {
          if ((await holdsIfShown(context, 'links', link, name, value)) !== false) continue
          const isStored = needsNoOther(name, judged)
            ? isStoredTogether(context, name)
            : isStoredAlone(context, name, value, aloneOf(name, judged))
          if (await isStored) throw lost(name, value, exchange)
        }
      }
    },
  }),
  updates: documented('links.update.some-fields', 'PUT /links/{id} stores any choice of fields', {
    source: '4.1',
    after: ['links.update.fields-combine'],
    async run(context) {
      await updateInPairs(context, async ({ id, sent, judged, exchange }) => {
        for (const [name, value] of judgedIn(context, judged)) {
          if ((await holdsIfShown(context, 'links', { id, sent }, name, value)) !== false) continue
          if (await isAdded(context, id, name, value)) continue
          const isStored = needsNoOther(name, judged)
            ? isChangedTogether(context, name)
            : isStoredWithoutOthers(context, name, value, aloneOf(name, judged))
          if (await isStored) throw lost(name, value, exchange)
        }
      })
    },
  }),
} satisfies Record<string, DocumentedRequirement>

/**
 * Whether a link shows a list among the items of earlier updates: that an update adds to a list is an answer to the question
 * `input.lists-on-update`.
 */
async function isAdded(context: Context, id: string, name: LinkField, value: FieldValue): Promise<boolean> {
  const place = context.discovered.place('links', name)
  const { record } = await get(context, 'links', id)
  if (place === undefined || record === undefined) return false
  const raw = readPointer(record, place.at)
  if (areRows(value)) {
    const shown = rowsIn(raw, place.row)
    return value.every(row => shown.some(one => sameRows([one], [row])))
  }
  return areTexts(value) && value.every(item => idsOf(raw, place)?.some(one => isId(one, item)))
}

/**
 * Whether nothing that a service may need for a field is missing, so that any other link shows whether the field is
 * stored: with another value, too.
 */
function needsNoOther(name: LinkField, sent: LinkInput): boolean {
  return (
    name === 'alias' ||
    (name === 'expiration_time' && sent.expiration_date !== undefined) ||
    (name === 'expiration_url' && sent.expiration_clicks !== undefined)
  )
}
