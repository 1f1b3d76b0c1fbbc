import { expect, it } from 'vitest'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../../../src/dialect/shapes/shape.ts'
import { codeShape } from './codes.ts'
import { choice } from './fit/choice.ts'
import type { Sample } from './fit/sample.ts'
import { inWords, words } from './wording.ts'

const scope = errorScope.values.issues!.item!

function samplesOf(
  shown: readonly (readonly [rule: string, field: string, word: string | number | null])[],
): Sample[] {
  return shown.map(([rule, field, json]) => {
    const source = field.startsWith('?') ? 'query' : 'body'
    const name = field.replace('?', '')
    return { values: { rule, field: name, field_root: name, source, message: 'words' }, json }
  })
}

function written(samples: readonly Sample[]): unknown[] {
  const write = compile(parseStrict(codeShape(samples, scope, ['code'])!, scope, ''))
  return samples.map(({ values }) => write(values))
}

const body = [
  ['required', 'url', 'blank'],
  ['required', 'name', 'blank'],
  ['address', 'url', 'malformed'],
  ['address', 'expiration_url', 'malformed'],
  ['choice', 'privacy', 'malformed'],
  ['choice', 'disabled', 'malformed'],
] as const

it.each(['ZK/', '/ZK/CM_', 'form:', 'E#'])('reads codes with other characters, such as %sblank', start => {
  const samples = samplesOf(body.map(([rule, field, word]) => [rule, field, start + word]))
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it.each([
  ['the number of most kinds', [1004, 1007, 1008], { range: 1007, required: 1004 }],
  ['the word of most kinds', ['E_GONE', 'E_BAD', 'E_BAD'], { range: 'E_BAD', length: 'E_BAD' }],
  ['the word of a similar kind', ['E_BLANK', 'E_BAD', 'E_DATE'], { required: 'E_BLANK', time: 'E_DATE' }],
  ['its name, as for another kind', ['empty', 'bad', 'bad'], { range: 'range' }],
] as const)('a kind that no response has shown gets %s', (_, [empty, choice, date], unseen) => {
  const samples = samplesOf(
    (['url', 'name', 'alias'] as const).flatMap(field => [
      ['empty', field, empty],
      ['choice', field, choice],
      ['date', field, date],
      ['address', field, choice],
    ]),
  )
  const write = compile(parseStrict(codeShape(samples, scope, ['code'])!, scope, ''))
  const wordOf = (rule: string) => write({ rule, field: 'page', field_root: 'page', source: 'body' })
  expect(Object.fromEntries(Object.keys(unseen).map(rule => [rule, wordOf(rule)]))).toEqual(unseen)
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it('prefers the kind of mistake to the field as the reason for a word', () => {
  const odd = samplesOf([...body, ['choice', 'type', 'enum'], ['choice', 'type', 'literal']])
  expect(written(odd)).toEqual([...body.map(([, , word]) => word), 'malformed', 'malformed'])
})

it('distinguishes a field that is checked differently from the others', () => {
  const samples = samplesOf([...body, ['choice', 'type', 'enum'], ['choice', 'platform', 'enum']])
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it('distinguishes several fields, if there are many mistakes', () => {
  const usual = ['required', 'empty', 'format'].flatMap(rule =>
    ['url', 'name', 'alias', 'value'].map(field => [rule, field, `is-${rule}`] as const),
  )
  const lists = ['country', 'platform', 'language', 'rotation'].map(
    field => ['address', field, 'row'] as const,
  )
  const samples = samplesOf([
    ...usual,
    ...lists,
    ['address', 'url', 'url'],
    ['address', 'expiration_url', 'redirect'],
    ['reference', 'domain_id', 'domain'],
    ['reference', 'space_id', 'space'],
    ['reference', 'pixel_ids', 'pixel'],
    ...['disabled', 'privacy', 'target_type'].map(field => ['choice', field, 'number'] as const),
    ['choice', 'type', 'enum'],
    ['choice', 'platform', 'system'],
  ])
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it('distinguishes mistakes in parameters from those in the body', () => {
  const samples = samplesOf([
    ...body,
    ['choice', '?sort', 'option'],
    ['choice', '?sort_by', 'option'],
    ['number', '?page', 'option'],
  ])
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it('distinguishes mistakes in parameters from those that depend on the kind of record', () => {
  const of = (object: string, rows: Parameters<typeof samplesOf>[0]) =>
    samplesOf(rows).map(({ values, json }) => ({ values: { ...values, object }, json }))
  const samples = [
    ...of('link', [
      ['required', 'url', 'ShortLink'],
      ['choice', 'privacy', 'ShortLink'],
      ['choice', 'disabled', 'ShortLink'],
      ['choice', '?per_page', null],
    ]),
    ...of('pixel', [
      ['required', 'name', 'Pixel'],
      ['choice', 'type', 'Pixel'],
    ]),
  ]
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
  const [unseen] = of('pixel', [['empty', 'value', 'Pixel']])
  const write = compile(parseStrict(codeShape(samples, scope, ['entity'])!, scope, ''))
  expect(write(unseen!.values)).toBe('Pixel')
})

it('finds numbers that depend on the field, except for some mistakes', () => {
  const samples = samplesOf([
    ['required', 'url', '210'],
    ['address', 'url', '211'],
    ['format', 'alias', '213'],
    ['taken', 'alias', '214'],
    ['reference', 'domain_id', '212'],
    ['reference', 'space_id', '215'],
    ['choice', 'privacy', '218'],
    ['type', 'privacy', '218'],
    ['choice', 'disabled', '217'],
    ['type', 'disabled', '217'],
    ['required', 'name', '310'],
    ['required', 'type', '310'],
    ['empty', 'type', '310'],
    ['choice', 'type', '312'],
  ])
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it('finds words that depend on the kind of record, except for a mistake that has none', () => {
  const of = (object: string, rows: Parameters<typeof samplesOf>[0]) =>
    samplesOf(rows).map(({ values, json }) => ({ values: { ...values, object }, json }))
  const samples = [
    ...of('link', [
      ...(['url', 'alias', 'privacy', 'disabled'] as const).map(field => ['choice', field, 'Link'] as const),
      ['time', 'expiration_time', 'none'],
    ]),
    ...of('pixel', [
      ['choice', '?sort', 'Pixel'],
      ['choice', 'type', 'Pixel'],
      ['required', 'name', 'Pixel'],
    ]),
    ...of('link', [['choice', '?sort', 'Link']]),
  ]
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
})

it('treats one parameter as an example of all, and not as an exception', () => {
  const samples = samplesOf([...body, ['choice', '?sort', 'option'], ['choice', '?sort_by', 'option']])
  const [unseen] = samplesOf([['choice', '?search_by', 'option']])
  const write = compile(parseStrict(codeShape(samples, scope, ['code'])!, scope, ''))
  expect(write(unseen!.values)).toBe('option')
})

it('finds the value that writes all words', () => {
  const samples = samplesOf([...body.map(([rule, field]) => [rule, field, rule] as const)])
  expect(codeShape(samples, scope, ['code'])).toBe('$rule')
})

it('distinguishes several mistakes from a single one', () => {
  const single = samplesOf([...body, ['required', 'type', 'blank']])
  const several = samplesOf([
    ['required', 'name', 'malformed'],
    ['required', 'url', 'malformed'],
  ]).map(({ values, json }) => ({ values: { ...values, more: 2 }, json }))
  const samples = [...single, ...several]
  const shape = codeShape(samples, errorScope, ['code'])!
  const write = compile(parseStrict(shape, errorScope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(samples.map(({ json }) => json))
})

it('finds addresses of pages about mistakes, and writes those of the service with its base URL', () => {
  const at = (start: string) =>
    samplesOf(body.map(([rule, field, word]) => [rule, field, `${start}/${word}`] as const)).map(
      ({ values, json }) => ({ values: { ...values, base: 'https://go.example/api' }, json }),
    )
  const pages = at('https://docs.example/mistakes')
  expect(written(pages)).toEqual(pages.map(({ json }) => json))
  const some = pages.map(({ values, json }) =>
    'rule' in values && values.rule === 'choice' ? { values } : { values, json },
  )
  expect(written(some as Sample[])).toEqual(some.map(({ json }) => json))
  const own = at('https://go.example/api')
  const shape = codeShape(own, errorScope, ['type'])!
  const write = compile(parseStrict(shape, errorScope, ''))
  const elsewhere = { ...own[0]!.values, base: 'http://127.0.0.1/v1' }
  expect(write(elsewhere)).toBe('http://127.0.0.1/v1/blank')
  const paths = own.map(({ values, json }) => ({ values: { ...values, path: '/blank' }, json }))
  expect(codeShape(paths, errorScope, ['instance'])).toBeUndefined()
  expect(codeShape(own, scope, ['type'])).toBeUndefined()
})

it('a word may go with the method', () => {
  const cases = ['GET gone', 'GET gone', 'PUT deleted', 'PATCH deleted', 'DELETE deleted'].map(one =>
    one.split(' '),
  )
  const samples = cases.map(([method = '', json]) => ({ values: { object: 'link', method }, json: json! }))
  const write = compile(parseStrict(codeShape(samples, errorScope, ['code'])!, errorScope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(samples.map(({ json }) => json))
})

it('a place that shows the path of the request shows no code', () => {
  const paths = (['link', 'pixel'] as const).map(object => {
    const path = `/${object}s/no-such-id`
    return { values: { object, path, received: 'no-such-id' }, json: `/api/v1${path}` }
  })
  expect(codeShape(paths, errorScope, ['instance'])).toBeUndefined()
})

it('writes sentences and echoes among the words with values of the mock', () => {
  const shown = body.map(([rule, field, word]) => [rule, field, rule === 'address' ? words : word] as const)
  const samples = samplesOf([...shown, ['range', 'page', 'over'], ['range', 'per_page', 'over']])
  const echoed = samplesOf([
    ['format', 'alias', 'ab c'],
    ['format', 'alias', '-'],
  ]).map(({ values, json }) => ({ values: { ...values, received: json! }, json }))
  const shape = codeShape([...samples, ...echoed], scope, ['code'])!
  const blank = { required: 'blank', empty: 'blank' }
  const byRule = { $: 'rule', map: { ...blank, choice: 'malformed', range: 'over', number: 'over' } }
  const sentences = choice({ rule: 'address' }, '$message', byRule)
  expect(inWords(shape)).toEqual(choice({ rule: 'format' }, '$received', sentences))
})

const named = [
  ['required', 'url', 'blank'],
  ['required', 'name', 'blank'],
  ['address', 'url', 'format'],
  ['address', 'expiration_url', 'format'],
  ['choice', 'target_type', 'one_of'],
  ['choice', 'privacy', 'one_of'],
] as const

it.each<[string, (field: string, word: string) => string]>([
  ['validation.target_type.one_of', (field, word) => `validation.${field}.${word}`],
  ['one_of_target_type', (field, word) => `${word}_${field}`],
  ['target-type.one_of', (field, word) => `${field.replaceAll('_', '-')}.${word}`],
  ['TARGET_TYPE_ONE_OF', (field, word) => `${field}_${word}`.toUpperCase()],
  ['OneofTargetType', (field, word) => `${inPascal(word.replace('_', ''))}${inPascal(field)}`],
])('reads the name of the field in a code such as %s', (_, codeOf) => {
  const samples = samplesOf(named.map(([rule, field, word]) => [rule, field, codeOf(field, word)]))
  const write = compile(parseStrict(codeShape(samples, scope, ['code'])!, scope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(samples.map(({ json }) => json))
  const [unseen] = samplesOf([['required', 'value', codeOf('value', 'blank')]])
  expect(write(unseen!.values)).toBe(unseen!.json)
})

it('reads codes that name fields, with others about parameters', () => {
  const samples = samplesOf([
    ...named.map(([rule, field, word]) => [rule, field, `validation.${field}.${word}`] as const),
    ['choice', '?sort', 'query.sort'],
    ['choice', '?sort_by', 'query.sort_by'],
    ['number', '?page', 'query.page'],
  ])
  expect(written(samples)).toEqual(samples.map(({ json }) => json))
  const [unseen] = samplesOf([['choice', '?type', 'query.type']])
  const write = compile(parseStrict(codeShape(samples, scope, ['code'])!, scope, ''))
  expect(write(unseen!.values)).toBe(unseen!.json)
})

function inPascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
}
