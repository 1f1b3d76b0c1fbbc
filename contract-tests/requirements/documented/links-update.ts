import { everything } from '../../discover/facts.ts'
import { update } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, mustSucceed } from '../support/kit.ts'
import { changeLink, linkFixture, mustHoldOne, target } from '../support/link-fixture.ts'
import { linkUrl } from '../support/new-link.ts'
import { combinesFields } from './fields-combine.ts'
import { pairsFields } from './fields-paired.ts'
import {
  ignoresDomain,
  keepsDomain,
  keepsLists,
  keepsPixels,
  preserves,
  preservesTheRest,
} from './links-keep.ts'
import { changesNoOther } from './links-neighbours.ts'
import { linkUpdateAloneRequirements } from './links-update-alone.ts'
import { linkUpdateFieldRequirements } from './links-update-fields.ts'
import { foundAfterUpdates } from './links-update-found.ts'
import { storesOneField } from './update-one-field.ts'

const after = ['links.update.applied']

/**
 * Section 4.1, update: every field of section 2.1 except domain_id can be changed, and nothing else changes.
 */
export const linkUpdateRequirements: readonly DocumentedRequirement[] = [
  documented('links.update.accepted', 'PUT /links/{id} with a form is accepted', {
    source: '4.1',
    after: ['links.create.stored'],
    async run(context) {
      const fixture = await linkFixture(context)
      mustSucceed(await update(context, 'links', fixture.id, fixture.sent), 'an update')
    },
  }),
  documented('links.update.applied', 'PUT /links/{id} changes the link', {
    source: '4.1',
    after: ['links.update.accepted'],
    async run(context) {
      const changes = {
        url: linkUrl(context, 'applied', (await linkFixture(context)).marker),
        expiration_url: target('applied'),
        expiration_clicks: '81021',
      }
      const { exchange, fixture } = await changeLink(context, changes)
      mustSucceed(exchange, 'an update')
      await mustHoldOne(context, fixture, changes)
    },
  }),
  ...linkUpdateFieldRequirements,
  ...linkUpdateAloneRequirements,
  combinesFields.updates,
  pairsFields.updates,
  storesOneField.links,
  preservesTheRest,
  keepsDomain,
  ignoresDomain,
  preserves('alias'),
  preserves('disabled'),
  preserves('privacy'),
  keepsPixels,
  keepsLists,
  documented('links.update.other-links', 'PUT /links/{id} changes no other link', {
    source: '4.1',
    after,
    discovers: everything,
    alone: true,
    run: changesNoOther,
  }),
  ...foundAfterUpdates,
  documented('links.update.no-copy', 'PUT /links/{id} creates no second link', {
    source: '4.1',
    after: [...after, 'links.list.search-by-url'],
    async run(context) {
      const before = await linkFixture(context)
      const words = `copy-${before.marker}`
      const first = { url: `${context.discovered.prefixes.links}${words}-one` }
      for (const changes of [first, { url: `${context.discovered.prefixes.links}${words}-two` }]) {
        const { exchange } = await changeLink(context, changes, true)
        mustSucceed(exchange, 'an update')
        const found = await list(context, 'links', { search: changes.url, search_by: 'url' })
        if (context.discovered.narrows.links && !found.ids.includes(before.id))
          throw broken('the changed link among those with its url', 'a list without it', found.exchange)
        const others = found.ids.filter(id => id !== before.id)
        const matching = found.records.filter(record => JSON.stringify(record).includes(words))
        if (others.length > 0 && matching.length > 1)
          throw broken('one link with the url that was sent', `${matching.length} links`, found.exchange)
      }
      const old = await list(context, 'links', { search: first.url, search_by: 'url', per_page: '50' })
      if (old.records.some(record => JSON.stringify(record).includes(`${words}-one`)))
        throw broken('no link with the previous url', 'a link that still has it', old.exchange)
    },
  }),
]
