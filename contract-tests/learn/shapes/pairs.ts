import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import type { Side } from '../../compare/play.ts'
import { resourceOf, type Step } from '../../compare/scenario/step.ts'
import { type Exchange, isError, isSuccess } from '../../core/exchange.ts'
import { isJson, parseJson } from '../../core/json.ts'
import type { Resource } from '../../writes/account.ts'
import { Translator } from './translator.ts'

/** A response of the server, and the values from which it was written, as the mirror shows them. */
export interface ResponsePair {
  step: Step
  resource: Resource
  exchange: Exchange
  sentAt: number
  receivedAt: number
  /** The record's name in the plan, if the response is about a record. */
  name: string | undefined
  /** The values of the response itself: of a page, of an error, or of the envelope around a record. */
  values: Values
  /** The values of the response's record or records. */
  records: readonly Values[]
  /** The error case, as the mirror reports it. */
  case: string | undefined
  /** The headers of the mirror's response, some of which a mock sends unless a shape says otherwise. */
  usualHeaders?: Exchange['answer']['headers']
  /** For a record that existed before the run: the start and end of the period in which it was created. */
  before?: readonly [number, number]
}

/**
 * Returns the responses that have the same status on both sides or are successful on both. The mirror's
 * values are translated to those of the server: ids, markers, addresses.
 * @param late the writes of links to which the server responds before the link has its new title
 */
export function pairsOf(
  steps: readonly Step[],
  server: Side,
  mirror: Side,
  late: readonly Step['method'][] = [],
): ResponsePair[] {
  const translator = new Translator(server, mirror)
  /** The title of each link when it was last read. */
  const titles = new Map<unknown, Json | undefined>()
  const titled = (values: Values, { method }: Step): Values => {
    const { id, title = null } = values
    if (late.includes(method)) return { ...values, title: titles.get(id) ?? null }
    titles.set(id, title as Json)
    return values
  }
  const escaped = [...server.made.values()].map(({ id }) => id).filter(id => encodeURIComponent(id) !== id)
  return steps.flatMap((step, index): ResponsePair[] => {
    const [one, other] = [server.played[index], mirror.played[index]]
    if (one === undefined || other === undefined || 'skipped' in one || 'skipped' in other) return []
    if (!isAlike(one.exchange, other.exchange)) return []
    const shown = other.exchange.answer.json
    const resource = resourceOf(step)
    const body = isObject(shown) ? shown : {}
    const records = Array.isArray(body.records)
      ? body.records
      : body.record === undefined
        ? []
        : [body.record]
    return [
      {
        step,
        resource,
        exchange: withPlainIds(one.exchange, escaped),
        sentAt: one.sentAt,
        receivedAt: one.receivedAt,
        name: step.as ?? /\{id:([^}]*)\}/.exec(step.path)?.[1],
        values: translator.values(body.values, resource, one.exchange.request.path.split('?', 1)[0]),
        records: records.map(record => {
          const values = translator.values(record, resource)
          return resource === 'links' ? titled(values, step) : values
        }),
        case: typeof body.case === 'string' ? body.case : undefined,
        usualHeaders: other.exchange.answer.headers,
      },
    ]
  })
}

/**
 * Writes ids in addresses as the records show them, without escapes: `links/go.example%2F3kQ` as `links/go.example/3kQ`.
 * A mock writes its own ids without escapes, too, because they need none.
 */
function withPlainIds(exchange: Exchange, escaped: readonly string[]): Exchange {
  if (escaped.length === 0) return exchange
  const plain = (text: string) =>
    escaped.reduce((shown, id) => shown.replaceAll(`/${encodeURIComponent(id)}`, `/${id}`), text)
  const { answer } = exchange
  const text = plain(answer.text)
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, plain(value)])
  const json = text === answer.text ? answer.json : parseJson(text)
  return { ...exchange, answer: { ...answer, text, json, headers: Object.fromEntries(headers) } }
}

/**
 * Whether both responses have the same outcome. The status of a success may differ, because it belongs to the
 * shapes, which the mirror does not know yet. The mirror's errors have a case.
 */
function isAlike(server: Exchange, mirror: Exchange): boolean {
  const { json, status } = mirror.answer
  if (isObject(json) && 'case' in json) return isError(server) && server.answer.status === status
  return isSuccess(server) || (!isError(server) && server.answer.status === status)
}

/** Returns the body of a response: its JSON, or else its text. Undefined if it is empty. */
export function bodyOf({ exchange: { answer } }: ResponsePair): Json | undefined {
  const { json, text } = answer
  if (text === '') return undefined
  return isJson(json) && json !== null ? json : text
}
