import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { carries } from '../../core/marker.ts'
import { brief } from '../../core/match.ts'
import { everything } from '../../discover/facts.ts'
import { idsOf } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { mustTouchNoOther } from '../support/around.ts'
import {
  deletion,
  mustLeaveFilters,
  mustLeaveNamesake,
  mustLeavePixel,
  mustLeaveTwin,
} from '../support/deletion.ts'
import { broken, documented, mustSucceed } from '../support/kit.ts'
import { neighbourRounds } from '../support/neighbours.ts'
import { deletePixelInUse } from '../support/pixel-in-use.ts'
import { hasPixel } from './links-filters.ts'

export const linkDeleteRequirements = [
  ...deletesOf('links'),
  documented('links.delete.keeps-pixels', 'DELETE /links/{id} deletes no pixel that the link has', {
    source: '4.1',
    after: ['links.delete.applied', 'links.create.pixel-ids-indexed', 'pixels.create.stored'],
    run: mustLeavePixel,
  }),
]
export const pixelDeleteRequirements = [
  ...deletesOf('pixels'),
  documented('pixels.delete.in-use', 'A pixel that links use is deleted, unless the server refuses it', {
    source: '4.2',
    after: ['pixels.delete.applied', 'links.create.stored'],
    async run(context) {
      const { id, marker, deleted } = await deletePixelInUse(context)
      if (deleted === undefined) throw new Skipped('no link has a pixel')
      if (!context.discovered.ok(deleted)) throw new Skipped('the server refuses to delete a pixel in use')
      const { exchange } = await get(context, 'pixels', id)
      if (context.discovered.ok(exchange) && carries(exchange.answer.json, marker))
        throw broken('the pixel to be deleted', brief(exchange.answer.text), exchange)
    },
  }),
  documented(
    'pixels.delete.keeps-links',
    'DELETE /pixels/{id} deletes no link, and detaches no other pixel',
    {
      source: '4.2',
      after: ['pixels.delete.in-use'],
      async run(context) {
        const { other, link, before } = await deletePixelInUse(context)
        const { record, exchange } = await get(context, 'links', link.id, { fresh: true })
        if (!context.discovered.ok(exchange))
          throw broken('the link that used the pixel to remain', `status ${exchange.answer.status}`, exchange)
        const place = context.discovered.place('links', 'pixel_ids')
        const isShown =
          place?.proven === true && idsOf(readPointer(before.record, place.at), place) !== undefined
        if (isShown && !hasPixel(context, { record, sent: {} }, other))
          throw broken(`the link to keep its pixel ${other}`, 'a link without it', exchange)
      },
    },
  ),
]

/**
 * Sections 4.1 and 4.2, delete: the record can no longer be read or listed, and no other record is deleted.
 */
function deletesOf(resource: Resource): readonly DocumentedRequirement[] {
  const one = resource.slice(0, -1)
  const source = resource === 'links' ? '4.1' : '4.2'
  return [
    documented(`${resource}.delete.accepted`, `DELETE /${resource}/{id} is accepted`, {
      source,
      after: [`${resource}.create.stored`],
      async run(context) {
        mustSucceed((await deletion(context, resource)).deleted, 'a delete')
      },
    }),
    documented(`${resource}.delete.applied`, `DELETE /${resource}/{id} deletes the ${one}`, {
      source,
      after: [`${resource}.delete.accepted`],
      async run(context) {
        const { readable, inList, got } = await deletion(context, resource)
        if (readable && inList) throw broken(`the ${one} to be deleted`, brief(got.answer.text), got)
      },
    }),
    documented(`${resource}.delete.gone-from-get`, `A deleted ${one} cannot be read any more`, {
      source,
      after: [`${resource}.delete.applied`],
      async run(context) {
        const { readable, got } = await deletion(context, resource)
        if (readable) throw broken(`no response with the deleted ${one}`, brief(got.answer.text), got)
      },
    }),
    documented(`${resource}.delete.gone-from-list`, `A deleted ${one} is in no list`, {
      source,
      after: [`${resource}.delete.applied`],
      async run(context) {
        const { inList, listed } = await deletion(context, resource)
        if (inList) throw broken(`a list without the deleted ${one}`, 'a list with it', listed)
        if (resource === 'links') await mustLeaveFilters(context)
      },
    }),
    documented(`${resource}.delete.others`, `DELETE /${resource}/{id} deletes no other ${one}`, {
      source,
      after: [`${resource}.delete.applied`],
      discovers: everything,
      alone: true,
      async run(context) {
        for (let round = 1; round <= neighbourRounds; round += 1) {
          const { lost, areAdjacent } = await deletion(context, resource, round)
          if (lost !== undefined)
            throw broken(
              `the ${resource} created just before and after to remain`,
              `status ${lost.answer.status}`,
              lost,
            )
          if (areAdjacent) break
        }
        await (resource === 'links' ? mustLeaveTwin(context) : mustLeaveNamesake(context))
        await mustTouchNoOther(context, `${resource}.delete`)
      },
    }),
  ]
}
