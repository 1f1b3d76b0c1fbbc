import { type Answers, defaultAnswers } from '../../src/generated/answers.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchange.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { assumed, emptyForm, unseen } from './assume.ts'
import { deletion } from './links-delete.ts'

type Kind = Answers['errors.precedence'][number]

/** A request with two things wrong, and the statuses that each of them is answered alone. */
interface Clash {
  kinds: readonly [Kind, Kind]
  exchange: Exchange
}

/** Which error is told when there are several: each pair that can be tried without writing to what is not ours. */
export const assumedPrecedence: readonly AssumedRequirement[] = [
  assumed('errors.precedence', 'write', observePrecedence),
]

const form = 'application/x-www-form-urlencoded'

async function observePrecedence(context: Context): Promise<Observation<Answers['errors.precedence']>> {
  const { account, client } = context
  const gone = await deletion(context, 'links')
  if (gone.readable) return unseen('no link could be deleted, so that its id is unknown')
  const attempt = async (request: Parameters<typeof account.attempt>[1]) =>
    (await account.attempt('pixels', request, account.marker())).exchange
  const read = (path: string, authorization?: null) =>
    client.send({ method: 'GET', path, ...(authorization === null ? { authorization } : {}) })
  const goneUpdate = (raw: { type: string; body: string }) =>
    account.update('links', gone.id, [], { raw, once: true })

  const path = `/links/${encodeURIComponent(gone.id)}`
  const text = { type: 'text/plain', body: 'url=nothing' }
  const alone: Partial<Record<Kind, Exchange>> = {
    path: await read('/no-such-path'),
    key: await read('/links', null),
    record: gone.got,
    method: await attempt({ method: 'PUT', form: [] }),
    'media-type': await attempt({ raw: text }),
    input: await emptyForm(context),
  }
  const clashes: Clash[] = [
    { kinds: ['path', 'key'], exchange: await read('/no-such-path', null) },
    { kinds: ['key', 'record'], exchange: await read(path, null) },
    { kinds: ['method', 'key'], exchange: await attempt({ method: 'PUT', form: [], authorization: null }) },
    { kinds: ['method', 'media-type'], exchange: await attempt({ method: 'PUT', raw: text }) },
    {
      kinds: ['method', 'input'],
      exchange: await attempt({ method: 'PUT', form: [['type', 'no-such-type']] }),
    },
    { kinds: ['key', 'media-type'], exchange: await attempt({ raw: text, authorization: null }) },
    { kinds: ['key', 'input'], exchange: await attempt({ form: [], authorization: null }) },
    { kinds: ['media-type', 'record'], exchange: await goneUpdate(text) },
    { kinds: ['record', 'input'], exchange: await goneUpdate({ type: form, body: 'disabled=7&url=x' }) },
  ]
  // What no clash of ours can show keeps its place behind its neighbour in the register.
  const before = new Map<Kind, Set<Kind>>([['size', new Set<Kind>(['media-type'])]])
  for (const { kinds, exchange } of clashes) {
    const told = kinds.filter(kind => isSame(alone[kind], exchange))
    if (told.length !== 1) continue
    const [first] = told
    const second = kinds.find(kind => kind !== first)!
    before.set(second, (before.get(second) ?? new Set()).add(first!))
  }
  const evidence = clashes.map(clash => clash.exchange)
  if (before.size < 2) return unseen('no two errors could be told apart', ...evidence)
  const order = inOrder(before)
  if (order === undefined) return unseen('the sightings contradict each other', ...evidence)
  const note = `seen: ${[...before].map(([kind, earlier]) => `${[...earlier].join(', ')} before ${kind}`).join('; ')}; the rest is taken from the register`
  return { answer: order, evidence, note }
}

/** Whether an answer is the one that an error alone gets. */
function isSame(alone: Exchange | undefined, exchange: Exchange): boolean {
  return alone !== undefined && alone.answer.status === exchange.answer.status
}

/** The register's order, but for what was seen to be otherwise. */
function inOrder(before: ReadonlyMap<Kind, ReadonlySet<Kind>>): Kind[] | undefined {
  const rest = [...defaultAnswers['errors.precedence']]
  const order: Kind[] = []
  while (rest.length > 0) {
    const next = rest.find(kind => [...(before.get(kind) ?? [])].every(earlier => order.includes(earlier)))
    if (next === undefined) return undefined
    order.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return order
}
