import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../../../src/dialect/shapes/shape.ts'
import { fieldNameShape } from './field-names.ts'
import type { Sample } from './fit/sample.ts'

const scope = errorScope.values.fields!.item!

/** The values of an error about a field. The field is given in dots: `country.0.key`. */
function about(field: string, source = 'body', object = 'link'): Sample['values'] {
  const [root = '', index, key = null] = field.split('.')
  const brackets = field.replace(/\.(\w+)/g, '[$1]')
  return {
    field,
    field_root: root,
    field_brackets: brackets,
    field_pointer: `/${field.replaceAll('.', '/')}`,
    field_index: index === undefined ? null : Number(index),
    field_key: key,
    source,
    object,
    received: 'odd',
    rule: 'invalid',
  }
}

const fields = ['url', 'space_id', 'expiration_date', 'country.0.key', 'country.1.value', 'pixel_ids.2']
/** A field that no sample is about. The learned shape must write it too. */
const unseen = 'language.3.value'

function written(names: readonly Json[], path = ['errors', 'field']): (field: string) => Json | undefined {
  const samples = fields.map((field, index): Sample => ({ values: about(field), json: names[index] }))
  const shape = fieldNameShape(samples, scope, path)
  if (shape === undefined) throw new Error('No names of fields were found')
  const write = compile(parseStrict(shape, scope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(names)
  return field => write(about(field))
}

describe('names of fields in texts', () => {
  it.each<[convention: string, names: string[], other: string]>([
    [
      'in camel case with brackets',
      ['url', 'spaceId', 'expirationDate', 'country[0].key', 'country[1].value', 'pixelIds[2]'],
      'language[3].value',
    ],
    [
      'in Pascal case',
      ['Url', 'SpaceId', 'ExpirationDate', 'Country.0.Key', 'Country.1.Value', 'PixelIds.2'],
      'Language.3.Value',
    ],
    [
      'as words',
      ['url', 'space id', 'expiration date', 'country 0 key', 'country 1 value', 'pixel ids 2'],
      'language 3 value',
    ],
    [
      'without the index',
      ['url', 'space_id', 'expiration_date', 'country.key', 'country.value', 'pixel_ids'],
      'language.value',
    ],
    [
      'renamed, after the names of the objects around them',
      ['link/target', 'link/folder', 'link/until', 'link/country/0/when', 'link/country/1/to', 'link/tags/2'],
      'link/language/3/to',
    ],
  ])('%s', (_, names, other) => {
    expect(written(names)(unseen)).toBe(other)
  })
})

it('names of fields and of parameters each have their own prefix', () => {
  const samples: Sample[] = [
    ...['url', 'space_id', 'country.0.key'].map(field => ({
      values: about(field),
      json: `/${field.replaceAll('.', '/')}`,
    })),
    ...['page', 'sort_by'].map(field => ({ values: about(field, 'query'), json: `?${field}` })),
  ]
  const write = compile(parseStrict(fieldNameShape(samples, scope, ['path'])!, scope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(samples.map(({ json }) => json))
  expect(write(about('per_page', 'query'))).toBe('?per_page')
})

describe('names of fields as steps', () => {
  it('beginning with the source', () => {
    const steps = [
      ['body', 'url'],
      ['body', 'spaceId'],
      ['body', 'expirationDate'],
      ['body', 'country', 0, 'key'],
      ['body', 'country', 1, 'value'],
      ['body', 'pixelIds', 2],
    ]
    expect(written(steps)(unseen)).toEqual(['body', 'language', 3, 'value'])
  })

  it('with a step before rows only', () => {
    const steps = [
      ['url'],
      ['space_id'],
      ['expiration_date'],
      ['rules', 'country', '0', 'key'],
      ['rules', 'country', '1', 'value'],
      ['pixel_ids', '2'],
    ]
    expect(written(steps)(unseen)).toEqual(['rules', 'language', '3', 'value'])
  })

  it('as many as the place of the field in a record has', () => {
    const steps = [
      ['fields', 'url', 'en'],
      ['space_id'],
      ['fields', 'expires', 'en', 'expiration_date'],
      ['fields', 'country', 'en', 0, 'key'],
      ['fields', 'country', 'en', 1, 'value'],
      ['meta', 'pixel_ids', 2],
    ]
    const write = written(steps, ['errors', 'path'])
    expect(write('country.4.value')).toEqual(['fields', 'country', 'en', 4, 'value'])
    expect(write('pixel_ids.0')).toEqual(['meta', 'pixel_ids', 0])
  })

  it('but a list of words is no path', () => {
    const expected = [['0', '1'], ['on', 'off'], ['0', '1', '2'], ['DE', 'FR'], ['DE', 'FR'], ['none']]
    const samples = fields.map((field, index) => ({ values: about(field), json: expected[index] }))
    expect(fieldNameShape(samples, scope, ['errors', 'expected'])).toBeUndefined()
  })

  it('with the id in a path named by the kind of record', () => {
    const samples: Sample[] = [
      ...['url', 'space_id', 'alias', 'disabled'].map(field => ({
        values: about(field),
        json: ['body', field],
      })),
      { values: about('id', 'path'), json: ['path', 'link_id'] },
      { values: about('id', 'path', 'pixel'), json: ['path', 'pixel_id'] },
    ]
    const shape = fieldNameShape(samples, scope, ['detail', 'loc'])!
    const write = compile(parseStrict(shape, scope, ''))
    expect(samples.map(({ values }) => write(values))).toEqual(samples.map(({ json }) => json))
  })
})

describe('a kind of mistake has a name of its own, whatever the field', () => {
  const kinds = (rows: readonly (readonly [field: string, rule: string, shown: string])[]) => {
    const samples = rows.map(([field, rule, json]): Sample => ({ values: { ...about(field), rule }, json }))
    const shape = fieldNameShape(samples, scope, ['source', 'pointer'])!
    const write = compile(parseStrict(shape, scope, ''))
    return ([field, rule]: readonly [string, string]) => write({ ...about(field), rule })
  }
  const wrong = ['disabled', 'privacy', 'target_type', 'space_id'].map(
    field => [field, 'choice', `/data/${field}`] as const,
  )

  it('for a missing member', () => {
    const rows = [
      ...wrong,
      ['url', 'required', '/data'],
      ['name', 'required', '/data'],
      ['url', 'address', '/data/url'],
      ['country.0.value', 'required', '/data/country/0/value'],
    ] as const
    const write = kinds(rows)
    expect(rows.map(([field, rule]) => write([field, rule]))).toEqual(rows.map(([, , shown]) => shown))
    expect(write(['value', 'required'])).toBe('/data')
    expect(write(['value', 'empty'])).toBe('/data/value')
  })

  it('for an alias that is in use', () => {
    const rows = [
      ...wrong.map(([field, rule]) => [field, rule, field] as const),
      ['alias', 'format', 'alias'],
      ['alias', 'taken', 'non_field_errors'],
    ] as const
    const write = kinds(rows)
    expect(rows.map(([field, rule]) => write([field, rule]))).toEqual(rows.map(([, , shown]) => shown))
    expect(write(['url', 'format'])).toBe('url')
  })
})

describe('no names of fields are found in', () => {
  it.each<[what: string, shown: Json[], at: string]>([
    ['a word for each mistake', ['bad', 'unknown', 'past', 'bad', 'bad', 'unknown'], 'code'],
    ['a plain value', fields, 'field'],
    ['sentences', fields.map(() => ['\0words\0']), 'fields'],
    ['a place with a list in only some samples', ['url', ['space_id'], 'a', 'b', 'c', 'd'], 'field'],
  ])('%s', (_, shown, at) => {
    const samples = fields.map((field, index): Sample => ({ values: about(field), json: shown[index] }))
    expect(fieldNameShape(samples, scope, ['errors', at])).toBeUndefined()
  })
})

it('ignores a few mistakes that the service reports for another field', () => {
  const samples = [...fields, 'alias', 'privacy', 'disabled'].map(
    (field): Sample => ({
      values: about(field),
      json: field === 'privacy' ? 'Access' : field.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
    }),
  )
  const odd = { values: about('url'), json: 'alias' }
  const shape = fieldNameShape([...samples, odd], scope, ['errors', 'property'])!
  const write = compile(parseStrict(shape, scope, ''))
  expect(write(about('url'))).toBe('url')
  expect(write(about('privacy'))).toBe('Access')
})

it('names the fields of only one source, if a parameter has a member of its own', () => {
  const inBody = fields.map(
    (field): Sample => ({ values: about(field), json: `#/${field.replaceAll('.', '/')}` }),
  )
  const inQuery = ['per_page', 'sort', 'page'].map(
    (field): Sample => ({ values: about(field, 'query'), json: undefined }),
  )
  const pointer = fieldNameShape([...inBody, ...inQuery], scope, ['source', 'pointer'])!
  const parameter = fieldNameShape(
    [
      ...inBody.map(sample => ({ ...sample, json: undefined })),
      ...inQuery.map(({ values }) => ({ values, json: String(values.field) })),
    ],
    scope,
    ['source', 'parameter'],
  )!
  const [writePointer, writeParameter] = [pointer, parameter].map(shape =>
    compile(parseStrict(shape, scope, '')),
  )
  expect(writePointer!(about(unseen))).toBe('#/language/3/value')
  expect(writeParameter!(about(unseen))).toBeUndefined()
  expect(writePointer!(about('search_by', 'query'))).toBeUndefined()
  expect(writeParameter!(about('search_by', 'query'))).toBe('search_by')
})

it.each([
  ['as they were sent', (field: string) => field],
  ['without a name', () => ''],
])('a parameter with the name of a field is written as the other parameters: %s', (_, nameOf) => {
  const body = ['type', 'name', 'value', 'expiration_url'].map(
    (field): Sample => ({ values: about(field), json: `${field.toUpperCase()}__c` }),
  )
  const query = ['per_page', 'sort', 'type'].map(
    (field): Sample => ({ values: about(field, 'query'), json: nameOf(field) }),
  )
  const shape = fieldNameShape([...body, ...query], scope, ['errors', 'field'])!
  const write = compile(parseStrict(shape, scope, ''))
  expect([...body, ...query].map(({ values }) => write(values))).toEqual([
    ...body.map(({ json }) => json),
    ...query.map(({ json }) => json),
  ])
})
