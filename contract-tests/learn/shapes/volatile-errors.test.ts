import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Pair } from './pairs.ts'
import { volatilePlaces } from './volatile-errors.ts'

const traces = ['4bf92f35', '1c0a77e2', '9e3d0b41', '70aa61fc', 'd2c85e09', '3f6b94a8']

/** Errors with a trace, of which every other is about another path. */
function errors(body: (index: number) => Json): Pair[] {
  return traces.map((_, index): Pair => {
    const path = `/links/${index}`
    const json = body(index)
    const answer = { status: 404, headers: {}, text: JSON.stringify(json), json }
    return {
      step: { method: 'GET', path },
      resource: 'links',
      exchange: { answer } as unknown as Pair['exchange'],
      sentAt: 0,
      receivedAt: Date.parse('2031-04-05T06:07:08Z'),
      name: undefined,
      values: { status: 404, message: 'There is none.', method: 'GET', path },
      records: [],
      case: 'not_found',
    }
  })
}

it('finds the identifier of a request, also where one error alone has a shape', () => {
  const { alike } = volatilePlaces(
    errors(index => ({ code: 'none', meta: { trace: `00-${traces[index]}-01` } })),
  )
  expect(alike({ code: 'none', meta: { trace: '00-4bf92f35-01' } })).toEqual({
    code: 'none',
    meta: { trace: { $any: 'request-id' } },
  })
})

it('leaves out what a case leaves out', () => {
  const { alike } = volatilePlaces(errors(index => ({ trace: `00-${traces[index]}-01` })))
  expect(alike({ trace: '$absent' })).toEqual({ trace: '$absent' })
})

it('takes neither words nor what a value explains for volatile', () => {
  const words = ['amber', 'birch', 'cedar', 'daisy', 'ebony', 'fjord']
  const body = (index: number) => ({ word: words[index]!, instance: `/api/links/${index}` })
  const { alike } = volatilePlaces(errors(body))
  expect(alike(body(0))).toEqual(body(0))
})

it('tells a member that is volatile only where all samples have it', () => {
  const { shapeOf } = volatilePlaces(errors(index => ({ trace: `00-${traces[index]}-01` })))
  const samples = traces.map(trace => ({ values: {}, json: `00-${trace}-01` }))
  expect(shapeOf(samples, ['trace'])).toEqual({ $any: 'request-id' })
  expect(shapeOf([...samples, { values: {}, json: undefined }], ['trace'])).toBeUndefined()
})
