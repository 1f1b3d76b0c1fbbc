import { type Exchange, isSuccess, type Outgoing } from '../core/exchange.ts'
import { isNotFound, isOfNoRecord } from '../core/not-found.ts'
import type { Form, Resource } from '../writes/account.ts'
import type { Context } from './context.ts'
import { recogniserOf } from './refusal-signs.ts'

/**
 * Learns whether the server refuses requests with a success status, from its responses to the create of a
 * pixel of an unknown type and to the read of a deleted pixel. Learns the status of the latter too. From then on, the
 * client marks such responses.
 * @param context of a run that may create pixels
 */
export async function recogniseRefusals(context: Pick<Context, 'account' | 'client'>): Promise<void> {
  const { client } = context
  const { about, gone } = await aboutOnePixel(context)
  const refused = [...(await refusedCreate(context)), ...gone]
  const isMissing = (exchange: Exchange) => gone.some(one => isMissingLike(exchange, one))
  if (!refused.some(isSuccess)) {
    if (!gone.every(isNotFound)) client.recognise(isMissing)
    return
  }
  for (const path of ['/pixels', '/links']) about.push(await client.send({ method: 'GET', path }))
  const others: Omit<Outgoing, 'method'>[] = [
    { path: '/pixels', authorization: null },
    { path: '/pixels', authorization: 'Bearer slk-no-such-key' },
    { path: '/no-such-path' },
  ]
  for (const other of others)
    refused.push(await client.send({ method: 'GET', mayRedirect: true, once: true, ...other }))
  const isRefused = recogniserOf(refused, about)
  client.recognise(exchange => isRefused(exchange) || isMissing(exchange))
}

/** Whether the response to a read by id has the status with which the server answers the read of a deleted record. */
function isMissingLike({ request, answer }: Exchange, gone: Exchange): boolean {
  const isById = request.method === 'GET' && /^\/(?:links|pixels)\/[^/?]+$/.test(request.path)
  return isById && answer.status === gone.answer.status && isOfNoRecord(answer.status)
}

/**
 * Whether the server may refuse requests with a success status, judged without a record: by its responses to the
 * create of a pixel of an unknown type and to the read of a record that does not exist.
 */
export async function mayRefuseWithSuccess(context: Pick<Context, 'account' | 'client'>): Promise<boolean> {
  if ((await refusedCreate(context)).every(isSuccess)) return true
  return isSuccess(await readNobody(context, 'pixels'))
}

/** Reads a record that does not exist. */
export function readNobody({ client }: Pick<Context, 'client'>, resource: Resource): Promise<Exchange> {
  return client.send({ method: 'GET', path: `/${resource}/slk-nobody`, once: true })
}

/** Returns the response to the create of a pixel of an unknown type. Empty if it created a pixel. */
async function refusedCreate({ account }: Pick<Context, 'account'>): Promise<Exchange[]> {
  const marker = account.marker()
  const made = await account.attempt('pixels', { form: pixelOf(marker, 'no-such-type'), once: true }, marker)
  if (made.id === undefined) return [made.exchange]
  await account.delete('pixels', made.id)
  return []
}

/**
 * Creates a pixel, reads it, changes it and deletes it. Returns these responses, and the response to a read
 * after that.
 */
async function aboutOnePixel({
  account,
  client,
}: Pick<Context, 'account' | 'client'>): Promise<{ about: Exchange[]; gone: Exchange[] }> {
  const { exchange, id, form } = await account.createAgain('pixels', marker => pixelOf(marker, 'bing'))
  if (id === undefined) return { about: [], gone: [] }
  const get = { method: 'GET', path: `/pixels/${encodeURIComponent(id)}`, once: true } as const
  const got = await client.send(get)
  const changed = await account.update('pixels', id, form)
  const about = [exchange, got, changed, await account.delete('pixels', id)]
  return { about, gone: [await client.send(get)] }
}

function pixelOf(marker: string, type: string): Form {
  return [
    ['name', `${marker}-refused`],
    ['type', type],
    ['value', marker],
  ]
}
