// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { errorValues } from '../../../src/wire/error-values.ts'
import type { Issue } from '../../../src/wire/issues.ts'
import { aboutFields } from './about-fields.ts'
import type { ResponsePair } from './pairs.ts'
import { learnRefusals } from './refusals.ts'

/** An error response of the server, with the values that the mirror would show. */
function refusal(body: Json, issues: readonly Issue[], of: Partial<ResponsePair> = {}): ResponsePair {
  const status = 422
  const answer = { status, headers: {}, text: JSON.stringify(body), json: body }
  return {
    step: { method: 'POST', path: '/links' },
    resource: 'links',
    exchange: { answer } as unknown as ResponsePair['exchange'],
    sentAt: 0,
    receivedAt: 0,
    name: undefined,
    values: JSON.parse(JSON.stringify(errorValues({ status, message: 'Wrong.', issues, path: '/links' }))),
    records: [],
    case: 'invalid',
    ...of,
  }
}

const wrong = (field: string, rule: Issue['rule'] = 'invalid'): Issue => ({
  field,
  expected: 'another one',
  rule: rule!,
})

const isOwn = () => false

it('words for a mistake are words, also where all that a field showed is a label', () => {
  const { shapes, unexplained } = learnRefusals(
    [
      refusal({ errors: { goal: ['must be an absolute address'] } }, [wrong('url', 'address')]),
      refusal({ errors: { privacy: ['is invalid'] } }, [wrong('privacy', 'choice')]),
      refusal({ errors: { disabled: ['is invalid'] } }, [wrong('disabled', 'choice')]),
      refusal({ errors: { vendor: ["can't be left out"] } }, [wrong('type', 'required')]),
      refusal({ errors: { until: ['is invalid'] } }, [wrong('expiration_date', 'date')]),
    ],
    isOwn,
  )
  const { errors } = shapes.error?.body as Record<string, Json>
  expect(isObject(errors!) && errors.$map).toBe('fields')
  expect(isObject(errors!) && errors.item).toBe('$messages')
  expect(unexplained).toEqual([])
})

it('a refusal is about fields where it names a parameter in the place of those of the body', () => {
  const form = (json: Json, issue: Issue) => refusal({ code: 422, errors: { form: json } }, [issue])
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

it('a refusal is about fields where another member names its parameter', () => {
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

it('a refusal of the same form is about fields where it names what was sent as those about the body do', () => {
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

it('rows with members of their own are about fields as all others are', () => {
  const message = (field: string) => [`The ${field} is not an address at all.`]
  const row = (list: string) =>
    refusal({ errors: { [list]: { 0: { value: message(list) } } } }, [wrong(`${list}.0.value`, 'address')])
  const plain = ['url', 'alias', 'privacy', 'disabled', 'type', 'name', 'value', 'space_id', 'domain_id']
  const { shapes } = learnRefusals(
    [
      ...plain.map(field => refusal({ errors: { [field]: message(field) } }, [wrong(field, 'address')])),
      row('country'),
      row('platform'),
      refusal({ detail: 'There is none.' }, [], { case: 'not_found' }),
    ],
    isOwn,
  )
  expect(shapes.invalid?.body).toEqual({
    errors: {
      $map: 'fields',
      key: [
        '$field_root',
        { $: 'field_index', as: 'text', unset: '$absent' },
        { $: 'field_key', unset: '$absent' },
      ],
      item: '$messages',
    },
  })
})

it('a kind of mistake is known also where it shows an object in the place of a text', () => {
  const one = (type: string, at: string, input: Json) =>
    refusal({ detail: [{ type, at, input }] }, [wrong(at, rules[type])])
  const rules: Record<string, Issue['rule']> = { missing: 'required', enum: 'choice', url_parsing: 'address' }
  const { shapes } = learnRefusals(
    [
      ...['privacy', 'disabled', 'target_type'].flatMap(at => [
        one('enum', at, '7'),
        one('enum', at, 'perhaps'),
      ]),
      ...['url', 'expiration_url'].flatMap(at => [
        one('url_parsing', at, 'nowhere'),
        one('url_parsing', at, 'x'),
      ]),
      one('missing', 'url', {}),
      one('missing', 'name', { value: 'v' }),
      refusal({ detail: 'There is none.' }, [], { case: 'not_found' }),
    ],
    isOwn,
  )
  expect(JSON.stringify(shapes.invalid?.body)).toContain('"required":"missing"')
})

it('what was sent is repeated as a number where it is one', () => {
  const odd = (field: string, received: string, input: Json, rule: Issue['rule'] = 'choice') =>
    refusal({ errors: [{ field, input }] }, [{ ...wrong(field, rule), received }])
  const { shapes } = learnRefusals(
    [
      odd('privacy', '7', 7),
      odd('disabled', '8', 8),
      odd('target_type', 'some', 'some'),
      odd('url', 'nowhere', 'nowhere', 'address'),
      refusal({ errors: [{ field: 'url', input: null }] }, [{ field: 'url' }]),
      refusal({ errors: 'none' }, [], { case: 'not_found' }),
    ],
    isOwn,
  )
  const item = { field: '$field', input: { $: 'received', as: 'number' } }
  expect(shapes.invalid?.body).toEqual({ errors: { $list: 'fields', item } })
})

it('fields may stand beside members that every refusal has', () => {
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

it('of several refusals of parameters that differ most decide whether they name fields', () => {
  const errors = (field: string) => ({ title: 'Bad', errors: [{ field, message: 'no' }] })
  const step = { method: 'GET', path: '/links', asks: ['list.unknown-value'] } as const
  const asked = (json: Json) => refusal(json, [], { case: 'parameter', step })
  const some = ['url', 'privacy', 'alias'].map(field => refusal(errors(field), [wrong(field)]))
  const bare = { title: 'Bad' }
  const about = (...bodies: Json[]) => aboutFields([...some, ...bodies.map(asked)])
  expect(about(errors('status'), bare, bare)).toEqual({ 'list.unknown-value': false })
  expect(about(errors('status'), errors('sort'), bare)).toEqual({ 'list.unknown-value': true })
})

it('one mistake may stand where several are a list', () => {
  const one = (at: string, words: string) => ({ '@at': at, '#text': words })
  const fault = (mistake: Json) => ({ fault: { kind: 'input', mistake } })
  const { shapes } = learnRefusals(
    [
      refusal(fault(one('url', 'is not an address')), [wrong('url', 'address')]),
      refusal(fault(one('privacy', 'is not one of these')), [wrong('privacy', 'choice')]),
      refusal(fault(one('alias', 'is not well-formed')), [wrong('alias', 'format')]),
      refusal(fault([one('url', 'is not an address'), one('alias', 'is not well-formed')]), [
        wrong('url', 'address'),
        wrong('alias', 'format'),
      ]),
      refusal({ fault: { kind: 'none' } }, [], { case: 'not_found' }),
    ],
    isOwn,
  )
  const item = { '@at': '$field', '#text': '$message' }
  expect(shapes.invalid?.body).toEqual(fault({ $list: 'fields', item, single: 'item' }))
})

it('what was sent is no constant, and a scheme of authentication is one', () => {
  const unknown = (path: string) => {
    const { values, ...pair } = refusal({ error: 'none', id: 'no-such-id' }, [], { case: 'malformed_id' })
    return { ...pair, values: { ...values, path, received: 'no-such-id' } }
  }
  const noKey = refusal({ error: 'key' }, [], { case: 'unauthenticated' })
  noKey.exchange.answer.headers['www-authenticate'] = 'Token realm="links"'
  const { shapes } = learnRefusals(
    [unknown('/links/no-such-id'), unknown('/pixels/no-such-id'), noKey],
    isOwn,
  )
  expect(shapes.malformed_id?.body ?? shapes.error?.body).toMatchObject({ id: '$received' })
  expect(shapes.unauthenticated?.headers).toEqual({ 'WWW-Authenticate': 'Token realm="links"' })
})

it('several mistakes may be written as nothing else than one is', () => {
  const one = (field: string) => refusal({ why: `The ${field} is not right.`, at: field }, [wrong(field)])
  const many = (...fields: string[]) =>
    refusal(
      { amount: fields.length, all: fields.map(at => ({ why: `The ${at} is not right.`, at })) },
      fields.map(field => wrong(field)),
    )
  const { shapes, unexplained } = learnRefusals(
    [
      ...['url', 'alias', 'privacy', 'disabled', 'type'].map(one),
      many('url', 'alias'),
      many('privacy', 'disabled', 'type'),
      many('name', 'type'),
      refusal({ why: 'There is none.' }, [], { case: 'not_found' }),
    ],
    isOwn,
  )
  expect(shapes.invalid?.body).toEqual({
    $if: { more: '$positive' },
    then: {
      amount: { $count: 'fields' },
      all: { $list: 'fields', item: { why: '$message', at: '$field' } },
    },
    else: { why: '$message', at: '$field' },
  })
  expect(unexplained).toEqual([])
})
