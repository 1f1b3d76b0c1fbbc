// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { withMethods } from './methods-header.ts'
import type { ResponsePair } from './pairs.ts'
import { pairWith } from './test-pair.ts'

const [one, all] = ['DELETE, GET, PATCH', 'GET, POST']

function response(path: string, allow: string | undefined, of?: string): ResponsePair {
  return pairWith(path, allow === undefined ? {} : { allow }, of)
}

const usual = Array.from({ length: 5 }, () => [response('/links/{id:plain}', one), response('/links', all)])

it('learns the methods of a path that come with every response', () => {
  const shapes: Shapes = { record: { status: 203 } }
  const refusals = [
    response('/links/{id:plain}', one, 'not_found'),
    response('/nowhere', undefined, 'no_path'),
  ]
  withMethods(shapes, [...usual.flat(), ...refusals])
  expect(shapes).toEqual({
    record: { status: 203, headers: { allow: one } },
    list: { headers: { allow: all } },
    created: { headers: { allow: all } },
    errors: {
      error: { headers: { allow: { $if: 'path_id', then: one, else: all } } },
      no_path: { headers: { allow: '$absent' } },
    },
  })
})

it('leaves them out if only some responses have them', () => {
  const shapes: Shapes = {}
  withMethods(shapes, [...usual.flat(), response('/links', undefined)])
  expect(shapes).toEqual({})
})

it('learns those of successes alone if refusals have none', () => {
  const shapes: Shapes = {}
  withMethods(shapes, [...usual.flat(), response('/links/{id:plain}', undefined, 'not_found')])
  expect(shapes).toEqual({
    record: { headers: { allow: one } },
    list: { headers: { allow: all } },
    created: { headers: { allow: all } },
  })
})

it('learns them for refusals too, but for those of a case that never have them', () => {
  const shapes: Shapes = { errors: { unauthenticated: { status: 403 } } }
  const refusals = [
    response('/links/{id:plain}', one, 'not_found'),
    response('/links', all, 'invalid'),
    response('/links', undefined, 'unauthenticated'),
    response('/links', all, 'wrong_key'),
  ]
  withMethods(shapes, [...usual.flat(), ...refusals])
  const byPath = { $if: 'path_id', then: one, else: all }
  expect(shapes.errors).toEqual({
    error: { headers: { allow: byPath } },
    unauthenticated: { status: 403, headers: { allow: '$absent' } },
    wrong_key: { headers: { allow: byPath } },
  })
})

it('leaves refusals out if those of a case have them only sometimes', () => {
  const shapes: Shapes = {}
  const refusals = [response('/links', all, 'invalid'), response('/links', undefined, 'invalid')]
  withMethods(shapes, [...usual.flat(), ...refusals])
  expect(shapes.errors).toBeUndefined()
})
