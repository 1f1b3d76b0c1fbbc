import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Resource } from '../writes/account.ts'
import type { Context } from './context.ts'
import type { Attempt } from './found.ts'
import { formFields, type Input, type LinkInput, lists, type Spelling } from './input.ts'

/**
 * Creates one record with these fields, and those that the server always requires. Returns any response,
 * refusals included.
 */
export async function create(
  { account, discovered }: Pick<Context, 'account' | 'discovered'>,
  resource: Resource,
  fieldsOf: (marker: string) => Input,
  spelling: Spelling = 'indexed',
): Promise<Attempt> {
  let sent: Input = {}
  const made = await account.createAgain(resource, marker => {
    const fields = fieldsOf(marker)
    const always = resource === 'links' && fields.domain === undefined ? discovered.always : {}
    sent = { ...always, ...fields }
    return formFields(sent, spelling)
  })
  if (made.id !== undefined) discovered.noteWrite(resource, made.id, made.exchange)
  else if (discovered.ok(made.exchange)) discovered.mustKnowRefusals()
  return { exchange: made.exchange, id: made.id, marker: made.marker, sent, proof: made.proof }
}

/** Groups of fields. A server may refuse one group and accept the others. */
const groups: readonly (readonly (keyof LinkInput)[])[] = [
  ['disabled'],
  ['privacy', 'privacy_password'],
  ['privacy_password'],
  ['password'],
  ['target_type', ...lists],
  lists,
  ['language'],
  ['expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'],
  ['expiration_url'],
  ['expiration_clicks'],
  ['pixel_ids'],
  ['space_id'],
  ['alias'],
  ['domain_id'],
  ['disabled', 'privacy', 'privacy_password', 'target_type', ...lists],
]

/**
 * Creates a link with as many of these fields as the server accepts: with all of them, without one group, or
 * else with only the url and the domain. So one refused value does not hide where the other fields are shown.
 */
export async function createWhatIsTaken(
  context: Pick<Context, 'account' | 'discovered'>,
  fieldsOf: (marker: string) => LinkInput,
  refused: Set<readonly (keyof LinkInput)[]>,
  spelling: Spelling = 'indexed',
): Promise<Attempt> {
  const known = [...refused].flat()
  const whole = await tryCreate(context, marker => without(fieldsOf(marker), known), spelling)
  if (whole !== undefined && context.discovered.ok(whole.exchange)) return whole
  for (const group of groups) {
    if (!group.some(name => !known.includes(name) && fieldsOf('m')[name] !== undefined)) continue
    const part = await tryCreate(context, marker => without(fieldsOf(marker), [...known, ...group]), spelling)
    if (part === undefined || !context.discovered.ok(part.exchange)) continue
    refused.add(group)
    return part
  }
  const basic = (marker: string): LinkInput => {
    const { url, domain_id } = fieldsOf(marker)
    return { ...(url === undefined ? {} : { url }), ...(domain_id === undefined ? {} : { domain_id }) }
  }
  return create(context, 'links', basic)
}

/** Creates a link. Returns undefined if the server fails or does not respond: this counts as a refusal. */
export async function tryCreate(
  context: Pick<Context, 'account' | 'discovered'>,
  fieldsOf: (marker: string) => LinkInput,
  spelling: Spelling = 'indexed',
): Promise<Attempt | undefined> {
  try {
    return await create(context, 'links', fieldsOf, spelling)
  } catch (error) {
    if (error instanceof Inconclusive || error instanceof ContractBroken) return undefined
    throw error
  }
}

/** Returns a copy of the fields without some of them. */
export function without(fields: LinkInput, names: readonly string[]): LinkInput {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/**
 * Changes a record. Callers pass the whole form, because some servers reset every field that is not sent. The
 * domain is sent only if the server requires it.
 */
export async function update(
  { account, discovered }: Pick<Context, 'account' | 'discovered'>,
  resource: Resource,
  id: string,
  fields: Input,
  spelling: Spelling = 'indexed',
): Promise<Exchange> {
  const { domain_id: _, domain: __, ...sendable } = fields
  const form = resource === 'links' ? { ...sendable, ...discovered.alwaysOnUpdate } : sendable
  const exchange = await account.update(resource, id, formFields(form, spelling))
  discovered.noteWrite(resource, id, exchange)
  return exchange
}
