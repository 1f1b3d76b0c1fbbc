import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import { distinct, explains, type Sample } from './fit/sample.ts'

/**
 * Returns the shape of the previous page's address if the first page's address has no page parameter, as in
 * Django REST framework.
 */
export function firstPageShape(samples: readonly Sample[], scope: Scope): Json | undefined {
  const [none, ...others] = distinct(samples.filter(({ values }) => typeof values.prev_page !== 'number'))
  if (!('start' in scope.values) || others.length > 0) return undefined
  const second = samples.filter(({ values }) => values.prev_index === 0)
  for (const part of ['', '_path', '_query', '_full']) {
    const start = `$start${part}`
    if (second.length < 2 || !explains(start, second, scope)) continue
    const before = choice({ prev_index: 0 }, start, `$prev${part}`)
    const shape = choice('prev_page', before, spelled(none))
    if (explains(shape, samples, scope)) return shape
  }
  return undefined
}
