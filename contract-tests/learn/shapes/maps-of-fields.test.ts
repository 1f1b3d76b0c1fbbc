import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../../../src/dialect/shapes/shape.ts'
import type { Sample } from './fit/sample.ts'
import { fieldMapShape } from './maps-of-fields.ts'

type Mistake = readonly [field: string, rule: string]

const message = 'words'

/** The values of an error with these mistakes. */
function about(...mistakes: readonly Mistake[]): Sample['values'] {
  const issues = mistakes.map(([sent, rule]) => {
    const field = sent.replace('?', '')
    const [field_root, index, field_key = null] = field.split('.')
    const field_index = index === undefined ? null : Number(index)
    const source = sent.startsWith('?') ? 'query' : 'body'
    return { field, field_root, field_index, field_key, source, rule, message }
  })
  const fields = issues.map(issue => ({ ...issue, messages: [{ message }] }))
  return { status: 422, message, issues, fields, ...issues[0] } as Sample['values']
}

/** Learns the map. `open` is the number of its places that nothing explains. */
function learned(responses: readonly (readonly [Json, ...Mistake[]])[], open = 0) {
  const samples = responses.map(([json, ...mistakes]): Sample => ({ values: about(...mistakes), json }))
  const place = { scope: errorScope, path: ['invalid', 'errors'], unexplained: [], most: 0.8 }
  const shape = fieldMapShape(samples, place)
  expect(place.unexplained).toHaveLength(open)
  if (shape === undefined) throw new Error('No map of fields was found')
  const write = compile(parseStrict(shape, errorScope, ''))
  return (...mistakes: Mistake[]) => write(about(...mistakes))
}

it("a map by the service's own names of fields has no member for a valid field", () => {
  const write = learned([
    [{ goal: [message] }, ['url', 'address']],
    [{ until: [message] }, ['expiration_date', 'date']],
    [{ privacy: [message] }, ['privacy', 'choice']],
    [{ vendor: [message] }, ['type', 'choice']],
    [{ targets: [message] }, ['country.0.value', 'address']],
    [{ targets: [message] }, ['platform.1.value', 'address']],
    [{ goal: [message], vendor: [message] }, ['url', 'required'], ['type', 'required']],
  ])
  expect(write(['type', 'required'], ['disabled', 'choice'])).toEqual({
    vendor: [message],
    disabled: [message],
  })
  expect(write(['country.4.key', 'choice'])).toEqual({ targets: [message] })
})

it('an id in a list has no index, although the rows of other lists have one', () => {
  const write = learned([
    [{ url: [message] }, ['url', 'address']],
    [{ privacy: [message] }, ['privacy', 'choice']],
    [{ pixel_ids: [message] }, ['pixel_ids.0', 'reference']],
    [{ country: { 0: { value: [message] } } }, ['country.0.value', 'address']],
    [{ platform: { 1: { key: [message] } } }, ['platform.1.key', 'choice']],
  ])
  expect(write(['pixel_ids.3', 'reference'])).toEqual({ pixel_ids: [message] })
  expect(write(['country.2.key', 'choice'])).toEqual({ country: { 2: { key: [message] } } })
})

it('a map of maps has a member for each kind of mistake, and for rows their index and member', () => {
  const write = learned([
    [{ url: { isUrl: message } }, ['url', 'address']],
    [{ expiration_url: { isUrl: message } }, ['expiration_url', 'address']],
    [{ privacy: { isIn: message } }, ['privacy', 'choice']],
    [{ disabled: { isIn: message } }, ['disabled', 'choice']],
    [{ byCountry: { 0: { value: { isUrl: message } } } }, ['country.0.value', 'address']],
    [{ byPlatform: { 1: { value: { isUrl: message } } } }, ['platform.1.value', 'address']],
    // The mistake in an id is shown differently. One exception among many samples is allowed.
    [{ trackers: { ids: message } }, ['pixel_ids.0', 'address']],
    [{ url: { isUrl: message }, privacy: { isIn: message } }, ['url', 'address'], ['privacy', 'choice']],
  ])
  expect(write(['expiration_url', 'address'], ['country.2.value', 'choice'])).toEqual({
    expiration_url: { isUrl: message },
    byCountry: { 2: { value: { isIn: message } } },
  })
})

it('a map with lists of messages for rows and for fields', () => {
  const row = { country: { 0: { value: [message] } } }
  const write = learned([
    [{ url: [message] }, ['url', 'address']],
    [{ privacy: [message] }, ['privacy', 'choice']],
    [row, ['country.0.value', 'address']],
    [{ url: [message], ...row }, ['url', 'address'], ['country.0.value', 'address']],
  ])
  expect(write(['language.1.key', 'choice'])).toEqual({ language: { 1: { key: [message] } } })
})

it('a map with a list of rows, in which valid rows are empty', () => {
  const write = learned([
    [{ url: [message] }, ['url', 'address']],
    [{ privacy: [message] }, ['privacy', 'choice']],
    [{ country: [{ value: [message] }] }, ['country.0.value', 'address']],
    [{ country: [{}, { key: [message] }] }, ['country.1.key', 'choice']],
    // A list of ids is not a list of rows.
    [{ pixel_ids: [message] }, ['pixel_ids.0', 'reference']],
    [{ alias: [message] }, ['alias', 'format']],
    [
      { url: [message], rotation: [{ value: [message] }] },
      ['url', 'address'],
      ['rotation.0.value', 'address'],
    ],
  ])
  expect(write(['language.2.key', 'choice'])).toEqual({ language: [{}, {}, { key: [message] }] })
})

it('a map by the source of the fields', () => {
  const write = learned([
    [{ form: { url: [message] } }, ['url', 'address']],
    [{ form: { privacy: [message] } }, ['privacy', 'choice']],
    [{ form: { country: { 0: { value: [message] } } } }, ['country.0.value', 'address']],
    [{ query: { per_page: [message] } }, ['?per_page', 'choice']],
  ])
  expect(write(['?sort', 'choice'])).toEqual({ query: { sort: [message] } })
  expect(write(['language.1.key', 'choice'])).toEqual({ form: { language: { 1: { key: [message] } } } })
})

it('an object that differs for each kind of mistake is not a map', () => {
  const samples = [
    { values: about(['url', 'address']), json: { code: 'bad-url', at: 'url' } },
    { values: about(['privacy', 'choice']), json: { code: 'bad-choice', at: 'privacy' } },
    { values: about(['disabled', 'choice']), json: { code: 'bad-choice', at: 'disabled' } },
  ]
  const place = { scope: errorScope, path: ['invalid'], unexplained: [] }
  expect(fieldMapShape(samples, place)).toBeUndefined()
})

it('a map of objects is one, although their details are not always those of the kind of mistake', () => {
  const one = (path: string, kind: string, by = 'schema') => ({ message, kind, by, path })
  const responses: [Json, Mistake][] = [
    [{ longUrl: one('longUrl', 'address') }, ['url', 'address']],
    [{ expiryUrl: one('expiryUrl', 'address') }, ['expiration_url', 'address']],
    [{ privacy: one('privacy', 'enum') }, ['privacy', 'choice']],
    [{ disabled: one('disabled', 'enum') }, ['disabled', 'choice']],
    [{ provider: one('provider', 'enum') }, ['type', 'choice']],
    [{ targetType: one('targetType', 'enum') }, ['target_type', 'choice']],
    [{ longUrl: one('longUrl', 'required') }, ['url', 'required']],
    [{ name: one('name', 'required') }, ['name', 'required']],
    // Of three kinds of mistakes, one is shown in another way in each of these.
    [{ provider: one('provider', 'user defined') }, ['type', 'required']],
    [{ longUrl: one('longUrl', 'user defined') }, ['url', 'address']],
    [{ privacy: one('privacy', 'enum', 'driver') }, ['privacy', 'choice']],
    [{ disabled: one('disabled', 'enum', 'driver') }, ['disabled', 'choice']],
  ]
  const write = learned(responses, 2)
  expect(write(['type', 'choice'], ['expiration_url', 'address'])).toMatchObject({
    provider: { path: 'provider' },
    expiryUrl: { path: 'expiryUrl' },
  })
})
