import { expect, it } from 'vitest'
import type { Json } from './json.ts'
import type { Values } from './scope.ts'
import { errorScope } from './scopes/index.ts'
import { compile, locate, parseStrict, print } from './shape.ts'

// Shapes of errors.

it('writes the messages of fields as a map or as a list, and the first field alone', () => {
  const errors = {
    message: 'Two are wrong.',
    field: 'url',
    field_pointer: '/url',
    fields: [{ field: 'url', messages: [{ message: 'one' }, { message: 'two' }] }],
    issues: [{ field: 'url', message: 'one', field_pointer: '/url' }],
  }
  const written = (shape: Json) => compile(parseStrict(shape, errorScope, ''))(errors)
  expect(written({ $map: 'fields', key: '$field', item: '$messages' })).toEqual({ url: ['one', 'two'] })
  expect(written('$issues')).toEqual([{ field: 'url', message: 'one' }])
  expect(written({ source: { pointer: '/data{field_pointer}' } })).toEqual({
    source: { pointer: '/data/url' },
  })
  expect(written({ $: 'field', map: { url: 'dest' } })).toBe('dest')
})

it('a map with a list of keys writes members within members', () => {
  const issues = [
    { field_root: 'url', rule: 'address', message: 'No address.' },
    { field_root: 'url', rule: 'length', message: 'Too long.' },
    { field_root: 'country', field_index: 1, field_key: 'value', rule: 'required', message: 'Missing.' },
  ]
  const steps = [
    '$field_root',
    { $: 'field_index', as: 'text', unset: '$absent' },
    { $: 'field_key', unset: '$absent' },
    { $: 'rule', map: { address: 'is_url' } },
  ]
  const shape = { $map: 'issues', key: steps, item: '$message' }
  const node = parseStrict(shape, errorScope, '')
  const body = {
    url: { is_url: 'No address.', length: 'Too long.' },
    country: { 1: { value: { required: 'Missing.' } } },
  }
  expect(compile(node)({ issues })).toEqual(body)
  expect(locate(node, body, errorScope).issues).toEqual([])
  expect(locate(node, { url: { is_url: 5 } }, errorScope).issues).toEqual([
    { path: 'url.is_url', expected: expect.any(String), received: '5' },
  ])
  expect(print(node)).toEqual(shape)
})

it('writes the steps to a field as a list or as a text', () => {
  const row = { field_root: 'rotation', field_index: 2, field_key: 'value', source: 'body' }
  const whole = { field_root: 'space_id', field_index: null, field_key: null, source: 'query' }
  const written = (shape: Json, about: Values) => compile(parseStrict(shape, errorScope, ''))(about)
  const index = { $: 'field_index', unset: '$absent' }
  const key = { $: 'field_key', as: 'pascal', unset: '$absent' }
  const steps: Json = ['$source', { $: 'field_root', as: 'camel' }, index, key]
  expect(written(steps, row)).toEqual(['body', 'rotation', 2, 'Value'])
  expect(written(steps, whole)).toEqual(['query', 'spaceId'])
  const name: Json = {
    $concat: [
      { $: 'field_root', as: 'pascal' },
      { $text: '[{field_index}]', unset: '' },
      { $text: '.{field_key}', unset: '' },
    ],
  }
  expect(written(name, row)).toBe('Rotation[2].value')
  expect(written(name, whole)).toBe('SpaceId')
})

it('writes {base_path}{path}, and locates neither of the two in the text', () => {
  const about: Values = { base_path: '/go/v1', path: '/links/7' }
  const node = parseStrict('{base_path}{path}', errorScope, '')
  expect(compile(node)(about)).toBe('/go/v1/links/7')
  expect(locate(node, '/go/v1/links/7', errorScope)).toMatchObject({ issues: [], values: {} })
})
