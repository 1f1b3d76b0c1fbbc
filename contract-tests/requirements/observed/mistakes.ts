import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Content } from '../../writes/account.ts'
import { emptyForm, refusalStatus, unknownMethod } from './observe.ts'

/**
 * A mistake in a request. A too large body is not among the mistakes, because the suite does not send many of
 * these.
 */
export type Mistake = Exclude<Answers['errors.precedence'][number], 'size'>

/** A request with two mistakes, and its response. */
export interface Clash {
  kinds: readonly [Mistake, Mistake]
  exchange: Exchange
}

/** The responses to requests with one mistake, and to requests with two. */
export interface Mistakes {
  alone: Readonly<Record<Mistake, Exchange>>
  clashes: readonly Clash[]
}

const form = 'application/x-www-form-urlencoded'
const text = { type: 'text/plain', body: 'url=nothing' }
/** Headers that accept only images. */
const image = { accept: 'image/png' }

/**
 * Sends requests with one mistake and requests with two. Requests for an unknown record name a deleted link,
 * and the others write nothing but this run's pixels.
 */
export async function mistakesOf(context: Context, gone: { id: string; got: Exchange }): Promise<Mistakes> {
  const send = senderOf(context, gone.id)
  const alone = {
    path: await send.read('/no-such-path'),
    key: await send.read('/links', { authorization: null }),
    record: gone.got,
    method: await send.method(),
    'media-type': await send.asText(),
    input: await emptyForm(context),
    accept: await send.read('/links', { headers: image }),
  }
  const clashes = await clashesOf(send)
  if (refusalStatus(alone.accept) === undefined) return { alone, clashes }
  return { alone, clashes: [...clashes, ...(await acceptClashesOf(send))] }
}

type Sender = ReturnType<typeof senderOf>

/** Returns functions that send a request with one mistake, and with the given second one. */
function senderOf(context: Context, gone: string) {
  const { account, client } = context
  const attempt = async (contentOf: (marker: string) => Content) => {
    const marker = account.marker()
    return (await account.attempt('pixels', contentOf(marker), marker)).exchange
  }
  const read = (path: string, more: Pick<Content, 'authorization' | 'headers'> = {}) =>
    client.send({ method: 'GET', path, ...more })
  return {
    read,
    readGone: (more: Pick<Content, 'authorization' | 'headers'>) =>
      read(`/links/${encodeURIComponent(gone)}`, more),
    updateGone: (raw: { type: string; body: string }) =>
      account.update('links', gone, [], { raw, once: true }),
    method: (more?: Parameters<typeof unknownMethod>[2]) => unknownMethod(context, 'pixels', more),
    asText: (more: Content = {}) =>
      attempt(marker => ({ raw: { type: 'text/plain', body: `value=${marker}` }, ...more })),
    incomplete: (more: Content) => attempt(marker => ({ form: [['value', marker]], ...more })),
  }
}

async function clashesOf(send: Sender): Promise<Clash[]> {
  const keyless = { authorization: null }
  return [
    { kinds: ['path', 'key'], exchange: await send.read('/no-such-path', keyless) },
    { kinds: ['key', 'record'], exchange: await send.readGone(keyless) },
    { kinds: ['method', 'key'], exchange: await send.method(keyless) },
    { kinds: ['method', 'media-type'], exchange: await send.method({ raw: text }) },
    {
      kinds: ['method', 'input'],
      exchange: await send.method({ raw: { type: form, body: 'type=no-such-type' } }),
    },
    { kinds: ['key', 'media-type'], exchange: await send.asText(keyless) },
    { kinds: ['key', 'input'], exchange: await send.incomplete(keyless) },
    { kinds: ['media-type', 'record'], exchange: await send.updateGone(text) },
    {
      kinds: ['record', 'input'],
      exchange: await send.updateGone({ type: form, body: 'disabled=7&url=x' }),
    },
  ]
}

/** Sends every other mistake together with an Accept header that the server refuses. */
async function acceptClashesOf(send: Sender): Promise<Clash[]> {
  const headers = image
  return [
    { kinds: ['accept', 'path'], exchange: await send.read('/no-such-path', { headers }) },
    { kinds: ['accept', 'key'], exchange: await send.read('/links', { authorization: null, headers }) },
    { kinds: ['accept', 'record'], exchange: await send.readGone({ headers }) },
    { kinds: ['accept', 'method'], exchange: await send.method({ headers }) },
    { kinds: ['accept', 'media-type'], exchange: await send.asText({ headers }) },
    { kinds: ['accept', 'input'], exchange: await send.incomplete({ headers }) },
  ]
}
