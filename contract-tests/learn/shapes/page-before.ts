import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { compile, parse } from '../../../src/dialect/shapes/shape.ts'
import { isJson, jsonAt } from '../../core/json.ts'
import { type Leaf, leavesOf } from '../../core/match.ts'
import { isAlike, type Sample } from './fit/sample.ts'

/**
 * Replaces `prev` by `back` in the body of a list if pages beyond the last one show the last page as their
 * previous page. The other parts of such pages may be unlike any other page and are not fitted.
 */
export function withPageBefore<Response extends { body?: Json }>(
  response: Response,
  beyond: readonly Sample[],
  scope: Scope,
): Response {
  const { body = null } = response
  const other = renamed(body)
  return agreeing(other, beyond, scope) > agreeing(body, beyond, scope)
    ? { ...response, body: other }
    : response
}

/** Counts the leaves of the samples that a shape writes correctly. */
function agreeing(shape: Json, samples: readonly Sample[], scope: Scope): number {
  const write = compile(parse(shape, scope))
  return samples
    .map(({ values, json }) => {
      const written = write(values)
      const isWritten = ({ pointer, value }: Leaf) =>
        isJson(value) && isAlike(jsonAt(written, pointer), value)
      return leavesOf(json).filter(isWritten).length
    })
    .reduce((sum, count) => sum + count, 0)
}

/** Returns a shape with every `prev` value replaced by its `back` value. */
function renamed(part: Json): Json {
  if (typeof part === 'string') return part.replace(/(^\$|\{)prev(?=[_}]|$)/g, '$1back')
  if (Array.isArray(part)) return part.map(renamed)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => {
      if (name !== '$' && name !== '$if') return [name, renamed(inner)]
      const names = JSON.stringify(inner).replace(/"prev(?=[_"])/g, '"back')
      return [name, JSON.parse(names)]
    }),
  )
}
