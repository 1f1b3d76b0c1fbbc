import { parsePointer, readPointer } from '../../src/dialect/pointer.ts'
import type { Answers } from '../../src/generated/answers.ts'
import type { Context } from '../context.ts'
import { pixelTypes } from '../discover/input.ts'
import { get, list } from '../discover/reads.ts'
import type { Exchange } from '../exchange.ts'
import { brief, isObject, textOf } from '../match.ts'
import type { AssumedRequirement, Observation, QuestionId } from '../requirement.ts'
import { agreed, assumed, refusalOf, seen, unseen } from './assume.ts'
import { anyId } from './http.ts'
import { deletion } from './links-delete.ts'
import { typedPixel } from './pixels.ts'
import { observeTitle, observeTitleOnUpdate } from './titles.ts'

type FieldQuestion = Extract<QuestionId, `links.fields.${string}` | `pixels.fields.${string}`>

const fieldQuestions: readonly FieldQuestion[] = [
  'links.fields.url',
  'links.fields.alias',
  'links.fields.domain_id',
  'links.fields.space_id',
  'links.fields.pixel_ids',
  'links.fields.disabled',
  'links.fields.privacy',
  'links.fields.expiration_url',
  'links.fields.expiration_date',
  'links.fields.expiration_time',
  'links.fields.expiration_clicks',
  'links.fields.target_type',
  'links.fields.country',
  'links.fields.platform',
  'links.fields.language',
  'links.fields.rotation',
  'pixels.fields.name',
  'pixels.fields.value',
]

/** What records and envelopes look like. */
export const assumedRecords: readonly AssumedRequirement[] = [
  assumed('record.root', 'read', async context => {
    const { roots, id } = context.discovered.shapes.links
    const got = await someRecord(context)
    if (got === undefined || id === undefined) return unseen('no answer about one link could be read')
    const root = roots.find(one => textOf(readPointer(readPointer(got.answer.json, one), id)) !== undefined)
    return root === undefined ? unseen('no answer about one link could be read') : seen(root, got)
  }),
  assumed('record.status-member', 'read', async context => {
    const first = await someRecord(context)
    if (first === undefined) return unseen('no answer about one link could be read')
    const { roots, items } = context.discovered.shapes.links
    const beside = besideOf(first, roots[0] ?? '')
    const page = (await list(context, 'links')).exchange
    const listed = besideOf(page, items ?? '')
    // A list tells more beside its records, its pages; what a record's answer has beside it, both have.
    const both = Object.fromEntries(Object.entries(beside).filter(([name, value]) => listed[name] === value))
    return seen(items === '' ? beside : both, first, page)
  }),
  assumed('list.items', 'read', async context => {
    const { items } = context.discovered.shapes.links
    const { exchange, records } = await list(context, 'links')
    if (items === undefined || records.length === 0)
      return unseen('no list with a link in it could be read', exchange)
    return seen(items, exchange)
  }),
  assumed('ids.type', 'read', async (context): Promise<Observation<Answers['ids.type']>> => {
    const { records, exchange } = await list(context, 'links', { per_page: '100' })
    const at = context.discovered.shapes.links.id
    const ids = at === undefined ? [] : records.map(record => readPointer(record, at))
    if (ids.length < 2) return unseen('too few links are there', exchange)
    if (ids.every(id => typeof id === 'number')) return seen('integer', exchange)
    if (ids.every(id => typeof id === 'string' && /^\d+$/.test(id))) return seen('digits', exchange)
    return seen('string', exchange)
  }),
  assumed('ids.malformed', 'read', async context => {
    const paths = ['/links/abc', '/links/-x-', '/pixels/abc']
    const sightings = []
    for (const path of paths) {
      const exchange = await context.client.send({ method: 'GET', path })
      sightings.push({ what: path, answer: refusalOf(exchange), exchange })
    }
    return agreed(sightings)
  }),
  assumed('timestamps.format', 'read', async context => {
    const at = context.discovered.answers['links.derived']?.created_at?.at
    const { records, exchange } = await list(context, 'links')
    if (at === undefined || at === null) return unseen('links show no moment', exchange)
    const moments = records.map(record => readPointer(record, at))
    const format = moments.map(formatOf)
    const [first] = format
    if (first === undefined || format.some(one => one !== first))
      return unseen(`a moment is written ${brief(moments[0])}, for which the register has no word`, exchange)
    return seen(first, exchange)
  }),
  assumed('fields.unset', 'write', context => discoveredAnswer(context, 'fields.unset')),
  assumed('fields.unset-list', 'write', context => discoveredAnswer(context, 'fields.unset-list')),
  ...fieldQuestions.map(id => assumed(id, 'write', context => discoveredAnswer(context, id))),
  assumed('pixels.fields.type', 'write', observeTypes),
  assumed('links.derived', 'read', context => discoveredAnswer(context, 'links.derived')),
  assumed('pixels.derived', 'read', context => discoveredAnswer(context, 'pixels.derived')),
  assumed('links.title', 'write', observeTitle),
  assumed('links.title.on-update', 'write', observeTitleOnUpdate),
  assumed('links.secrets', 'write', async (context): Promise<Observation<Answers['links.secrets']>> => {
    const { discovered } = context
    if (discovered.madeLinks.length < 2) return unseen('no link with secrets could be made')
    const shown = (['password', 'privacy_password'] as const).filter(
      name => discovered.place('links', name)?.proven === true,
    )
    const evidence = discovered.madeLinks.slice(0, 2).map(link => link.created)
    if (shown.length === 1) return unseen(`only ${shown[0]} is shown, as a boolean`, ...evidence)
    return seen(shown.length === 2 ? 'booleans' : 'omitted', ...evidence)
  }),
  assumed('errors.not-found', 'write', async context => {
    const gone = await deletion(context, 'links')
    return agreed([{ what: 'an unknown id', answer: refusalOf(gone.got), exchange: gone.got }])
  }),
  assumed('errors.unknown-path', 'read', async context => {
    const path = await context.client.send({ method: 'GET', path: '/no-such-path' })
    return agreed([{ what: 'an unknown path', answer: refusalOf(path), exchange: path }])
  }),
]

/** What discovery noted. */
async function discoveredAnswer<Id extends QuestionId>(
  { discovered }: Context,
  id: Id,
): Promise<Observation<Answers[Id]>> {
  const answer = discovered.answers[id]
  if (answer === undefined) return unseen(discovered.notes[0] ?? 'no answer showed it')
  return { answer: answer as Answers[Id], evidence: discovered.evidence[id] ?? [] }
}

async function someRecord(context: Context): Promise<Exchange | undefined> {
  const id = await anyId(context, 'links')
  if (id === undefined) return undefined
  const { exchange, record } = await get(context, 'links', id)
  return record === undefined ? undefined : exchange
}

/** The scalars at the top of an answer, beside what holds its data; the status is told as a word. */
function besideOf({ answer }: Exchange, at: string): Record<string, unknown> {
  const [holder] = parsePointer(at)
  if (holder === undefined || !isObject(answer.json)) return {}
  return Object.fromEntries(
    Object.entries(answer.json)
      .filter(([name, value]) => name !== holder && textOf(value) !== undefined)
      .map(([name, value]) => [name, value === answer.status ? '$status' : value]),
  )
}

function formatOf(moment: unknown): Answers['timestamps.format'] | undefined {
  if (typeof moment === 'number' && moment > 1e9 && moment < 1e10) return 'unix-seconds'
  if (typeof moment !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(moment)) return 'iso-milliseconds'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(moment)) return 'iso-microseconds'
  return undefined
}

/** All ten types, for each may have a spelling of its own. */
async function observeTypes(context: Context): Promise<Observation<Answers['pixels.fields.type']>> {
  const place = context.discovered.place('pixels', 'type')
  if (place === undefined || !place.proven) return discoveredAnswer(context, 'pixels.fields.type')
  const values: Record<string, string> = {}
  const evidence: Exchange[] = []
  for (const type of pixelTypes) {
    const { id } = await typedPixel(context, type)
    if (id === undefined) continue
    const { record, exchange } = await get(context, 'pixels', id)
    const shown = textOf(readPointer(record, place.at))
    if (shown !== undefined && shown !== type) values[type] = shown
    evidence.push(exchange)
  }
  return seen(
    Object.keys(values).length === 0 ? { at: place.at } : { at: place.at, values },
    ...evidence.slice(0, 2),
  )
}
