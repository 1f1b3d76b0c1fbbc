import { expect, it } from 'vitest'
import { parseDialect } from '../../src/dialect/file.ts'
import { serveJudged } from '../support/judged.ts'

const served = (shapes: string, answers = '{}') =>
  serveJudged(
    parseDialect(`name: errors\nshapes:\n  errors:\n${shapes}\nanswers: ${answers}\n`, 'errors.yaml'),
  )

it('one mistake stands where several are a list', async () => {
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

it('mistakes are in members by field, row and rule', async () => {
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

it('mistakes in rows are in a list, as far up as there are some', async () => {
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

it('an error that is about a parameter shows its name and the kind of the mistake, one about a record what was sent', async () => {
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

it('an error tells a path with an identifier from that of a list, also in its headers', async () => {
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
