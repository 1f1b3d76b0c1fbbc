import { listOfType } from '../../../src/dialect/shapes/scopes/rows.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type LinkField, type LinkInput, lists } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import type { FieldValue } from '../../discover/places.ts'
import { broken } from './kit.ts'
import { richLink } from './link-fixture.ts'
import { createWith } from './new-link.ts'
import { holdsIfShown } from './stored.ts'

/** Whether a new link stores a field without others. */
export async function isStoredAlone(
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
export function aloneOf(name: LinkField, sent: LinkInput): LinkInput {
  const names = [name, ...(companions[name] ?? [])]
  return Object.fromEntries(names.flatMap(one => (sent[one] === undefined ? [] : [[one, sent[one]]])))
}

/**
 * Returns the fields to judge: those that the server shows. Not the address and the alias, which have values of
 * different forms, nor lists that the target type does not select, because a service may drop them.
 */
export function judgedIn({ discovered }: Context, sent: LinkInput): [LinkField, FieldValue][] {
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
export async function isStoredWithoutOthers(
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

/** Creates the error for a field that is lost because of others. */
export function lost(name: string, value: FieldValue, exchange: Exchange): Error {
  return broken(
    `${name} ${brief(value)} to be stored, as without the other fields`,
    'a record without it',
    exchange,
  )
}
