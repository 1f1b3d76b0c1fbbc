import { readPointer } from '../../../src/dialect/pointer.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { compile, parse } from '../../../src/dialect/shapes/shape.ts'
import { type Leaf, leavesOf } from '../../core/match.ts'
import { isAlike, type Sample } from './fit/sample.ts'

/**
 * A list whose body has `back` in the place of `prev`, where a page beyond the last one shows the last one as the page before
 * it. The rest of such a page may be as nothing else is, and is no example.
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

/** How many places of the samples a shape writes. */
function agreeing(shape: Json, samples: readonly Sample[], scope: Scope): number {
  const write = compile(parse(shape, scope))
  return samples
    .map(({ values, json }) => {
      const written = write(values)
      const isWritten = ({ pointer, value }: Leaf) =>
        isAlike(readPointer(written, pointer) as Json | undefined, value as Json)
      return leavesOf(json).filter(isWritten).length
    })
    .reduce((sum, count) => sum + count, 0)
}

/** A shape in which every value of the page before is the other one. */
function renamed(part: Json): Json {
  if (typeof part === 'string') return part.replace(/(^\$|\{)prev(?=[_}]|$)/g, '$1back')
  if (Array.isArray(part)) return part.map(renamed)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => {
      if (name !== '$' && name !== '$if') return [name, renamed(inner)]
      const names = JSON.stringify(inner).replace(/"prev(?=[_"])/g, '"back')
      return [name, JSON.parse(names) as Json]
    }),
  )
}
