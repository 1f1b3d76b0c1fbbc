import { type Exchange, isSuccess, type Outgoing } from '../core/exchange.ts'
import type { Form } from '../writes/account.ts'
import type { Context } from './context.ts'
import { recogniserOf } from './refusal-signs.ts'

/**
 * Finds out whether the server refuses requests with a status of success: by a pixel of no known type that is not made,
 * and by one that was deleted. From then on the client marks such responses.
 * @param context of a run that has made pixels, or may make one
 */
export async function recogniseRefusals(context: Pick<Context, 'account' | 'client'>): Promise<void> {
  const { account, client } = context
  const { about, gone } = await aboutOnePixel(context)
  const marker = account.marker()
  const made = await account.attempt('pixels', { form: pixelOf(marker, 'no-such-type'), once: true }, marker)
  if (made.id !== undefined) await account.delete('pixels', made.id)
  const refused = [...(made.id === undefined ? [made.exchange] : []), ...gone]
  if (!refused.some(isSuccess)) return
  for (const path of ['/pixels', '/links']) about.push(await client.send({ method: 'GET', path }))
  const others: Omit<Outgoing, 'method'>[] = [
    { path: '/pixels', authorization: null },
    { path: '/pixels', authorization: 'Bearer slk-no-such-key' },
    { path: '/no-such-path' },
  ]
  for (const other of others)
    refused.push(await client.send({ method: 'GET', mayRedirect: true, once: true, ...other }))
  client.recognise(recogniserOf(refused, about))
}

/** The responses of every kind about one pixel, which is made for that and deleted, and that to a read when it is gone. */
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
