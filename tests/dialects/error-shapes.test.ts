import { describe, expect, it } from 'vitest'
import { parseDialect } from '../../src/dialect/file.ts'
import type { Shape, Shapes } from '../../src/dialect/shapes/shapes.ts'
import { serveJudged } from '../support/judged.ts'
import { speakIn } from '../support/speak.ts'
import { seenOf } from './cases/case.ts'

const served = (shapes: string, answers = '{}') =>
  serveJudged(
    parseDialect(`name: errors\nshapes:\n  errors:\n${shapes}\nanswers: ${answers}\n`, 'errors.yaml'),
  )

it('a shape may write one mistake as a value and several as a list', async () => {
  const send = await served(`
    invalid:
      body:
        code: { $if: { more: $positive }, then: several, else: $rule }
        more: $more
        wrong: { $if: { more: $positive }, then: { $list: issues, item: $field }, else: $field }
`)
  expect((await send('POST', '/pixels', 'name=n&type=no&value=v')).body).toEqual({
    code: 'choice',
    more: 0,
    wrong: 'type',
  })
  expect((await send('POST', '/pixels', 'name=n')).body).toEqual({
    code: 'several',
    more: 1,
    wrong: ['type', 'value'],
  })
})

it.each([
  ['disabled=2', 'choice'],
  ['disabled=perhaps', 'type'],
  ['expiration_clicks=many', 'number'],
  ['expiration_date=2026-02-30', 'date'],
  ['url=', 'empty'],
  ['alias=a%20b', 'format'],
])('POST /links %s is a mistake of the kind %s', async (wrong, rule) => {
  const send = await served(`
    invalid: { body: { kind: $rule } }
`)
  const url = wrong.startsWith('url') ? '' : '&url=https://a.example/'
  expect((await send('POST', '/links', wrong + url)).body).toEqual({ kind: rule })
})

it('each mistake repeats the status', async () => {
  const send = await served(`
    invalid:
      body:
        errors: { $list: issues, item: { status: { $: status, as: text }, title: $title, at: $field } }
`)
  const title = 'Unprocessable Content'
  expect((await send('POST', '/pixels', 'name=n')).body).toEqual({
    errors: [
      { status: '422', title, at: 'type' },
      { status: '422', title, at: 'value' },
    ],
  })
})

it('a mistake shows the values of which a field must have one', async () => {
  const send = await served(
    `
    invalid:
      body: { errors: { $list: issues, item: { at: $field, valid: { $list: allowed, item: $value } } } }
    parameter:
      body: { at: $field, valid: { $list: allowed, item: $value } }
`,
    '{ errors.fields: { list.unknown-value: false }, list.per-page: 400 }',
  )
  expect((await send('POST', '/links', 'url=https://a.example/&privacy=7&alias=a%20b')).body).toEqual({
    errors: [
      { at: 'privacy', valid: ['0', '1', '2'] },
      { at: 'alias', valid: [] },
    ],
  })
  expect((await send('GET', '/links?per_page=7')).body).toEqual({
    at: 'per_page',
    valid: ['10', '25', '50', '100'],
  })
})

it('a map writes mistakes in members by field, row and rule', async () => {
  const send = await served(`
    invalid:
      body:
        $map: issues
        key: [$field_root, { $: field_index, as: text, unset: $absent }, { $: field_key, unset: $absent }, $rule]
        item: wrong
`)
  const form = 'url=https://a.example/x&disabled=7&country[0][key]=SE&country[0][value]=nowhere'
  expect((await send('POST', '/links', form)).body).toEqual({
    disabled: { choice: 'wrong' },
    country: { 0: { value: { address: 'wrong' } } },
  })
})

it('mistakes in rows are in a list that ends with the last mistake', async () => {
  const send = await served(`
    invalid:
      body: { $map: fields, key: [$field_root, { $: field_index, unset: $absent }, { $: field_key, unset: $absent }], item: $rule }
`)
  const row = (index: number, field: string, value: string) => `&country[${index}][${field}]=${value}`
  const rows = [
    row(0, 'key', 'SE') + row(0, 'value', 'https://a.example/'),
    row(1, 'key', 'DE') + row(1, 'value', 'nowhere'),
  ]
  expect((await send('POST', '/links', `url=nowhere${rows.join('')}`)).body).toEqual({
    url: 'address',
    country: [{}, { value: 'address' }],
  })
})

it('an error shows the name and the rule of a parameter, or the id of a record that was requested', async () => {
  const send = await served(
    `
    parameter: { body: { code: { $: rule, map: { choice: BAD_OPTION }, unset: NONE }, field: $field } }
    not_found: { body: { id: $received, code: { $: rule, unset: NONE } } }
`,
    '{ errors.fields: { list.unknown-value: false }, list.unknown-value: 400 }',
  )
  expect((await send('GET', '/links?sort=up')).body).toEqual({ code: 'BAD_OPTION', field: 'sort' })
  expect((await send('GET', '/links/4711')).body).toEqual({ id: '4711', code: 'NONE' })
})

it('an error can depend on whether the path has an id, in its body and headers', async () => {
  const send = await served(`
    error:
      headers: { Allow: { $if: path_id, then: "GET, PUT, DELETE", else: "GET, POST" } }
      body: { id: { $: path_id, unset: none } }
`)
  const unknown = await send('GET', '/links/4711')
  expect([unknown.headers.allow, unknown.body]).toEqual(['GET, PUT, DELETE', { id: '4711' }])
  const refused = await send('POST', '/pixels', 'name=n')
  expect([refused.headers.allow, refused.body]).toEqual(['GET, POST', { id: 'none' }])
})

describe('errors', () => {
  const noPixel = 'There is no pixel with this id.'
  const needsUrl = 'The url field is required.'
  const wrongDisabled = 'The disabled field must be one of 0, 1; got "2".'
  const both = `${needsUrl} (and 1 more error)`
  const issues = [
    { field: 'url', message: needsUrl },
    { field: 'disabled', message: wrongDisabled },
  ]
  const lists = { url: [needsUrl], disabled: [wrongDisabled] }
  const fields = { $map: 'fields', key: '$field', item: '$messages' }
  const problem = { type: 'about:blank', title: '$title', status: '$status', detail: '$message' }

  it.each<[NonNullable<Shapes['errors']>['error'], string, object]>([
    [
      { type: 'application/problem+json', body: problem },
      'application/problem+json',
      { type: 'about:blank', title: 'Not Found', status: 404, detail: noPixel },
    ],
    [
      { body: { error: { code: '$code', message: '$message' } } },
      'application/json',
      { error: { code: 'not_found', message: noPixel } },
    ],
  ])('%j', async (error, type, body) => {
    const answer = await speakIn({ errors: { error: error! } }).get('/pixels/1')
    expect(seenOf(answer, 'content-type')).toEqual({ status: 404, body, headers: { 'content-type': type } })
  })

  it.each<[Shape, object]>([
    [
      { message: '$message', errors: '$issues' },
      { message: both, errors: issues },
    ],
    [{ message: fields }, { message: lists }],
    [
      { error: { code: '$code', message: '$message', details: fields } },
      { error: { code: 'unprocessable_content', message: both, details: lists } },
    ],
    [
      { title: '$title', 'invalid-params': '$issues', note: ['$status'] },
      { title: 'Unprocessable Content', 'invalid-params': issues, note: [422] },
    ],
  ])('for fields, %j', async (invalid, body) => {
    const server = speakIn({ errors: { invalid: { body: invalid } } })
    expect(seenOf(await server.post('/links', 'disabled=2'))).toEqual({ status: 422, body })
    expect((await server.get('/pixels/1')).body).toEqual({ message: noPixel, status: 404 })
  })
})
