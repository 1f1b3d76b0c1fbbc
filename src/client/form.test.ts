import { describe, expect, test } from 'vitest'
import type { FormFields } from './fields.ts'
import { encodeForm } from './form.ts'

const cases: [title: string, fields: FormFields, form: string][] = [
  ['a text', { url: 'https://shop.example/a' }, 'url=https://shop.example/a'],
  ['no fields', {}, ''],
  ['numbers, zero too', { disabled: 0, space_id: 2 }, 'disabled=0&space_id=2'],
  ['null: sent empty', { alias: null }, 'alias='],
  ['undefined: left out', { alias: undefined, space_id: 3 }, 'space_id=3'],
  ['an empty text', { password: '' }, 'password='],
  ['identifiers', { pixel_ids: [3, 7] }, 'pixel_ids[]=3&pixel_ids[]=7'],
  ['no identifiers', { pixel_ids: [] }, 'pixel_ids='],
  ['a list that is null', { pixel_ids: null, country: null }, 'pixel_ids=&country='],
  [
    'rows, in order',
    {
      platform: [
        { key: 'OS X', value: 'https://a.example' },
        { key: 'iOS', value: 'https://b.example' },
      ],
    },
    'platform[0][key]=OS X&platform[0][value]=https://a.example&platform[1][key]=iOS&platform[1][value]=https://b.example',
  ],
  [
    'rows without keys',
    { rotation: [{ value: 'https://a.example' }] },
    'rotation[0][value]=https://a.example',
  ],
  ['no rows', { country: [], language: [] }, 'country=&language='],
  ['a pixel', { name: 'Shop', type: 'x', value: 'ox9de' }, 'name=Shop&type=x&value=ox9de'],
]

describe('encodeForm', () => {
  test.each(cases)('%s', (_title, fields, form) => {
    expect(decodeURIComponent(encodeForm(fields).toString().replaceAll('+', ' '))).toBe(form)
  })

  test('what has a meaning in forms is escaped', () => {
    const password = 'a&b=c+d e%f#ü'
    const form = encodeForm({ password })
    expect(form.toString()).toBe('password=a%26b%3Dc%2Bd+e%25f%23%C3%BC')
    expect(new URLSearchParams(form.toString()).get('password')).toBe(password)
  })

  test('a part of a row that is undefined is left out', () => {
    const fields: unknown = { country: [{ key: 'DE', value: undefined }] }
    expect([...encodeForm(fields as FormFields)]).toEqual([['country[0][key]', 'DE']])
  })

  test.each<[unknown, string]>([
    [{ expiration_clicks: Number.NaN }, 'expiration_clicks is NaN'],
    [{ expiration_clicks: Number.POSITIVE_INFINITY }, 'expiration_clicks is Infinity'],
    [{ disabled: true }, 'disabled is a value of type boolean'],
    [{ expiration_date: new Date(0) }, 'expiration_date is a value of type object'],
    [{ pixel_ids: [1, Number.NaN] }, 'pixel_ids[1] is NaN'],
    [{ country: [{ key: 'DE', value: {} }] }, 'country[0][value] is a value of type object'],
    [{ pixel_ids: [null] }, 'pixel_ids[0] is a value of type object'],
  ])('%j throws', (fields, complaint) => {
    expect(() => encodeForm(fields as FormFields)).toThrow(
      new TypeError(`Failed to encode the form: ${complaint}, neither text nor a finite number.`),
    )
  })
})
