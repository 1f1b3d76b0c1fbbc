import { type Exchange, isSuccess } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import { anyId, broken, mediaType, readOnce } from './kit.ts'
import { leaveSpare } from './spares.ts'

/**
 * Throws unless the body of a response to `Accept: application/json` is JSON, and says so. The document leaves
 * the headers of responses open, so a server may call all its JSON something else, such as text/html.
 */
export async function mustBeJson(context: Context, exchange: Exchange): Promise<void> {
  if (exchange.answer.json === undefined)
    throw broken('a JSON body', brief(endOf(exchange.answer.text), 160), exchange)
  if (isCalledJson(exchange)) return
  const other = (await responsesOf(context)).find(isCalledJson)
  if (other === undefined) return
  const type = mediaType(exchange)
  const { method, path } = other.request
  throw broken(
    `the type ${mediaType(other)}, as of ${method} ${path}`,
    type === '' ? 'no type' : type,
    exchange,
  )
}

function isCalledJson(exchange: Exchange): boolean {
  return isSuccess(exchange) && exchange.answer.json !== undefined && /[/+]json$/.test(mediaType(exchange))
}

/** Returns responses of other operations: lists and records of both kinds and, if the run may write, a create. */
async function responsesOf(context: Context): Promise<Exchange[]> {
  const kinds = ['links', 'pixels'] as const
  const reads = kinds.map(async resource => {
    const { exchange } = await list(context, resource)
    const id = await anyId(context, resource)
    return id === undefined ? [exchange] : [exchange, (await readOnce(context, resource, id)).exchange]
  })
  const responses = (await Promise.all(reads)).flat()
  if (context.settings.readOnly) return responses
  const made = await create(context, 'pixels', marker => ({
    name: `${marker}-typed`,
    type: 'bing',
    value: marker,
  }))
  leaveSpare(context, 'pixels', made)
  return [...responses, made.exchange]
}

/** Returns the end of a text, starting at a whole word: a key that is cut in half would not be masked. */
function endOf(text: string): string {
  return text.length > 120 ? text.slice(-120).replace(/^[^\s"]*/, '') : text
}
