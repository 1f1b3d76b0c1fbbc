import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { unchanging } from './alike.ts'
import { assumed, emptyForm, observed, refusalStatus, unseen } from './observe.ts'

const form = 'application/x-www-form-urlencoded'

/**
 * Questions about bodies that are not plain forms. All requests create pixels: only the marker in them
 * matters.
 */
export const assumedBodies: readonly AssumedRequirement[] = [
  assumed('input.encoding', 'write', async (context): Promise<Observation<Answers['input.encoding']>> => {
    const bad = await attempt(context, marker => ({
      type: form,
      body: `name=${marker}-%ZZ&type=bing&value=${marker}`,
    }))
    // No field of a pixel has such bytes: a service that stores them may not be able to write any list of pixels again.
    const withField = (value: string) =>
      attempt(context, marker => ({
        type: form,
        body: `name=${marker}-bytes&type=bing&value=${marker}&no_such_field=${value}`,
      }))
    const bytes = await withField('%FF%FE')
    const answerOf = (exchange: Exchange): Answers['input.encoding'] | undefined =>
      refusalStatus(exchange) ?? (context.discovered.ok(exchange) ? 'kept' : undefined)
    const [first, second] = [answerOf(bad), answerOf(bytes)]
    if (first === undefined || second === undefined)
      return unseen('the response is neither a success nor a refusal', bad, bytes)
    if (first === second) return observed(first, bad, bytes)
    const plain = await withField('text')
    if (second === answerOf(plain)) return observed(first, bad, bytes, plain)
    return unseen(`bad percent-encoding: ${first}; bytes that are not UTF-8: ${second}`, bad, bytes)
  }),
  assumed('input.content-type', 'write', observeTypes),
  assumed(
    'input.query-fields',
    'write',
    async (context): Promise<Observation<Answers['input.query-fields']>> => {
      const { account, discovered } = context
      const marker = account.marker()
      const query: [string, string][] = [
        ['name', `${marker}-query`],
        ['type', 'bing'],
        ['value', `query-${marker}`],
      ]
      const { exchange } = await account.attempt('pixels', { query, form: [] }, marker)
      if (discovered.ok(exchange)) return observed('read', exchange)
      const nothing = await emptyForm(context)
      return nothing.answer.status === exchange.answer.status
        ? observed('ignored', exchange, nothing)
        : unseen('the response is neither a success nor like that to an empty form', exchange, nothing)
    },
  ),
  assumed('errors.too-large', 'write', observeSize),
]

async function attempt(
  { account }: Context,
  bodyOf: (marker: string) => { type: string; body: string },
): Promise<Exchange> {
  const marker = account.marker()
  return (await account.attempt('pixels', { raw: bodyOf(marker) }, marker)).exchange
}

async function observeTypes(context: Context): Promise<Observation<Answers['input.content-type']>> {
  const { discovered } = context
  const fields = (marker: string) => ({ name: `${marker}-typed`, type: 'bing', value: `typed-${marker}` })
  const json = await attempt(context, marker => ({
    type: 'application/json',
    body: JSON.stringify(fields(marker)),
  }))
  const boundary = 'slk-boundary'
  const multipart = await attempt(context, marker => ({
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${Object.entries(fields(marker))
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--${boundary}--\r\n`,
  }))
  const text = await attempt(context, marker => ({
    type: 'text/plain',
    body: new URLSearchParams(fields(marker)).toString(),
  }))
  const evidence = [json, multipart, text]
  const also: ('json' | 'multipart')[] = []
  if (discovered.ok(json)) also.push('json')
  if (discovered.ok(multipart)) also.push('multipart')
  if (discovered.ok(text)) return { answer: { also, otherwise: 'form' }, evidence }
  const nothing = await emptyForm(context)
  const isAlike = text.answer.status === nothing.answer.status
  const absent = isAlike && ((await isLikeEmpty(context, text, nothing)) || (await isReadAsEmpty(context)))
  const status = refusalStatus(text)
  if (status === undefined)
    return unseen(`${text.answer.status} for a body of the type text/plain`, ...evidence)
  return { answer: { also, otherwise: absent ? 'absent' : status }, evidence: [...evidence, nothing] }
}

/** Whether a response is the one to a form without fields, apart from what changes with each request. */
async function isLikeEmpty(context: Context, exchange: Exchange, nothing: Exchange): Promise<boolean> {
  if (exchange.answer.text === nothing.answer.text) return true
  const { account } = context
  const again = await account.attempt('pixels', { form: [] }, account.marker())
  const textOf = unchanging([[nothing, again.exchange]])
  return textOf(exchange) === textOf(nothing)
}

/**
 * Whether the server accepts an update with a media type that it does not read. If so, it treats the update
 * as one without fields.
 */
async function isReadAsEmpty(context: Context): Promise<boolean> {
  const [made] = context.discovered.madeLinks
  if (made === undefined) return false
  const raw = { type: 'text/plain', body: 'privacy=1' }
  return context.discovered.ok(await context.account.update('links', made.id, [], { once: true, raw }))
}

/**
 * Body sizes in bytes and numbers of fields to try, in ascending order. A larger one is tried only if the
 * smaller ones are accepted.
 */
const sizes = [65_536, 131_072, 262_144, 524_288, 1_048_576, 2_097_152] as const
const counts = [100, 250, 500, 1000, 2000, 5000] as const

/**
 * Observes the limits of a body, only on this machine: very large bodies are not sent to other people's
 * servers.
 */
async function observeSize(context: Context): Promise<Observation<Answers['errors.too-large']>> {
  if (context.settings.loopback !== true)
    return unseen('large bodies are sent only to a server on this machine')
  const byBytes = await limitOf(context, sizes, size => ({ pad: size }))
  const byFields = await limitOf(context, counts, count => ({ fields: count }))
  if (byBytes === undefined) return unseen(`no body up to ${sizes.at(-1)} bytes was refused for its size`)
  const { status, exchange } = byBytes
  if (byFields === undefined)
    return unseen(
      `bodies over ${byBytes.limit} bytes are refused with ${status}; no number of fields was refused`,
      exchange,
    )
  return observed({ status, bytes: byBytes.limit, fields: byFields.limit }, exchange, byFields.exchange)
}

/**
 * Returns the first limit that the server enforces: a body over it is refused, a body at the limit is not.
 * Undefined if no such limit is found.
 */
async function limitOf(
  context: Context,
  limits: readonly [least: number, ...others: number[]],
  kind: (limit: number) => { pad?: number; fields?: number },
): Promise<{ limit: number; status: number; exchange: Exchange } | undefined> {
  const send = (limit: number) =>
    attempt(context, marker => ({ type: form, body: bodyOf(marker, kind(limit)) }))
  const usual = await send(limits[0] - 10)
  let textOf = unchanging([])
  let again: Exchange | undefined
  const isUsual = async (exchange: Exchange): Promise<boolean> => {
    if (exchange.answer.status !== usual.answer.status) return false
    if (textOf(exchange) === textOf(usual)) return true
    if (again !== undefined) return false
    again = await send(limits[0] - 20)
    textOf = unchanging([[usual, again]])
    return textOf(exchange) === textOf(usual)
  }
  for (const limit of limits) {
    const over = await send(limit + 1)
    const status = refusalStatus(over)
    if (status === undefined || (await isUsual(over))) continue
    return (await isUsual(await send(limit))) ? { limit, status, exchange: over } : undefined
  }
  return undefined
}

/**
 * Returns an incomplete pixel form of exactly `pad` bytes, or of `fields` fields. The padding has no meaning.
 */
function bodyOf(marker: string, { pad, fields }: { pad?: number; fields?: number }): string {
  const start = `value=${marker}`
  if (fields !== undefined) return [start, ...Array.from({ length: fields - 1 }, () => 'value=1')].join('&')
  return start + 'x'.repeat(Math.max(0, (pad ?? 0) - start.length))
}
