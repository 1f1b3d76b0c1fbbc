import { formatPointer, readPointer } from '../../../src/dialect/pointer.ts'
import type { Answers, Stated } from '../../../src/generated/answers.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { list, narrowing, type Query } from '../../discover/reads.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { fieldsPlace, namesField, tellsFields } from '../support/field-errors.ts'
import { mustBeKnown } from '../support/kit.ts'
import { pagerOf } from '../support/pages.ts'
import { sceneOf } from '../support/scene.ts'
import { assumed, emptyForm, refusalOf, tryLink, unseen } from './observe.ts'

/** Questions about the fields that refusals name. */
export const assumedFields: readonly AssumedRequirement[] = [
  assumed('errors.fields', 'write', observeFields),
  assumed('errors.named-field', 'write', observeNamedField),
]

type Kind = keyof Answers['errors.fields']

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

/** By question: two requests with the same mistake. A server may accept the mistake and not refuse them. */
const refusals: Record<Kind, (context: Context) => Promise<Exchange[]>> = {
  'ids.malformed': async ({ client }) => [
    await client.send({ method: 'GET', path: '/links/abc' }),
    await client.send({ method: 'GET', path: '/pixels/abc' }),
  ],
  'list.page-beyond-last': context => pages(context, '9000', '90000'),
  'list.page-invalid': context => pages(context, 'abc', '-1'),
  'list.unknown-value': context => lists(context, { sort_by: 'foo' }, { per_page: '7' }),
  async 'list.unknown-filter-id'(context) {
    const { id, readable } = await deletion(context, 'pixels')
    if (readable) throw new Skipped('no pixel could be deleted, so that its id is unknown')
    return lists(context, { pixel_id: id }, { pixel_id: id, per_page: '10' })
  },
  async 'links.update.empty-body'(context) {
    const made = await tryLink(context, {})
    const id = mustBeKnown(made.id, 'a link')
    const update = () => context.account.update('links', id, [], { once: true })
    return [await update(), await update()]
  },
  async 'links.alias.unique'(context) {
    const first = await tryLink(context, marker => ({ alias: `taken${marker.replace(/\W/g, '')}` }))
    if (first.id === undefined) throw new Skipped('no link with an alias could be made')
    const again = async () => (await tryLink(context, { alias: first.sent.alias ?? '' })).exchange
    return [await again(), await again()]
  },
  async 'references.unknown'(context) {
    const { id, readable } = await deletion(context, 'pixels')
    if (readable) throw new Skipped('no pixel could be deleted, so that its id is unknown')
    const attempt = async () => (await tryLink(context, { pixel_ids: [id] })).exchange
    return [await attempt(), await attempt()]
  },
}

async function lists(context: Context, ...queries: Query[]): Promise<Exchange[]> {
  const exchanges = []
  for (const query of queries) exchanges.push((await list(context, 'links', query)).exchange)
  return exchanges
}

async function pages(context: Context, ...values: string[]): Promise<Exchange[]> {
  await sceneOf(context)
  const pager = await pagerOf(context)
  if (pager === undefined) throw new Skipped('how a further page is asked for could not be found out')
  const { name } = pager.answer
  return lists(context, ...values.map(value => ({ ...narrowing(context, 'links'), [name]: value })))
}

async function observeFields(context: Context): Promise<Observation<Stated<'errors.fields'>>> {
  const invalid = await emptyForm(context)
  const { json } = invalid.answer
  const place = isObject(json) ? fieldsPlace(json) : undefined
  if (refusalOf(invalid) === undefined || place === undefined)
    return unseen('the refusal of invalid input names no fields', invalid)
  const answer: Stated<'errors.fields'> = {}
  const evidence: Exchange[] = [invalid]
  const missing: string[] = []
  for (const kind of Object.keys(refusals) as Kind[]) {
    const seen = await tellsOf(context, kind, formatPointer(place))
    if ('reason' in seen) missing.push(`${kind} (${seen.reason})`)
    else {
      answer[kind] = seen.tells
      evidence.push(seen.exchange)
    }
  }
  if (evidence.length < 2) return unseen(`nothing is refused: ${missing.join(', ')}`, invalid)
  if (missing.length === 0) return { answer, evidence }
  return { answer, evidence, note: `not seen, and left out: ${missing.join(', ')}` }
}

/**
 * Returns whether two refusals for the same mistake name fields, or the reason why this cannot be observed.
 */
async function tellsOf(
  context: Context,
  kind: Kind,
  place: string,
): Promise<{ tells: boolean; exchange: Exchange } | { reason: string }> {
  try {
    const exchanges = await refusals[kind](context)
    if (exchanges.some(exchange => refusalOf(exchange) === undefined)) return { reason: 'not refused' }
    const [first, second] = exchanges.map(({ answer }) => tellsFields(readPointer(answer.json, place)))
    if (first !== second) return { reason: 'named in one refusal, and not in another' }
    return { tells: first === true, exchange: exchanges[0]! }
  } catch (error) {
    if (error instanceof Skipped) return { reason: error.message }
    throw error
  }
}

async function observeNamedField(context: Context): Promise<Observation<Stated<'errors.named-field'>>> {
  const answer: Stated<'errors.named-field'> = {}
  const evidence: Exchange[] = []
  const missing: string[] = []
  for (const [kind, { input, ...fields }] of Object.entries(lacking) as [About, (typeof lacking)[About]][]) {
    const { exchange } = await tryLink(context, input)
    const names = [fields.missing, fields.sent].map(field => namesField(exchange.answer.json, field))
    if (refusalOf(exchange) === undefined) missing.push(`${kind} (not refused)`)
    else if (names[0] === names[1]) missing.push(`${kind} (names ${names[0] ? 'both fields' : 'no field'})`)
    else {
      answer[kind] = names[0] ? 'missing' : 'sent'
      evidence.push(exchange)
    }
  }
  const note = `not seen, and left out: ${missing.join(', ')}`
  if (evidence.length === 0) return unseen(note)
  return { answer, evidence, ...(missing.length > 0 && { note }) }
}
