import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkField } from '../../discover/input.ts'
import { showsValue } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { fieldsIn } from '../support/input-fields.ts'
import { documented, readOnce } from '../support/kit.ts'
import { changePixel, pixelFixture } from '../support/pixel-fixture.ts'
import { sharedLinks } from '../support/shared-links.ts'
import { sharedUpdates } from '../support/shared-updates.ts'
import { holdsIfShown } from '../support/stored.ts'
import { aloneOf, isStoredAlone, isStoredWithoutOthers, judgedIn, lost } from '../support/stored-alone.ts'

/**
 * Sections 4.1 and 4.2: a request may send all fields, so none is lost because of another. A field is judged if the
 * server stores it without the others. What it refuses or never stores is for other requirements to judge.
 */
export const combinesFields = {
  creates: documented('links.create.fields-combine', 'POST /links loses no field because of another', {
    source: '4.1',
    after: ['links.create.stored'],
    async run(context) {
      const links = await sharedLinks(context)
      if (links.length === 0) throw new Skipped('the server accepts no link with many fields')
      for (const { judged, created, ...link } of links) {
        for (const [name, value] of judgedIn(context, judged)) {
          if ((await holdsIfShown(context, 'links', link, name, value)) !== false) continue
          if (await isStoredAlone(context, name, value, aloneOf(name, judged)))
            throw lost(name, value, created)
        }
      }
      await mustReferToEach(context)
    },
  }),
  updates: documented('links.update.fields-combine', 'PUT /links/{id} loses no field because of another', {
    source: '4.1',
    after: ['links.update.applied'],
    async run(context) {
      const updates = await sharedUpdates(context)
      if (updates.length === 0) throw new Skipped('the server accepts no update of many fields')
      for (const { sent, held, exchange } of updates) {
        for (const [name, value] of judgedIn(context, sent)) {
          if (held.get(name) !== false) continue
          if (await isStoredWithoutOthers(context, name, value, aloneOf(name, sent)))
            throw lost(name, value, exchange)
        }
      }
    },
  }),
  pixelUpdates: documented(
    'pixels.update.fields-combine',
    'PUT /pixels/{id} loses no field because of another',
    {
      source: '4.2',
      after: ['pixels.update.applied'],
      async run(context) {
        const { id, marker, sent: before } = await pixelFixture(context)
        const type = before.type === 'quora' ? 'linkedin' : 'quora'
        const changes = { name: `${marker}-combined`, type, value: `combined-${marker}` }
        await changePixel(context, changes)
        const { record, exchange } = await get(context, 'pixels', id)
        for (const [name, value] of fieldsIn(changes)) {
          const place = context.discovered.place('pixels', name)
          if (!place?.proven || record === undefined || showsValue(place, record, value) !== false) continue
          // Whether an update that sends the same type and name again stores it.
          await changePixel(context, { [name]: value })
          const again = await get(context, 'pixels', id)
          if (again.record !== undefined && showsValue(place, again.record, value) === true)
            throw lost(name, value, exchange)
        }
      },
    },
  ),
} satisfies Record<string, DocumentedRequirement>

/** Fields that no other one changes. A service may show those that decide about the status of a link together. */
const references: readonly LinkField[] = ['domain_id', 'space_id', 'pixel_ids']

/** Throws if a link of the fixture account shows another reference than was sent, unless it does so alone, too. */
async function mustReferToEach(context: Context): Promise<void> {
  const { actors } = await fixtureAccount(context)
  for (const { id, sent, record } of actors) {
    for (const [name, value] of judgedIn(context, sent).filter(([name]) => references.includes(name))) {
      const place = context.discovered.place('links', name)
      if (record === undefined || place === undefined || showsValue(place, record, value) !== false) continue
      if (!(await isStoredAlone(context, name, value, aloneOf(name, sent)))) continue
      throw lost(name, value, (await readOnce(context, 'links', id)).exchange)
    }
  }
}
