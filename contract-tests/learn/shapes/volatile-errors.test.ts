// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { ResponsePair } from './pairs.ts'
import { volatilePlaces } from './volatile-errors.ts'

const traces = ['4bf92f35', '1c0a77e2', '9e3d0b41', '70aa61fc', 'd2c85e09', '3f6b94a8']

/** Error responses with a trace id, each about a different path. */
function errors(body: (index: number) => Json): ResponsePair[] {
  return traces.map((_, index): ResponsePair => {
    const path = `/links/${index}`
    const json = body(index)
    const answer = { status: 404, headers: {}, text: JSON.stringify(json), json }
    return {
      step: { method: 'GET', path },
      resource: 'links',
      exchange: { answer } as unknown as ResponsePair['exchange'],
      sentAt: 0,
      receivedAt: Date.parse('2031-04-05T06:07:08Z'),
      name: undefined,
      values: { status: 404, message: 'There is none.', method: 'GET', path },
      records: [],
      case: 'not_found',
    }
  })
}

it('finds the id of a request, even in a shape from a single error', () => {
  const { alike } = volatilePlaces(
    errors(index => ({ code: 'none', meta: { trace: `00-${traces[index]}-01` } })),
  )
  expect(alike({ code: 'none', meta: { trace: '00-4bf92f35-01' } })).toEqual({
    code: 'none',
    meta: { trace: { $any: 'request-id' } },
  })
})

it('leaves out a volatile member that a case lacks', () => {
  const { alike } = volatilePlaces(errors(index => ({ trace: `00-${traces[index]}-01` })))
  expect(alike({ trace: '$absent' })).toEqual({ trace: '$absent' })
})

it.each<[string, Json, Json]>([
  [
    'words of a value',
    { $: 'object', map: { link: '$absent', pixel: '00-4bf92f35-01' } },
    { $if: { object: 'pixel' }, then: { $any: 'request-id' } },
  ],
  [
    'numbers of a value',
    { $: 'status', map: { 400: '$absent', 409: '00-4bf92f35-01', 422: '00-1c0a77e2-01' } },
    { $if: { status: [409, 422] }, then: { $any: 'request-id' } },
  ],
  [
    'a value that is not set',
    { $: 'field', unset: '$absent' },
    { $if: 'field', then: { $any: 'request-id' } },
  ],
  ['a condition', { $if: 'field', then: '00-4bf92f35-01' }, { $if: 'field', then: { $any: 'request-id' } }],
])('leaves out a volatile member with %s', (_, trace, expected) => {
  const { alike } = volatilePlaces(errors(index => ({ trace: `00-${traces[index]}-01` })))
  expect(alike({ trace })).toEqual({ trace: expected })
})

it('treats neither words nor explained values as volatile', () => {
  const words = ['amber', 'birch', 'cedar', 'daisy', 'ebony', 'fjord']
  const body = (index: number) => ({ word: words[index]!, instance: `/api/links/${index}` })
  const { alike } = volatilePlaces(errors(body))
  expect(alike(body(0))).toEqual(body(0))
})

it('reports a volatile member only if all samples have it', () => {
  const { shapeOf } = volatilePlaces(errors(index => ({ trace: `00-${traces[index]}-01` })))
  const samples = traces.map(trace => ({ values: {}, json: `00-${trace}-01` }))
  expect(shapeOf(samples, ['trace'])).toEqual({ $any: 'request-id' })
  expect(shapeOf([...samples, { values: {}, json: undefined }], ['trace'])).toBeUndefined()
})

it('finds the id of a mistake in a list, however an item is reached', () => {
  const uuid = (index: number) => `7d1f0c3a-5b62-4e8f-9a07-${traces[index]}c0de`
  const { shapeOf, alike } = volatilePlaces(
    errors(index => ({ errors: [{ id: uuid(index), code: 'none' }] })),
  )
  const item = { id: uuid(0), code: 'none' }
  const found = { id: { $any: 'uuid' }, code: 'none' }
  expect(alike({ errors: [item] })).toEqual({ errors: [found] })
  expect(alike({ errors: { $list: 'fields', item } })).toEqual({ errors: { $list: 'fields', item: found } })
  const samples = traces.map((_, index) => ({ values: {}, json: uuid(index) }))
  for (const step of ['0', 'fields', 'issues'])
    expect(shapeOf(samples, ['errors', step, 'id'])).toEqual({ $any: 'uuid' })
})

it.each([
  ['of an address', (id: string) => `https://log.example/of/req_${id}`, 'https://log.example/of/req_'],
  ['of an address and its query', (id: string) => `/logs/${id}?at=${id.length}`, '/logs/'],
  ['of a name', (id: string) => `urn:trace:x${id}`, 'urn:trace:'],
])('preserves the text before the id at the end %s', (_, write, start) => {
  const { alike } = volatilePlaces(errors(index => ({ log: write(traces[index]!) })))
  const shape = { log: { $concat: [start, { $any: 'request-id' }] } }
  expect(alike({ log: write('0') })).toEqual(shape)
  expect(alike({ $if: { more: '$positive' }, then: { log: write('0') } })).toEqual({
    $if: { more: '$positive' },
    then: shape,
  })
})

it('finds ids, although one of them has only letters', () => {
  const ids = ['4bf92f', 'abcdef', '9e3d0b', '70aa61', 'd2c85e', '3f6b94']
  const { alike } = volatilePlaces(errors(index => ({ ref: ids[index]! })))
  expect(alike({ ref: '4bf92f' })).toEqual({ ref: { $any: 'request-id' } })
})
