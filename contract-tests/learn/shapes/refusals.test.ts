// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import type { InputIssue } from '../../../src/wire/issues.ts'
import { refusal, wrong } from '../../../tests/suite/support/refusal-pair.ts'
import { learnRefusals } from './refusals.ts'

const isOwn = () => false

it('texts about mistakes are sentences, even if a field showed only a label', () => {
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

it('refusals about rows with members of their own are about fields', () => {
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

it('a kind of mistake is recognised even if it shows an object instead of a text', () => {
  const one = (type: string, at: string, input: Json) =>
    refusal({ detail: [{ type, at, input }] }, [wrong(at, rules[type])])
  const rules: Record<string, InputIssue['rule']> = {
    missing: 'required',
    enum: 'choice',
    url_parsing: 'address',
  }
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

it('a word beside each field goes with the kind of mistake, although most fields show one word', () => {
  const words = {
    required: 'required',
    empty: 'required',
    address: 'invalid',
    choice: 'invalid',
    date: 'invalid',
  }
  const seen: [field: string, rule: keyof typeof words][] = [
    ['url', 'required'],
    ['url', 'empty'],
    ['url', 'address'],
    ['name', 'required'],
    ['name', 'empty'],
    ['type', 'required'],
    ['type', 'empty'],
    ['type', 'choice'],
    ['disabled', 'choice'],
    ['privacy', 'choice'],
    ['target_type', 'choice'],
    ['expiration_url', 'address'],
    ['expiration_date', 'date'],
  ]
  const { shapes } = learnRefusals(
    seen.map(([field, rule]) => refusal({ errors: { [field]: words[rule] } }, [wrong(field, rule)])),
    isOwn,
  )
  const { required: _, ...others } = words
  expect(shapes.error?.body).toEqual({
    errors: { $map: 'fields', key: '$field', item: { $: 'rule', map: others } },
  })
})

it('a sent value is repeated as a number if it is one', () => {
  const odd = (field: string, received: string, input: Json, rule: InputIssue['rule'] = 'choice') =>
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

it('a body with a list of mistakes is no list of bodies, although most bodies have a single mistake', () => {
  const body = (...issues: InputIssue[]): Json => ({
    ok: false,
    errors: issues.map(({ field, rule }) => ({ code: `E_${rule}`, at: field })),
  })
  const of = (...issues: InputIssue[]) => refusal(body(...issues), issues)
  const rules = ['address', 'choice', 'format', 'required', 'date', 'time', 'number', 'reference'] as const
  const single = rules.map((rule, index) => of(wrong(`field_${index}`, rule)))
  const several = of(wrong('url', 'address'), wrong('privacy', 'choice'))
  const { shapes } = learnRefusals([...single, several], isOwn)
  expect(shapes.invalid?.body ?? shapes.error?.body).toMatchObject({
    ok: false,
    errors: { $list: 'fields' },
  })
})

it('a list of the values of which a field must have one is recognised', () => {
  const of = (field: string, allowed: readonly (string | number)[]) =>
    refusal({ at: field, valid: [...allowed] }, [{ ...wrong(field, 'choice'), allowed }])
  const { shapes } = learnRefusals(
    [
      of('privacy', ['0', '1', '2']),
      of('disabled', ['0', '1']),
      of('type', pixelTypes),
      refusal({ at: 'url', valid: [] }, [wrong('url', 'address')]),
    ],
    isOwn,
  )
  expect(shapes.error?.body).toEqual({ at: '$field', valid: '$allowed' })
})

it('a list that has one item for several mistakes is none of mistakes, but has one', () => {
  const of = (...fields: string[]) => {
    const violations = fields.map(field => ({ field, description: `The ${field} is not right.` }))
    const body = { code: 3, details: [{ type: 'BadRequest', violations }] }
    return refusal(
      body,
      fields.map(field => wrong(field)),
    )
  }
  const single = Array.from({ length: 20 }, (_, index) => of(`field_${index}`))
  const unknown = refusal({ code: 5, details: [] }, [], { case: 'not_found' })
  const { shapes } = learnRefusals(
    [...single, of('url', 'alias'), of('name', 'type', 'value'), unknown],
    isOwn,
  )
  const list = { $list: 'fields', item: { field: '$field', description: '$message' } }
  expect(shapes.invalid?.body).toEqual({ code: 3, details: [{ type: 'BadRequest', violations: list }] })
})

it('a single mistake may be at the place of a list of several', () => {
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

it('a sent value is not a constant, but an authentication scheme is', () => {
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

it('several mistakes may be written in a different form from one', () => {
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

it('the media type of errors is that of the responses that look like most others', () => {
  const odd = refusal('<h1>Bad Request</h1>', [wrong('url')])
  odd.exchange.answer.headers['content-type'] = 'text/html'
  const none = refusal('<h1>Not Found</h1>', [], { case: 'not_found' })
  none.exchange.answer.headers['content-type'] = 'text/html'
  const invalid = ['url', 'alias', 'privacy'].map(field => {
    const one = refusal({ errors: { [field]: [`The ${field} is not right.`] } }, [wrong(field)])
    one.exchange.answer.headers['content-type'] = 'application/problem+json'
    return one
  })
  const { shapes } = learnRefusals([none, odd, ...invalid], isOwn)
  expect(shapes.error?.type).toBe('text/html')
  expect(shapes.invalid).toMatchObject({ type: 'application/problem+json', body: { errors: {} } })
})

it('the general shape is that of most error cases, not that of most responses', () => {
  const gone = { title: 'Gone' }
  const { shapes } = learnRefusals(
    [
      ...['/links/1', '/links/2', '/pixels/3', '/pixels/4', '/links/5'].map(path =>
        refusal(gone, [], { case: 'not_found', step: { method: 'GET', path } }),
      ),
      ...['unauthenticated', 'method', 'accept'].map(name =>
        refusal({ code: 7, detail: `This is wrong: ${name}.` }, [], { case: name }),
      ),
    ],
    isOwn,
  )
  expect(shapes.error?.body).toEqual({ code: 7, detail: '$message' })
  expect(shapes.not_found?.body).toEqual(gone)
})
