import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { InputIssue } from '../../../src/wire/issues.ts'
import { refusal, wrong } from '../../../tests/suite/support/refusal-pair.ts'
import { aboutFields } from './about-fields.ts'
import type { ResponsePair } from './pairs.ts'
import { learnRefusals } from './refusals.ts'

const isOwn = () => false

it('a refusal is about fields if it names a parameter where others name fields of the body', () => {
  const form = (json: Json, issue: InputIssue) => refusal({ code: 422, errors: { form: json } }, [issue])
  const asked = { method: 'GET', path: '/links', asks: ['list.unknown-value'] } as const
  const about = aboutFields([
    form({ url: ['Not an address.'] }, wrong('url', 'address')),
    form({ privacy: ['Not one of these.'] }, wrong('privacy', 'choice')),
    form({ alias: ['Not well-formed.'] }, wrong('alias', 'format')),
    refusal({ code: 422, errors: { query: { per_page: ['Not one of these.'] } } }, [], {
      step: { ...asked, asks: [...asked.asks] },
      case: 'parameter',
    }),
    refusal({ code: 404, message: 'There is none.' }, [], { case: 'not_found' }),
  ])
  expect(about).toEqual({ 'list.unknown-value': true })
})

it('a refusal is about fields if another member names its parameter', () => {
  const errors = (source: Json) => ({ errors: [{ source, detail: 'It cannot be taken.' }] })
  const about = aboutFields([
    refusal(errors({ pointer: '/goal' }), [wrong('url', 'address')]),
    refusal(errors({ pointer: '/access' }), [wrong('privacy', 'choice')]),
    refusal(errors({ parameter: 'sort' }), [], {
      step: { method: 'GET', path: '/links', asks: ['list.unknown-value'] },
      case: 'parameter',
    }),
    refusal({ errors: [{ detail: 'There is none.' }] }, [], { case: 'not_found' }),
  ])
  expect(about).toEqual({ 'list.unknown-value': true })
})

it('a refusal of the same form is about fields if it names the sent parameter as others name fields', () => {
  const about = (at: string, of?: Partial<ResponsePair>) => {
    const pair = refusal({ why: 'Not right.', at }, of === undefined ? [wrong(at.slice(1))] : [], of)
    const request = { method: 'GET' as const, path: `/links?page_size=7&search=x`, headers: {} }
    return { ...pair, exchange: { ...pair.exchange, request } }
  }
  const asked = { method: 'GET', path: '/links' } as const
  const all = [
    ...['/url', '/alias', '/privacy', '/type'].map(at => about(at)),
    about('?page_size', { step: { ...asked, asks: ['list.unknown-value'] }, case: 'parameter' }),
    about('/api/links', { step: { ...asked, asks: ['list.page-invalid'] }, case: 'parameter' }),
    about('/api/links/5', { case: 'not_found' }),
  ]
  expect(aboutFields(all)).toEqual({ 'list.unknown-value': true, 'list.page-invalid': false })
})

it('fields may be beside members that every refusal has', () => {
  const beside = (members: Json) => ({ ...(members as object), app: 'links', version: 2 })
  const mistakes = ['url', 'privacy', 'alias', 'disabled', 'expiration_url'].map(field =>
    refusal(beside({ [field]: [`${field} is wrong here`] }), [wrong(field)]),
  )
  const step = { method: 'GET', path: '/links', asks: ['list.unknown-value'] } as const
  const asked = refusal(beside({ error: 'no' }), [], { case: 'parameter', step })
  const unknown = refusal(beside({ error: 'none' }), [], { case: 'not_found' })
  expect(aboutFields([...mistakes, asked, unknown])).toEqual({ 'list.unknown-value': false })
  const { shapes, unexplained } = learnRefusals([...mistakes, unknown], isOwn)
  expect(unexplained).toEqual([])
  expect(shapes.invalid?.body).toEqual({
    $merge: [
      { app: 'links', version: 2 },
      { $map: 'fields', key: '$field', item: '$messages' },
    ],
  })
})

it('if refusals of parameters differ, the majority decides whether they name fields', () => {
  const errors = (field: string) => ({ title: 'Bad', errors: [{ field, message: 'no' }] })
  const step = { method: 'GET', path: '/links', asks: ['list.unknown-value'] } as const
  const asked = (json: Json) => refusal(json, [], { case: 'parameter', step })
  const some = ['url', 'privacy', 'alias'].map(field => refusal(errors(field), [wrong(field)]))
  const bare = { title: 'Bad' }
  const about = (...bodies: Json[]) => aboutFields([...some, ...bodies.map(asked)])
  expect(about(errors('status'), bare, bare)).toEqual({ 'list.unknown-value': false })
  expect(about(errors('status'), errors('sort'), bare)).toEqual({ 'list.unknown-value': true })
})

it('a refusal is not about fields if it is built like an error about no field', () => {
  const general = (type: string, message: string) => ({ error: { type, message, http_status: 400 } })
  const about = aboutFields([
    refusal({ url: ['Not an address.'] }, [wrong('url', 'address')]),
    refusal({ privacy: ['Not one of these.'] }, [wrong('privacy', 'choice')]),
    refusal({ alias: ['Not well-formed.'] }, [wrong('alias', 'format')]),
    refusal({ sort: ['Not one of these.'] }, [], {
      step: { method: 'GET', path: '/links', asks: ['list.unknown-value'] },
      case: 'parameter',
    }),
    refusal(general('other', 'That is no page.'), [], {
      step: { method: 'GET', path: '/links', asks: ['list.page-invalid'] },
      case: 'parameter',
    }),
    refusal({ message: 'There is none.' }, [], { case: 'not_found' }),
    refusal(general('method', 'Not allowed.'), [], { case: 'method' }),
  ])
  expect(about).toEqual({ 'list.unknown-value': true, 'list.page-invalid': false })
})
