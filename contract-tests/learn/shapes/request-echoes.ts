import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { spelled } from './fit/leaf.ts'
import { distinct, explains, type Sample } from './fit/sample.ts'
import { templatesOf } from './fit/template.ts'
import type { ResponsePair } from './pairs.ts'

// Errors may repeat parts of the request: the invalid value, the path, the method.

/**
 * Returns the shape of a place that echoes the invalid value. 70 % of the samples suffice, because a service
 * may say more about some mistakes than the mock.
 */
export function echoShape(samples: readonly Sample[], scope: Scope): Json | undefined {
  if (!('received' in scope.values)) return undefined
  const isSent = ({ values }: Sample) => typeof values.received === 'string'
  const [sent, unsent] = [samples.filter(isSent), samples.filter(sample => !isSent(sample))]
  const isEchoed = ({ values, json }: Sample) =>
    ['string', 'number'].includes(typeof json) && String(json) === values.received
  const echoed = sent.filter(isEchoed)
  if (echoed.length < 3 || echoed.length < sent.length * 0.7) return undefined
  const [unset, ...others] = distinct(unsent)
  const isUsual = others.length > 0 || unsent.length === 0 || unset === null
  const isTyped = echoed.some(({ json }) => typeof json === 'number')
  const options = { ...(isTyped && { as: 'number' }), ...(!isUsual && { unset: spelled(unset) }) }
  return Object.keys(options).length === 0 ? '$received' : { $: 'received', ...options }
}

/**
 * Returns a template with the path of the request if all samples contain it. The path says more than the kind
 * of record.
 */
export function pathShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const isPath = ({ values, json }: Sample) =>
    typeof values.path === 'string' && typeof json === 'string' && json.includes(values.path)
  if (!samples.every(isPath)) return undefined
  const templates = templatesOf(samples, scope, path).filter(({ shape }) =>
    JSON.stringify(shape).includes('{path}'),
  )
  return templates.find(({ shape }) => explains(shape, samples, scope))?.shape
}

/**
 * Replaces the method in the texts of a shape by `{method}` if all examples have the same method and so show
 * a constant.
 */
export function withMethod(shape: Json, pairs: readonly ResponsePair[]): Json {
  const methods = new Set(pairs.map(({ values }) => values.method))
  const [method] = methods
  if (methods.size !== 1 || typeof method !== 'string') return shape
  const word = new RegExp(`\\b${method}\\b`, 'g')
  const inPart = (part: Json): Json => {
    if (typeof part === 'string') return part.startsWith('$') ? part : part.replace(word, '{method}')
    if (!isObject(part) || '$seen' in part) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inPart(inner)]))
  }
  return inPart(shape)
}
