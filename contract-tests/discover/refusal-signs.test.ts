import { describe, expect, it } from 'vitest'
import type { Exchange } from '../core/exchange.ts'
import { recogniserOf } from './refusal-signs.ts'

function answered(json: unknown, status = 200, path = '/pixels', method = 'POST'): Exchange {
  return {
    request: { method, path, headers: {} },
    answer: { status, headers: {}, text: JSON.stringify(json), json },
    durationMs: 1,
    attempts: 1,
  }
}

interface Service {
  /**
   * Responses to refused requests. Signs are learned from them and from `fine`, the responses to other
   * requests.
   */
  refused: readonly unknown[]
  fine: readonly unknown[]
  /** Other responses of the same service, which must be recognised as refusals or not. */
  isRefused: readonly unknown[]
  isFine: readonly unknown[]
}

const pixel = { id: 7, name: 'amber', status: 'active', errors: 0 }

const services: Record<string, Service> = {
  'a word': {
    refused: [{ status: 'error', code: '101', msg: 'name is missing' }],
    fine: [
      { status: 'ok', id: '7', msg: 'added' },
      { status: 'ok', pixel },
      { status: 'ok', pixels: [pixel] },
    ],
    isRefused: [{ status: 'error', code: '102', msg: 'url is malformed' }],
    isFine: [{ status: 'ok', msg: 'deleted' }, { status: 'ok', link: { id: 1, code: '101' } }, [], 'ok'],
  },
  'a flag': {
    refused: [{ success: false, message: 'No.' }],
    fine: [
      { success: true, data: pixel },
      { success: true, data: [], message: '' },
    ],
    isRefused: [{ success: false }],
    isFine: [{ success: true, message: 'Deleted.' }, { data: [] }],
  },
  'a number': {
    refused: [{ code: 40001, message: 'bad type', data: null }],
    fine: [
      { code: 0, message: 'ok', data: pixel },
      { code: 0, message: 'ok', data: { items: [pixel] } },
    ],
    isRefused: [{ code: 40400, message: 'not found', data: null }],
    isFine: [{ code: 0, message: 'ok', data: { id: 1 } }],
  },
  'a list of errors, and no data': {
    refused: [{ data: null, errors: [{ message: 'no' }] }],
    fine: [{ data: pixel }, { data: { pixels: [pixel] } }],
    isRefused: [{ data: null, errors: [{ message: 'no link' }] }],
    isFine: [{ data: { id: 1 }, errors: [{ message: 'deprecated' }] }, { data: { links: [] } }],
  },
  'errors under the name of the operation': {
    refused: [{ data: { createPixel: { pixel: null, userErrors: [{ code: 'INCLUSION' }] } } }],
    fine: [
      { data: { createPixel: { pixel, userErrors: [] } } },
      { data: { pixel } },
      { data: { pixels: { edges: [] } } },
    ],
    isRefused: [{ data: { createLink: { link: null, userErrors: [{ code: 'BLANK' }] } } }],
    isFine: [{ data: { createLink: { link: { id: 1 }, userErrors: [] } } }, { data: { link: { id: 1 } } }],
  },
  'only a message, which successes also have': {
    refused: [{ message: 'name is missing' }],
    fine: [{ message: 'added', id: 7 }, pixel, { message: 'deleted' }],
    isRefused: [],
    isFine: [{ message: 'link deleted' }],
  },
}

describe('a refusal with a success status', () => {
  it.each(Object.entries(services))('is recognised by %s', (_, { refused, fine, isRefused, isFine }) => {
    const recognises = recogniserOf(
      refused.map(json => answered(json)),
      fine.map(json => answered(json)),
    )
    const judged = (bodies: readonly unknown[], status?: number) =>
      bodies.map(json => recognises(answered(json, status)))
    expect(judged([...isRefused, ...(isRefused.length > 0 ? refused : [])])).not.toContain(false)
    expect(judged([...isFine, ...fine])).not.toContain(true)
    expect(judged(isRefused, 422)).not.toContain(true)
  })

  it('is not recognised from a single success', () => {
    expect(recogniserOf([answered({ ok: false })], [answered({ ok: true })])(answered({ ok: false }))).toBe(
      false,
    )
  })
})

it('signs that only responses about pixels show count only for pixels', () => {
  const refused = [answered({ result: '0', message: 'Unknown type' })]
  const fine = [
    answered({ result: '1', message: 'Pixel added', insert_id: '7' }),
    answered({ result: '1', message: 'Pixel deleted' }, 200, '/pixels/7'),
    answered({ result: '1', message: '', pixels: [pixel] }, 200, '/pixels?search=a'),
    answered({ status: 'OK', message: '', result: { rows: [] } }, 200, '/links'),
  ]
  const isRefused = recogniserOf(refused, fine)
  expect(isRefused(answered({ result: '0', message: 'Pixel not found' }, 200, '/pixels/9'))).toBe(true)
  expect(fine.some(isRefused)).toBe(false)
  expect(isRefused(answered({ status: 'OK', message: 'Link deleted', result: '12' }, 200, '/links/12'))).toBe(
    false,
  )
})

describe('a refusal with only a message, in a service that confirms updates with a message', () => {
  const gone = answered({ message: 'There is none.' }, 200, '/pixels/7', 'GET')
  const fine = [
    answered({ data: pixel }),
    answered({ data: pixel }, 200, '/pixels/7', 'GET'),
    answered({ pixels: [pixel] }, 200, '/pixels', 'GET'),
    answered([pixel], 200, '/links', 'GET'),
  ]
  const isRefused = recogniserOf([gone], [...fine, answered({ message: 'Done.' }, 202, '/pixels/7', 'PUT')])

  it.each([
    ['a read', answered({ message: 'No such link.' }, 200, '/links/9', 'GET'), true],
    ['a list', answered({ message: 'That is no page.' }, 200, '/links', 'GET'), true],
    ['a create', answered({ message: 'The alias is taken.' }, 200, '/links'), true],
    ['an update with the status of a refusal', answered({ message: 'No.' }, 200, '/links/9', 'PUT'), true],
    ['an update', answered({ message: 'Done.' }, 202, '/links/9', 'PUT'), false],
    ['an update with the link', answered({ data: pixel }, 200, '/links/9', 'PUT'), false],
    ['a list of nothing', answered([], 200, '/links', 'GET'), false],
  ])('%s', (_, exchange, expected) => {
    expect(isRefused(exchange)).toBe(expected)
  })

  it('does not recognise updates if they have the status of a refusal', () => {
    const same = answered({ message: 'Done.' }, 200, '/pixels/7', 'PUT')
    expect(recogniserOf([gone], [...fine, same])(same)).toBe(false)
    expect(recogniserOf([gone], [...fine, same])(gone)).toBe(true)
  })
})

describe('a refusal with messages by field, in a service that confirms creates with a message', () => {
  const wrongType = answered({ type: ['type must be bing or x.'] })
  const fine = [answered({ message: 'Created.' }), answered({ data: [pixel] }, 200, '/pixels', 'GET')]
  const isRefused = recogniserOf([wrongType], fine)

  it.each([
    ['the same field', wrongType, true],
    [
      'other fields',
      answered({ url: ['is missing'], 'country.0.value': ['is missing', 'is no address'] }),
      true,
    ],
    ['a success', answered({ message: 'Created.' }, 200, '/links'), false],
    ['a list of nothing', answered({ data: [] }, 200, '/links', 'GET'), false],
    ['members that are no messages', answered({ tags: ['a'], id: 7 }, 200, '/links'), false],
  ])('%s', (_, exchange, expected) => {
    expect(isRefused(exchange)).toBe(expected)
  })
})

it('the status does not count if a code tells refusals from successes', () => {
  const refused = answered({ code: 2102, payload: null })
  const fine = [
    answered({ code: 0, payload: pixel }, 200, '/pixels/7', 'GET'),
    answered({ code: 0, payload: null }, 200, '/pixels/7', 'DELETE'),
    answered(undefined, 204, '/pixels/7', 'PUT'),
  ]
  const isRefused = recogniserOf([refused], fine)
  expect(isRefused(answered({ code: 0, payload: null }, 200, '/links/9', 'PUT'))).toBe(false)
  expect(isRefused(answered({ code: 2105, payload: null }, 200, '/links/9', 'PUT'))).toBe(true)
})
