import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { fixturePixelIds } from '../support/fixture-account.ts'
import { documented, mustBeKnown, mustSucceed, type Subject } from '../support/kit.ts'
import { createWith } from '../support/new-link.ts'
import { holds, mustHold } from '../support/stored.ts'

/** Section 4.1, update: fields that change without the fields beside which they are usually sent. */
export const linkUpdateAloneRequirements: readonly DocumentedRequirement[] = [
  documented(
    'links.update.expiration-date-alone',
    'PUT /links/{id} accepts expiration_date for a link without an expiration_time',
    {
      source: '4.1',
      after: ['links.create.expiration-date', 'links.update.expiration-date'],
      async run(context) {
        const link = await plainLink(context, 'date_alone')
        await change(context, link, { expiration_date: '2093-10-26' })
        await mustHold(context, 'links', link, 'expiration_date', '2093-10-26')
      },
    },
  ),
  documented(
    'links.update.expiration-time-alone',
    'PUT /links/{id} accepts expiration_time without the expiration_date that the link has',
    {
      source: '4.1',
      after: ['links.update.expiration-time'],
      async run(context) {
        const link = await plainLink(context, 'time_alone', {
          expiration_date: '2093-10-26',
          expiration_time: '20:37',
        })
        const { url = '' } = link.sent
        const exchange = await update(context, 'links', link.id, { url, expiration_time: '06:41' })
        // It is open whether fields that are not sent keep their values, and a time alone may be refused.
        if (!context.discovered.ok(exchange)) throw new Skipped('a time alone is refused')
        if (!(await holds(context, 'links', link, 'expiration_date', '2093-10-26')))
          throw new Skipped('the update clears the expiration_date, which it does not send')
        await mustHold(context, 'links', link, 'expiration_time', '06:41')
      },
    },
  ),
  documented(
    'links.update.pixel-ids-as-many',
    'PUT /links/{id} accepts as many other pixel_ids as the link has',
    {
      source: '4.1',
      after: ['links.update.pixel-ids'],
      async run(context) {
        const [first, second] = await fixturePixelIds(context)
        const link = await plainLink(context, 'as_many', { pixel_ids: [first] })
        await change(context, link, { pixel_ids: [second] })
        // It is open whether a sent list replaces the old list or is merged into it.
        if (await holds(context, 'links', link, 'pixel_ids', [first, second])) return
        await mustHold(context, 'links', link, 'pixel_ids', [second])
      },
    },
  ),
]

/** A link of one requirement, and the fields that it was sent. */
type OwnLink = Subject & { sent: LinkInput }

async function plainLink(context: Context, key: string, fields: LinkInput = {}): Promise<OwnLink> {
  const made = await createWith(context, key, fields)
  mustSucceed(made.exchange, 'a link')
  return { id: mustBeKnown(made.id, 'a link'), sent: made.sent }
}

/** Sends an update with all fields of a link, some of them changed. */
async function change(context: Context, link: OwnLink, changes: LinkInput): Promise<void> {
  const sent = { ...link.sent, ...changes }
  mustSucceed(await update(context, 'links', link.id, sent), 'an update')
  link.sent = sent
}
