import { expect, it } from 'vitest'
import { defaultDialect } from '../../src/dialect/dialect.ts'
import { shapeNodes } from '../../src/dialect/shapes/nodes.ts'
import { errorPart } from './error-part.ts'

const log = { $concat: ['https://log.example/', { $any: 'request-id' }] }
const item = { field: '$field', message: '$message', at: { $any: 'time' } }
const nodes = shapeNodes({
  ...defaultDialect,
  shapes: {
    errors: {
      error: { body: { code: '$code', message: '$message', trace: { $any: 'request-id' }, log } },
      invalid: { body: { trace: { $any: 'request-id' }, errors: { $list: 'issues', item } } },
    },
  },
})

it('masks sentences, and values that differ in each response', () => {
  const body = {
    code: 'not_found',
    message: 'There is none.',
    trace: '00-4bf92f35-01',
    log: 'https://log.example/7',
  }
  expect(errorPart(body, nodes)).toEqual({
    code: 'not_found',
    message: '{text}',
    trace: '{any request-id}',
    log: '{any text}',
  })
})

it('treats a word as a sentence if the shape writes only sentences there', () => {
  const body = { code: 'gone', errors: [{ field: 'url', message: 'Required' }] }
  expect(errorPart(body, nodes)).toEqual({ code: 'gone', errors: [{ field: 'url', message: '{text}' }] })
})

it('masks volatile values in items, and shows each item once', () => {
  const one = { field: 'country.0.key', message: 'It is wrong.', at: '2031-04-05T06:07:08Z' }
  const other = { ...one, field: 'country.1.key', at: '2031-04-05T06:07:09Z' }
  expect(errorPart({ errors: [one, other] }, nodes)).toEqual({
    errors: [{ field: 'country', message: '{text}', at: '{any time}' }],
  })
})

it('distinguishes null from a volatile text', () => {
  expect(errorPart({ trace: null }, nodes)).toEqual({ trace: null })
})

it('removes the index of a row from a field name, but no id from a path', () => {
  const body = (at: string) => ({ at })
  expect(errorPart(body('/country/0/value'), nodes)).toEqual(body('/country'))
  expect(errorPart(body('/links/7abc'), nodes)).toEqual(body('/links/7abc'))
})
