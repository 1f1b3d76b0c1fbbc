// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import { refusal } from '../../../tests/suite/support/refusal-pair.ts'
import { learnRefusals } from './refusals.ts'

const isOwn = () => false

it('a refusal with a success status states its challenge, and the case that lacks it says so', () => {
  const refused = (name: string, challenge: Record<string, string>) => {
    const pair = refusal({ error: 'no' }, [], { case: name })
    return {
      ...pair,
      exchange: { ...pair.exchange, answer: { ...pair.exchange.answer, status: 200, headers: challenge } },
    }
  }
  const bearer = { 'www-authenticate': 'Bearer realm="api"' }
  const { shapes } = learnRefusals(
    [refused('unauthenticated', bearer), refused('unauthenticated', bearer), refused('wrong_key', {})],
    isOwn,
  )
  expect(shapes.unauthenticated?.headers).toEqual({ 'WWW-Authenticate': 'Bearer realm="api"' })
  expect(shapes.wrong_key?.headers).toEqual({ 'WWW-Authenticate': '$absent' })
})

it('the methods of 405 are stated if the service does not name all that it accepts', () => {
  const refused = (path: string, allow: string, mirrored: string) => {
    const pair = refusal({ error: 'no' }, [], { case: 'method', step: { method: 'POST', path } })
    pair.exchange.answer.headers.allow = allow
    return { ...pair, usualHeaders: { allow: mirrored } }
  }
  const headersOf = (allow: string, mirrored: string) => {
    const paths = ['/links/{id:plain}', '/pixels/{id:bing}']
    const { shapes } = learnRefusals(
      paths.map(path => refused(path, allow, mirrored)),
      isOwn,
    )
    return shapes.method?.headers ?? shapes.error?.headers
  }
  expect(headersOf('GET, PUT, DELETE', 'GET, PUT, DELETE, HEAD, PATCH')).toEqual({
    Allow: { $if: 'path_id', then: 'GET, PUT, DELETE', else: 'GET, POST' },
  })
  expect(headersOf('DELETE, GET, PUT', 'GET, PUT, DELETE, HEAD')).toBeUndefined()
})
