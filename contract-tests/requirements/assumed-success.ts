import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '../../src/generated/answers.ts'
import type { Context } from '../context.ts'
import { create, update } from '../discover/make.ts'
import type { Exchange } from '../exchange.ts'
import { holds, isObject, textOf } from '../match.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import type { Resource } from '../writes/account.ts'
import { assumed, seen, tryUrl, unseen } from './assume.ts'
import { mustBeKnown } from './kit.ts'
import { deletion } from './links-delete.ts'

type Success = Answers['links.create.status']

/** What answers a write that succeeded. Each is seen twice. */
export const assumedSuccess: readonly AssumedRequirement[] = [
  assumed('links.create.status', 'write', context => observeCreate(context, 'links')),
  assumed('links.update.status', 'write', context => observeUpdate(context, 'links')),
  assumed('links.delete.status', 'write', context => observeDelete(context, 'links')),
  assumed('pixels.create.status', 'write', context => observeCreate(context, 'pixels')),
  assumed('pixels.update.status', 'write', context => observeUpdate(context, 'pixels')),
  assumed('pixels.delete.status', 'write', context => observeDelete(context, 'pixels')),
]

function twice(first: [Success, Exchange], second: [Success, Exchange]): Observation<Success> {
  if (isDeepStrictEqual(first[0], second[0])) return seen(first[0], first[1], second[1])
  return unseen(
    `two answers differ: ${JSON.stringify(first[0])} and ${JSON.stringify(second[0])}`,
    first[1],
    second[1],
  )
}

async function observeCreate(context: Context, resource: Resource): Promise<Observation<Success>> {
  const { discovered } = context
  const made = (resource === 'links' ? discovered.madeLinks : discovered.madePixels).slice(-2)
  const [first, second] = made
  if (first === undefined || second === undefined) return unseen(`no ${resource} could be made`)
  const told = (one: typeof first): [Success, Exchange] => [
    successOf(context, resource, one.created, one.id, one.marker),
    one.created,
  ]
  return twice(told(first), told(second))
}

async function observeUpdate(context: Context, resource: Resource): Promise<Observation<Success>> {
  const told: [Success, Exchange][] = []
  const made = await create(context, resource, marker => fieldsOf(context, resource, marker, 'created'))
  const id = mustBeKnown(made.id, `one of the ${resource}`)
  for (const word of ['first', 'second']) {
    const fields = { ...made.sent, ...fieldsOf(context, resource, made.marker, word) }
    const exchange = await update(context, resource, id, fields)
    if (!context.discovered.ok(exchange)) return unseen('the update was refused', exchange)
    told.push([successOf(context, resource, exchange, id, made.marker), exchange])
  }
  return twice(told[0]!, told[1]!)
}

function fieldsOf(context: Context, resource: Resource, marker: string, word: string) {
  return resource === 'links'
    ? { url: `${tryUrl(context, marker)}/${word}` }
    : { name: `${marker}-${word}`, type: 'bing', value: `${word}-${marker}` }
}

async function observeDelete(context: Context, resource: Resource): Promise<Observation<Success>> {
  const told: [Success, Exchange][] = []
  for (const round of [1, 2]) {
    const { id, marker, deleted } = await deletion(context, resource, round)
    if (!context.discovered.ok(deleted)) return unseen('the delete was refused', deleted)
    told.push([successOf(context, resource, deleted, id, marker), deleted])
  }
  return twice(told[0]!, told[1]!)
}

/** An answer in the words of the register: the record, nothing, or a template of what else it is. */
function successOf(
  context: Context,
  resource: Resource,
  exchange: Exchange,
  id: string,
  marker: string,
): Success {
  const { answer } = exchange
  const base = {
    status: answer.status,
    ...(answer.headers.location === undefined ? {} : { location: true }),
  }
  if (answer.json === undefined) return { ...base, body: 'none' }
  const record = context.discovered.record(resource, exchange)
  const carriesIt = record !== undefined && JSON.stringify(record).includes(marker)
  if (carriesIt || holds(record, marker)) return { ...base, body: 'record' }
  const words = { id, status: answer.status, object: resource.slice(0, -1) }
  const template = templateOf(answer.json, words)
  return { ...base, body: isObject(template) ? template : 'none' }
}

/** A body in which what stands for this one answer is written as a word. */
function templateOf(value: unknown, words: { id: string; status: number; object: string }): unknown {
  if (Array.isArray(value)) return value.map(item => templateOf(item, words))
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, templateOf(member, words)]),
    )
  }
  if (typeof value !== 'boolean' && textOf(value) === words.id) return '$id'
  if (value === words.status) return '$status'
  if (value === words.object) return '$object'
  return value
}
