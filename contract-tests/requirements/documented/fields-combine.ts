import { listOfType } from '../../../src/dialect/shapes/scopes/rows.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type LinkField, type LinkInput, lists } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { type FieldValue, showsValue } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { fieldsIn } from '../support/input-fields.ts'
import { broken, documented, readOnce } from '../support/kit.ts'
import { richLink } from '../support/link-fixture.ts'
import { createWith } from '../support/new-link.ts'
import { changePixel, pixelFixture } from '../support/pixel-fixture.ts'
import { sharedLinks } from '../support/shared-links.ts'
import { sharedUpdates } from '../support/shared-updates.ts'
import { holdsIfShown } from '../support/stored.ts'

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

/** Whether a new link stores a field without others. */
async function isStoredAlone(
  context: Context,
  name: LinkField,
  value: FieldValue,
  fields: LinkInput,
): Promise<boolean> {
  const { exchange, id, sent } = await createWith(context, `only_${name}`, fields)
  if (!context.discovered.ok(exchange) || id === undefined) return false
  return (await holdsIfShown(context, 'links', { id, sent }, name, value)) === true
}

/** The fields that another field needs: without them, a service may not store it. */
const companions: Partial<Record<LinkField, readonly LinkField[]>> = {
  privacy_password: ['privacy'],
  expiration_time: ['expiration_date'],
  target_type: lists,
  ...Object.fromEntries(lists.map(name => [name, ['target_type']])),
}

/** Returns a field of a link, and of its other fields only those that it needs. */
function aloneOf(name: LinkField, sent: LinkInput): LinkInput {
  const names = [name, ...(companions[name] ?? [])]
  return Object.fromEntries(names.flatMap(one => (sent[one] === undefined ? [] : [[one, sent[one]]])))
}

/**
 * Returns the fields to judge: those that the server shows. Not the address and the alias, which have values of
 * different forms, nor lists that the target type does not select, because a service may drop them.
 */
function judgedIn({ discovered }: Context, sent: LinkInput): [LinkField, FieldValue][] {
  const active = listOfType[Number(sent.target_type ?? 0)]
  const isActive = (name: LinkField) =>
    name === 'language' || name === active || !lists.some(one => one === name)
  return (Object.entries(sent) as [LinkField, FieldValue][]).filter(
    ([name]) =>
      !['url', 'alias', 'domain'].includes(name) &&
      isActive(name) &&
      discovered.place('links', name)?.proven === true,
  )
}

/**
 * Whether an update stores a value that it sends alone, or with only the fields of the create. Some services
 * reset the fields that an update does not send.
 */
async function isStoredWithoutOthers(
  context: Context,
  name: LinkField,
  value: FieldValue,
  alone: LinkInput,
): Promise<boolean> {
  const link = await richLink(context, `only-${name}`)
  if (brief(link.sent[name]) === brief(value)) return false
  for (const sent of [alone, { ...link.sent, ...alone }]) {
    const exchange = await update(context, 'links', link.id, sent)
    if (!context.discovered.ok(exchange)) continue
    if ((await holdsIfShown(context, 'links', { id: link.id, sent }, name, value)) === true) return true
  }
  return false
}

function lost(name: string, value: FieldValue, exchange: Exchange): Error {
  return broken(
    `${name} ${brief(value)} to be stored, as without the other fields`,
    'a record without it',
    exchange,
  )
}
