import { expect, it } from 'vitest'
import { errorHeaders, everyHeader } from './every-header.ts'
import type { ResponsePair } from './pairs.ts'
import { pairWith } from './test-pair.ts'

const baseUrl = 'http://127.0.0.1:4000/api/v1'
const known = { baseUrl, rate: undefined }

function responses(headersOf: (number: number) => Record<string, string>): ResponsePair[] {
  return Array.from({ length: 6 }, (_, number) => pairWith(`/links/${number}`, headersOf(number)))
}

it.each<[string, (number: number) => Record<string, string>, object]>([
  ['a constant', () => ({ 'x-powered-by': 'Links {1}' }), { 'x-powered-by': 'Links {{1}}' }],
  [
    'an address below the service, and one of its host',
    () => ({ link: `<${baseUrl}/docs>; rel="help"`, 'x-home': 'http://127.0.0.1:4000/' }),
    { link: '<{base}/docs>; rel="help"', 'x-home': '{origin}/' },
  ],
  [
    'an address of the same host by its path, and one of another host',
    () => ({ link: '</api/v1/docs>; rel="help"', 'x-home': 'https://go.example/api/v1/' }),
    { link: '<{base_path}/docs>; rel="help"', 'x-home': 'https://go.example/api/v1/' },
  ],
  ['a number', number => ({ 'x-runtime': `0.${number + 1}` }), { 'x-runtime': { $any: 'duration' } }],
  ['headers that the mock sends itself', () => ({ date: 'now', etag: '"1"' }), {}],
  ['a header that only some responses have', number => (number === 3 ? {} : { 'x-part': 'a' }), {}],
])('%s', (_, headersOf, shapes) => {
  expect(everyHeader(responses(headersOf), known)).toEqual(shapes)
})

it('headers about a rate limit are those of the mock if it knows the limit', () => {
  const pairs = responses(number => ({ 'x-ratelimit-remaining': `${290 - number}` }))
  expect(everyHeader(pairs, known)).toEqual({ 'x-ratelimit-remaining': { $any: 'duration' } })
  expect(everyHeader(pairs, { ...known, rate: { requests: 300 } })).toEqual({})
  const others = { requests: 300, headers: 'none' } as const
  expect(everyHeader(pairs, { ...known, rate: others })).toEqual(everyHeader(pairs, known))
})

it('errors: a header that nearly all cases have, and the cases that lack it', () => {
  const limit = { 'x-ratelimit-reset': '60' }
  const errors = [
    ...['invalid', 'invalid', 'not_found', 'not_found', 'method'].map(of => pairWith('/links', limit, of)),
    ...['unauthenticated', 'unauthenticated'].map(of => pairWith('/links', {}, of)),
  ]
  expect(errorHeaders(errors, known)).toEqual({
    error: { 'x-ratelimit-reset': '60' },
    unauthenticated: { 'x-ratelimit-reset': '$absent' },
  })
  expect(errorHeaders([...errors, pairWith('/links', {}, 'method')], known)).toEqual({})
  const oneLacksIt = [...errors, pairWith('/links', {}, 'invalid')]
  expect(errorHeaders(oneLacksIt, known)).toEqual(errorHeaders(errors, known))
  const few = errors.map(one =>
    one.case === 'invalid' ? one : { ...one, exchange: errors.at(-1)!.exchange },
  )
  expect(errorHeaders(few, known)).toEqual({})
})
