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
import { holds, mustHold } from '../support/stored.ts'

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
        const stored = await sendEach(context, 'links', id, changes)
        const others = Object.fromEntries(
          unsent.filter(name => preserved.get(name)).map(name => [name, sent[name]]),
        )
        const held = await heldOf(context, id, { ...sent, ...stored }, others)
        const lost = unsent.filter(name => held.get(name) === false)
        // An update may overwrite the part of a link that it is about, with the fields that it does not send.
        const clearsParts = lost.length > 1 && lost.length > held.size / 2
        await mustStoreEach(context, 'links', { id, sent }, stored, clearsParts)
        const [first] = lost
        if (first !== undefined && !clearsParts)
          throw broken(
            `${first} to stay ${brief(sent[first])}`,
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
        const stored = await sendEach(context, 'pixels', id, changes)
        await mustStoreEach(context, 'pixels', { id, sent }, stored, false)
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

/** Sends each field alone. Returns those that were accepted. Throws Skipped if none was. */
async function sendEach(context: Context, resource: Resource, id: string, changes: Input): Promise<Input> {
  const stored: Input = {}
  for (const [name, value] of fieldsIn(changes)) {
    const exchange = await update(context, resource, id, { [name]: value })
    if (context.discovered.ok(exchange)) Object.assign(stored, { [name]: value })
  }
  if (fieldsIn(stored).length === 0) throw new Skipped('an update of one field is refused')
  return stored
}

/**
 * Throws if the record lacks a field that was sent alone, and accepted.
 * @param clearsParts whether a later update may have cleared it, so that it is sent again before it counts as lost
 */
async function mustStoreEach(
  context: Context,
  resource: Resource,
  { id, sent }: Subject,
  stored: Input,
  clearsParts: boolean,
): Promise<void> {
  const accepted = fieldsIn(stored)
  const subject = { id, sent: { ...sent, ...stored } }
  const unseen: Skipped[] = []
  for (const [name, value] of accepted) {
    try {
      if (clearsParts && !(await holds(context, resource, subject, name, value)))
        await update(context, resource, id, { [name]: value })
      await mustHold(context, resource, subject, name, value)
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      unseen.push(error)
    }
  }
  const [first] = unseen
  if (first !== undefined && unseen.length === accepted.length) throw first
  await mustShowInBoth(context, resource, id, accepted)
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
