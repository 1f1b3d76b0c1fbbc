import { expect, it } from 'vitest'
import { parseDialect } from '../dialect/file.ts'
import { serveJudged } from './judged.ts'

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

it('an error that names no field shows the kind of the mistake, and what was sent', async () => {
  const send = await served(
    `
    parameter: { body: { code: { $: rule, map: { choice: BAD_OPTION }, unset: NONE }, field: $field } }
    not_found: { body: { id: $received, code: { $: rule, unset: NONE } } }
`,
    '{ errors.fields: { list.unknown-value: false }, list.unknown-value: 400 }',
  )
  expect((await send('GET', '/links?sort=up')).body).toEqual({ code: 'BAD_OPTION', field: null })
  expect((await send('GET', '/links/4711')).body).toEqual({ id: '4711', code: 'NONE' })
})
