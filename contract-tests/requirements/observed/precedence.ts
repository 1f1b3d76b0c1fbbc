import { type Answers, defaultAnswers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Content } from '../../writes/account.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { assumed, emptyForm, refusalOf, unknownMethod, unseen } from './observe.ts'

type Kind = Answers['errors.precedence'][number]

/** A request with two mistakes, and its response. */
interface Clash {
  kinds: readonly [Kind, Kind]
  exchange: Exchange
}

/**
 * Which error is reported first if a request has several. Tries every pair that needs no writes to records of
 * others.
 */
export const assumedPrecedence: readonly AssumedRequirement[] = [
  assumed('errors.precedence', 'write', observePrecedence),
]

const form = 'application/x-www-form-urlencoded'

async function observePrecedence(context: Context): Promise<Observation<Answers['errors.precedence']>> {
  const { account, client } = context
  const gone = await deletion(context, 'links')
  if (gone.readable) return unseen('no link could be deleted, so that its id is unknown')
  const attempt = async (contentOf: (marker: string) => Content) => {
    const marker = account.marker()
    return (await account.attempt('pixels', contentOf(marker), marker)).exchange
  }
  const read = (path: string, rest: { authorization?: null; headers?: Record<string, string> } = {}) =>
    client.send({ method: 'GET', path, ...rest })
  const goneUpdate = (raw: { type: string; body: string }) =>
    account.update('links', gone.id, [], { raw, once: true })

  const path = `/links/${encodeURIComponent(gone.id)}`
  const image = { accept: 'image/png' }
  const text = { type: 'text/plain', body: 'url=nothing' }
  const textOf = (marker: string) => ({ raw: { type: 'text/plain', body: `value=${marker}` } })
  const incomplete = (marker: string) => ({ form: [['value', marker]] as const })
  const method = (content: Parameters<typeof unknownMethod>[2]) => unknownMethod(context, 'pixels', content)
  const alone: Partial<Record<Kind, Exchange>> = {
    path: await read('/no-such-path'),
    key: await read('/links', { authorization: null }),
    record: gone.got,
    method: await unknownMethod(context, 'pixels'),
    'media-type': await attempt(textOf),
    input: await emptyForm(context),
    accept: await read('/links', { headers: image }),
  }
  const clashes: Clash[] = [
    { kinds: ['path', 'key'], exchange: await read('/no-such-path', { authorization: null }) },
    { kinds: ['key', 'record'], exchange: await read(path, { authorization: null }) },
    { kinds: ['method', 'key'], exchange: await method({ authorization: null }) },
    { kinds: ['method', 'media-type'], exchange: await method({ raw: text }) },
    {
      kinds: ['method', 'input'],
      exchange: await method({ raw: { type: form, body: 'type=no-such-type' } }),
    },
    {
      kinds: ['key', 'media-type'],
      exchange: await attempt(marker => ({ ...textOf(marker), authorization: null })),
    },
    {
      kinds: ['key', 'input'],
      exchange: await attempt(marker => ({ ...incomplete(marker), authorization: null })),
    },
    { kinds: ['media-type', 'record'], exchange: await goneUpdate(text) },
    { kinds: ['record', 'input'], exchange: await goneUpdate({ type: form, body: 'disabled=7&url=x' }) },
  ]
  if (refusalOf(alone.accept!) !== undefined) {
    const add = (kind: Kind, exchange: Exchange) => clashes.push({ kinds: ['accept', kind], exchange })
    add('path', await read('/no-such-path', { headers: image }))
    add('key', await read('/links', { authorization: null, headers: image }))
    add('record', await read(path, { headers: image }))
    add('method', await method({ headers: image }))
    add('media-type', await attempt(marker => ({ ...textOf(marker), headers: image })))
    add('input', await attempt(marker => ({ ...incomplete(marker), headers: image })))
  }
  // These orders hold by definition: a method belongs to a known path, and only a body that can be read is
  // input.
  const before = new Map<Kind, Set<Kind>>([
    ['method', new Set<Kind>(['path'])],
    ['input', new Set<Kind>(['media-type'])],
  ])
  let distinguished = 0
  for (const { kinds, exchange } of clashes) {
    const [first, other] = kinds.filter(kind => isSame(alone[kind], exchange))
    if (first === undefined || other !== undefined) continue
    distinguished += 1
    const second = kinds.find(kind => kind !== first)!
    before.set(second, (before.get(second) ?? new Set()).add(first))
  }
  const evidence = clashes.map(clash => clash.exchange)
  if (distinguished === 0) return unseen('no two errors look different', ...evidence)
  const order = inOrder(before)
  if (order === undefined) return unseen('the sightings contradict each other', ...evidence)
  const missing = defaultAnswers['errors.precedence'].filter(kind => !order.includes(kind))
  const reasons = missing.map(kind => `${kind} (${untried[kind] ?? 'it looks like the others'})`)
  return { answer: order, evidence, note: `not seen, and left out: ${reasons.join(', ')}` }
}

/** Reasons why the place of an error in the order was not observed. */
const untried: Partial<Record<Kind, string>> = {
  size: 'large bodies are sent to nobody so often',
  accept: 'requests are answered whatever they accept',
}

/** Whether a response has the status that one error gets on its own. */
function isSame(alone: Exchange | undefined, exchange: Exchange): boolean {
  return alone !== undefined && alone.answer.status === exchange.answer.status
}

/**
 * Returns the errors whose order was observed. Follows the register's order wherever the observations allow
 * it. Undefined if the observations contradict each other.
 */
function inOrder(before: ReadonlyMap<Kind, ReadonlySet<Kind>>): Kind[] | undefined {
  const placed = new Set([...before].flatMap(([kind, earlier]) => [kind, ...earlier]))
  const rest = defaultAnswers['errors.precedence'].filter(kind => placed.has(kind))
  const order: Kind[] = []
  while (rest.length > 0) {
    const next = rest.find(kind => [...(before.get(kind) ?? [])].every(earlier => order.includes(earlier)))
    if (next === undefined) return undefined
    order.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return order
}
