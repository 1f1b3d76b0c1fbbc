import { formatPointer, readPointer } from '../../../src/documents/pointer.ts'
import type { Answers, Stated } from '../../../src/generated/answers.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isJsonObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { list, narrowing, type Query } from '../../discover/reads.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { fieldsPlace, namesAnyField, namesField } from '../support/field-errors.ts'
import { pageParameter } from '../support/pages.ts'
import { leaveSpare } from '../support/spares.ts'
import { aliasInUse } from '../support/taken.ts'
import { assumed, emptyForm, refusalStatus, spareLink, tryLink, unseen } from './observe.ts'

/** Questions about the fields that refusals name. */
export const assumedFields: readonly AssumedRequirement[] = [
  assumed('errors.fields', 'write', observeFields),
  assumed('errors.named-field', 'write', observeNamedField),
]

type Kind = keyof Answers['errors.fields']

/** Two requests with the same mistake. The second one is sent only if the first one is refused. */
type Two = readonly [() => Promise<Exchange>, () => Promise<Exchange>]

type About = keyof Answers['errors.named-field']

/** Links with a field that needs another field, which is missing. */
const lacking: Record<About, { input: LinkInput; missing: string; sent: string }> = {
  'links.expiration.time-only': {
    input: { expiration_time: '10:00' },
    missing: 'expiration_date',
    sent: 'expiration_time',
  },
  'links.privacy.password': { input: { privacy: '2' }, missing: 'privacy_password', sent: 'privacy' },
}

/**
 * Sends two requests with the same mistake, by question. A server may accept a mistake instead of refusing
 * it.
 */
const refusals: Record<Kind, (context: Context) => Promise<Two>> = {
  'ids.malformed': async ({ client }) => [
    () => client.send({ method: 'GET', path: '/links/abc' }),
    () => client.send({ method: 'GET', path: '/pixels/abc' }),
  ],
  'list.page-beyond-last': context => pages(context, '9000', '90000'),
  'list.page-invalid': context => pages(context, 'abc', '-1'),
  'list.unknown-value': async context => lists(context, { sort_by: 'foo' }, { per_page: '7' }),
  async 'list.unknown-filter-id'(context) {
    const { id, readable } = await deletion(context, 'pixels')
    if (readable) throw new Skipped('no pixel could be deleted, so no id is known to be unused')
    return lists(context, { pixel_id: id }, { pixel_id: id, per_page: '10' })
  },
  async 'links.update.empty-body'(context) {
    const spare = await spareLink(context)
    const update = async () => {
      const exchange = await context.account.update('links', spare.id, [], { once: true })
      if (refusalStatus(exchange) !== undefined) leaveSpare(context, 'links', spare)
      return exchange
    }
    return [update, update]
  },
  async 'links.alias.unique'(context) {
    const alias = (await aliasInUse(context))?.alias ?? (await takeAlias(context))
    const again = async () => (await tryLink(context, { alias })).exchange
    return [again, again]
  },
  async 'references.unknown'(context) {
    const { id, readable } = await deletion(context, 'pixels')
    if (readable) throw new Skipped('no pixel could be deleted, so no id is known to be unused')
    const attempt = async () => (await tryLink(context, { pixel_ids: [id] })).exchange
    return [attempt, attempt]
  },
}

async function takeAlias(context: Context): Promise<string> {
  const first = await tryLink(context, marker => ({ alias: `taken${marker.replace(/\W/g, '')}` }))
  if (first.id === undefined) throw new Skipped('no link with an alias could be created')
  return first.sent.alias ?? ''
}

function lists(context: Context, one: Query, other: Query): Two {
  const ask = async (query: Query) => (await list(context, 'links', query)).exchange
  return [() => ask(one), () => ask(other)]
}

async function pages(context: Context, one: string, other: string): Promise<Two> {
  const { name } = (await pageParameter(context)).answer
  const base = narrowing(context, 'links')
  return lists(context, { ...base, [name]: one }, { ...base, [name]: other })
}

async function observeFields(context: Context): Promise<Observation<Stated<'errors.fields'>>> {
  const invalid = await emptyForm(context)
  const { json } = invalid.answer
  const place = isJsonObject(json) ? fieldsPlace(json) : undefined
  if (refusalStatus(invalid) === undefined || place === undefined)
    return unseen('the refusal of invalid input names no fields', invalid)
  const seenKinds: [kind: string, namesFields: boolean][] = []
  const evidence: Exchange[] = [invalid]
  const missing: string[] = []
  for (const [kind, refuse] of Object.entries(refusals)) {
    const seen = await fieldsNamedIn(() => refuse(context), formatPointer(place))
    if ('reason' in seen) missing.push(`${kind} (${seen.reason})`)
    else {
      seenKinds.push([kind, seen.namesFields])
      evidence.push(seen.exchange)
    }
  }
  const answer: Stated<'errors.fields'> = Object.fromEntries(seenKinds)
  if (evidence.length < 2) return unseen(`no request is refused: ${missing.join(', ')}`, invalid)
  if (missing.length === 0) return { answer, evidence }
  return { answer, evidence, note: `not observed, and left out: ${missing.join(', ')}` }
}

/** Returns whether refusals for the same mistake name fields, or the reason why this cannot be observed. */
async function fieldsNamedIn(
  refuse: () => Promise<Two>,
  place: string,
): Promise<{ namesFields: boolean; exchange: Exchange } | { reason: string }> {
  try {
    const [send, sendAnother] = await refuse()
    const exchange = await send()
    if (refusalStatus(exchange) === undefined) return { reason: 'not refused' }
    const another = await sendAnother()
    if (refusalStatus(another) === undefined) return { reason: 'not refused' }
    const namesFieldsIn = ({ answer }: Exchange) => namesAnyField(readPointer(answer.json, place))
    const namesFields = namesFieldsIn(exchange)
    if (namesFields !== namesFieldsIn(another))
      return { reason: 'one refusal names fields, and another does not' }
    return { namesFields, exchange }
  } catch (error) {
    if (error instanceof Skipped) return { reason: error.message }
    throw error
  }
}

async function observeNamedField(context: Context): Promise<Observation<Stated<'errors.named-field'>>> {
  const named: [kind: string, field: 'missing' | 'sent'][] = []
  const evidence: Exchange[] = []
  const missing: string[] = []
  for (const [kind, { input, ...fields }] of Object.entries(lacking)) {
    const { exchange } = await tryLink(context, input)
    const names = [fields.missing, fields.sent].map(field => namesField(exchange.answer.json, field))
    if (refusalStatus(exchange) === undefined) missing.push(`${kind} (not refused)`)
    else if (names[0] === names[1]) missing.push(`${kind} (names ${names[0] ? 'both fields' : 'no field'})`)
    else {
      named.push([kind, names[0] ? 'missing' : 'sent'])
      evidence.push(exchange)
    }
  }
  const note = `not observed, and left out: ${missing.join(', ')}`
  if (evidence.length === 0) return unseen(note)
  const answer: Stated<'errors.named-field'> = Object.fromEntries(named)
  return { answer, evidence, ...(missing.length > 0 && { note }) }
}
