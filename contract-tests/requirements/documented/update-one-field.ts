import { Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Input, LinkInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { describePlace, type FieldValue, showsValue } from '../../discover/places.ts'
import { get, list, narrowing } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { fieldsIn } from '../support/input-fields.ts'
import { broken, documented, type Subject } from '../support/kit.ts'
import { target } from '../support/link-fixture.ts'
import { heldOf, partialUpdate, preservesMost } from '../support/partial-update.ts'
import { plainAlias } from '../support/sample-values.ts'
import { leaveSpare, takeSpare } from '../support/spares.ts'
import { mustHold } from '../support/stored.ts'

/**
 * It is open whether an update may send one field only (4.3), so it may be refused. If it is accepted, the field is
 * stored. Not tried on a server that removes the fields that are not sent: a record without its url or name cannot be
 * recognised.
 */
export const storesOneField: Readonly<Record<Resource, DocumentedRequirement>> = {
  links: documented(
    'links.update.one-field',
    'PUT /links/{id} stores a field that it accepts without the others',
    {
      source: '4.1',
      after: ['links.update.applied'],
      async run(context) {
        const { id, marker, sent, preserved } = await keepingUpdate(context)
        const [, space_id = sent.space_id] = context.settings.spaceIds
        const changes: LinkInput = {
          alias: plainAlias('single', marker),
          disabled: sent.disabled === '1' ? '0' : '1',
          privacy: '0',
          expiration_url: target('single'),
          expiration_date: '2094-05-17',
          expiration_time: '17:46',
          expiration_clicks: '61051',
          // Last, so that no other update makes a service notice it.
          ...(space_id !== undefined && { space_id }),
        }
        const stored = await mustStoreEach(context, 'links', { id, sent }, changes)
        const others = Object.fromEntries(
          unsent.filter(name => preserved.get(name)).map(name => [name, sent[name]]),
        )
        const held = await heldOf(context, id, { ...sent, ...stored }, others)
        const lost = unsent.find(name => held.get(name) === false)
        if (lost !== undefined)
          throw broken(
            `${lost} to stay ${brief(sent[lost])}`,
            'another value after updates of other fields',
            (await get(context, 'links', id)).exchange,
          )
        if (stored.space_id === undefined || stored.space_id === sent.space_id) return
        const query = { ...narrowing(context, 'links'), space_id: stored.space_id, per_page: '100' }
        const { ids, exchange } = await list(context, 'links', query)
        if (!ids.includes(id) && ids.length < 100)
          throw broken(
            `the changed link in the list for space_id=${stored.space_id}`,
            'a list without it',
            exchange,
          )
      },
    },
  ),
  pixels: documented(
    'pixels.update.one-field',
    'PUT /pixels/{id} stores a field that it accepts without the others',
    {
      source: '4.2',
      after: ['pixels.update.applied'],
      async run(context) {
        await keepingUpdate(context)
        const spare = await takeSpare(context, 'pixels', marker => ({
          name: `${marker}-single`,
          type: 'bing',
          value: `single-${marker}`,
        }))
        const { id, marker, sent } = spare
        // No other requirement creates pixels with these words.
        const changes = {
          name: `${marker}-one-field`,
          value: `one-field-${marker}`,
          type: sent.type === 'x' ? 'bing' : 'x',
        }
        await mustStoreEach(context, 'pixels', { id, sent }, changes)
        leaveSpare(context, 'pixels', { id, marker, sent: { ...sent, ...changes } })
      },
    },
  ),
}

/** Fields that no update of one field sends, and that none of the sent ones may affect. */
const unsent = ['pixel_ids', 'target_type', 'country', 'language', 'password'] as const

/** Returns the update that sent only the url. Throws Skipped if it removed the other fields. */
async function keepingUpdate(context: Context): ReturnType<typeof partialUpdate> {
  const partial = await partialUpdate(context)
  if (!preservesMost(partial))
    throw new Skipped('on this server, an update removes the fields that are not sent')
  return partial
}

/** Sends each field alone. Throws if the record lacks one that was accepted. Returns those that were. */
async function mustStoreEach(
  context: Context,
  resource: Resource,
  subject: Subject,
  changes: Input,
): Promise<Input> {
  const stored: Input = {}
  for (const [name, value] of fieldsIn(changes)) {
    const exchange = await update(context, resource, subject.id, { [name]: value })
    if (context.discovered.ok(exchange)) Object.assign(stored, { [name]: value })
  }
  const accepted = fieldsIn(stored)
  if (accepted.length === 0) throw new Skipped('an update of one field is refused')
  const unseen: Skipped[] = []
  for (const [name, value] of accepted) {
    try {
      await mustHold(context, resource, { ...subject, sent: { ...subject.sent, ...stored } }, name, value)
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      unseen.push(error)
    }
  }
  const [first] = unseen
  if (first !== undefined && unseen.length === accepted.length) throw first
  await mustShowInBoth(context, resource, subject.id, accepted)
  return stored
}

/** Throws if a list shows values that a read of the record does not: a service may read an outdated copy. */
async function mustShowInBoth(
  context: Context,
  resource: Resource,
  id: string,
  values: readonly (readonly [keyof Input, FieldValue])[],
): Promise<void> {
  const { ids, records } = await list(context, resource, { per_page: '100' })
  const { record, exchange } = await get(context, resource, id)
  const listed = records[ids.indexOf(id)]
  if (listed === undefined || record === undefined) return
  for (const [name, value] of values) {
    const place = context.discovered.place(resource, name)
    if (place?.proven !== true || showsValue(place, listed, value) !== true) continue
    if (showsValue(place, record, value) !== false) continue
    const again = await get(context, resource, id, { fresh: true })
    if (again.record === undefined || showsValue(place, again.record, value) !== false) continue
    throw broken(
      `${name} ${brief(value)}, as in the list`,
      `${name} ${describePlace(place, again.record)}`,
      exchange,
    )
  }
}
