import { describe, expect, it } from 'vitest'
import { conditional } from '../../../tests/dialects/cases/form.ts'
import { scope, values } from '../../../tests/support/shape-cases.ts'
import type { Json } from './json.ts'
import { compile, locate, parseStrict, schemaOf } from './shape.ts'

it('$any writes a different value for each record, in the form of its sample', () => {
  const shape = { $any: 'text', like: 'Ab3-15ffc497' }
  const write = compile(parseStrict({ a: shape, b: { $any: 'number', like: 563 } }, scope, ''))
  const [one, again, other] = [{ id: 1 }, { id: 1 }, { id: 2 }].map(
    of => write(of) as { a: string; b: number },
  )
  expect(one).toEqual(again)
  expect(one!.a).toMatch(/^[A-Z][a-z][0-9]-[0-9]{2}[a-z]{3}[0-9]{3}$/)
  expect(one!.b).toBeGreaterThan(99)
  expect([one!.a === other!.a, one!.b === other!.b]).toEqual([false, false])
})

it('a secret is located as set or unset, never as a value', () => {
  const node = parseStrict({ a: { $set: 'password' }, b: conditional('privacy_password', '****') }, scope, '')
  const { values: found, set } = locate(node, compile(node)(values), scope)
  expect(found).toEqual({ privacy_password: null })
  expect(set).toEqual({ password: true, privacy_password: false })
})

describe('a response that does not fit its shape', () => {
  it.each<[shape: Json, received: Json, message: string]>([
    ['$id', 'x', ': id in its form, "x"'],
    [{ a: '$alias' }, { a: 'x', b: 1 }, 'b: no such member, 1'],
    [{ a: '$alias' }, [], ': an object, a list of 0'],
    [{ $: 'status', map: { 1: 'on', 2: 'off', 3: 'gone' } }, 'up', ': status as "on", "off", "gone", "up"'],
    ['links/{id}', 'pixels/7', ': a text of the form links/{id}, "pixels/7"'],
    [['$id', '$alias'], [1, 'a', 2], ': a list of 2, a list of 3'],
    [{ $list: 'country', item: ['$key', '$value'] }, [['DE']], ''],
    [{ a: '$id', b: '$id' }, { a: 1, b: 2 }, 'b: id as it is elsewhere, 1, 2'],
    [{ $any: 'uuid' }, 3, ': any uuid, 3'],
  ])('%j in %j', (source, received, message) => {
    const { issues } = locate(parseStrict(source, scope, ''), received, scope)
    expect(issues.map(({ path, expected, received: got }) => `${path}: ${expected}, ${got}`).join('; ')).toBe(
      message,
    )
  })
})

it('no value is located in a text that can be split in two ways', () => {
  const node = parseStrict('{alias}-{domain}', scope, '')
  expect(locate(node, 'a-b-c', scope).values).toEqual({})
  expect(locate(node, 'a-b', scope).values).toEqual({ alias: 'a', domain: 'b' })
})

it('the schema forbids a member that no value writes', () => {
  const node = parseStrict({ e: { $: 'expired', map: { true: '$absent', false: '$absent' } } }, scope, '')
  expect(schemaOf(node, scope).schema).toMatchObject({ properties: { e: { not: {} } } })
})

it.each<[text: string, written: Json]>([
  ['412', 412],
  ['-1', -1],
  ['0', 0],
  ['0412', '0412'],
  ['-0', '-0'],
  ['4.5', '4.5'],
  ['9007199254740993', '9007199254740993'],
  ['docs', 'docs'],
])('a text as a number: %s', (alias, written) => {
  const node = parseStrict({ $: 'alias', as: 'number' }, scope, '')
  expect(compile(node)({ ...values, alias })).toBe(written)
  expect(locate(node, written, scope)).toMatchObject({ issues: [], values: { alias } })
})
