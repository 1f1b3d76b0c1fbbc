import { rateHeaderNames } from '../../../src/dialect/rate-headers.ts'
import { addressesOf } from '../../../src/dialect/shapes/addresses.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { type ErrorCase, errorCases } from '../../../src/dialect/shapes/shapes.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import { stepTitle } from '../../compare/scenario/step.ts'
import { spelled } from './fit/leaf.ts'
import { distinct } from './fit/sample.ts'
import { isBehindHost } from './fit/template.ts'
import { volatileShape } from './fit/volatile.ts'
import type { ResponsePair } from './pairs.ts'

/** Headers to ignore: set by the connection, the mock or other shapes, or possibly secret. */
const others =
  /^(date|connection|keep-alive|transfer-encoding|upgrade|server|trailer|via|age|etag|last-modified|location|allow|retry-after|www-authenticate|set-cookie|content-.*|access-control-.*)$/

/** The known facts about all responses of a service. */
export interface KnownHeaders {
  /** The service's base URL, which the shapes replace by that of the mock. */
  baseUrl: string
  /** Its rate limit, if it is known. The mock sends headers about it. */
  rate: StatedAnswers['limits.rate']
}

/**
 * Returns the headers that every one of these responses has: constants, and values that differ each time.
 * Needs five responses.
 */
export function everyHeader(pairs: readonly ResponsePair[], known: KnownHeaders): Record<string, Json> {
  const [first] = pairs
  if (first === undefined || pairs.length < 5) return {}
  const found: Record<string, Json> = {}
  const { limit, left } = namesOfRate(known.rate)
  for (const name of Object.keys(first.exchange.answer.headers)) {
    const isOther = others.test(name) || name === limit || name === left
    const shape = isOther ? undefined : headerShape(name, pairs, known.baseUrl)
    if (shape !== undefined) found[name] = shape
  }
  return found
}

/**
 * Returns the headers of errors by case. A header that more than half of the cases have belongs to `error`,
 * and the cases without the header get `$absent`.
 */
export function errorHeaders(
  pairs: readonly ResponsePair[],
  known: KnownHeaders,
): Partial<Record<ErrorCase, Record<string, Json>>> {
  const found: Partial<Record<ErrorCase, Record<string, Json>>> = {}
  const cases = errorCases.flatMap(name => {
    const own = pairs.filter(pair => pair.case === name)
    return own.length === 0 ? [] : [{ name, own }]
  })
  const names = new Set(pairs.flatMap(({ exchange }) => Object.keys(exchange.answer.headers)))
  for (const header of names) {
    const isSent = ({ exchange }: ResponsePair) => exchange.answer.headers[header] !== undefined
    // The responses of a case may come from several parts of a service: a gateway, and what is behind it.
    const lacking = cases.filter(({ own }) => own.filter(isSent).length <= own.length / 2)
    const having = cases.filter(one => !lacking.includes(one))
    if (having.length <= lacking.length) continue
    const sent = having.flatMap(({ own }) => own.filter(isSent))
    const shape = everyHeader(sent, known)[header]
    if (shape === undefined) continue
    found.error = { ...found.error, [header]: shape }
    for (const { name } of lacking) found[name] = { ...found[name], [header]: '$absent' }
  }
  return found
}

function namesOfRate(rate: KnownHeaders['rate'] = 'none'): { limit?: string; left?: string } {
  return (rate !== 'none' && rateHeaderNames(rate.headers)) || {}
}

function headerShape(name: string, pairs: readonly ResponsePair[], baseUrl: string): Json | undefined {
  const samples = pairs.map(({ step, exchange, receivedAt }) => ({
    of: stepTitle(step),
    at: receivedAt,
    values: {},
    json: typed(exchange.answer.headers[name]),
  }))
  const [value, ...more] = distinct(samples)
  if (samples.some(({ json }) => json === undefined)) return undefined
  if (more.length === 0) return typeof value === 'number' ? String(value) : withBase(spelled(value), baseUrl)
  const shape = volatileShape(samples)
  if (shape !== undefined) return shape
  const isNumber = value !== undefined && samples.every(({ json }) => typeof json === 'number')
  return isNumber ? { $any: 'number', like: value } : undefined
}

function typed(text: string | undefined): Json | undefined {
  return text !== undefined && /^(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Replaces the address of the service in a text by a placeholder that the mock fills. */
function withBase(text: Json, baseUrl: string): Json {
  if (typeof text !== 'string') return text
  const { base, origin, base_path: path } = addressesOf(baseUrl)
  const own = text.replaceAll(base, '{base}').replaceAll(origin, '{origin}')
  if (path === '') return own
  return own.replaceAll(path, (found, index: number) => (isBehindHost(own, index) ? found : '{base_path}'))
}
