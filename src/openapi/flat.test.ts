import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, it } from 'vitest'
import { strictAjv } from '../../spec/load.ts'
import { sampled } from '../../tests/support/sample.ts'
import { fixtures, singleOthers } from '../../tests/support/sample-dialects.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractIn } from './contract.ts'
import { type OpenApiDocument, resolved } from './document.ts'
import { flatten } from './flat.ts'
import { component, mediaOf, schemaItems } from './parts.ts'

// Only these questions change how forms are described.
const aboutForms =
  /^(input\.|ids\.type|links\.(create\.required|domain-synonym|update|targeting|target-type|alias\.rule))/
const dialects = [
  ['the default dialect', defaultDialect] as const,
  ...sampled(
    singleOthers.filter(([title]) => aboutForms.test(title)),
    12,
  ),
  ...sampled(fixtures, 3),
]

/** Returns a validator of form fields that are all text, like that of a validating proxy. */
function formCheck(document: OpenApiDocument, name: string) {
  const ajv = strictAjv({ coerceTypes: 'array' })
    .addVocabulary(Object.keys(document))
    .addSchema(document, 'contract')
  return ajv.getSchema(`contract#/components/schemas/${name}`)!
}

describe('the flat contract', () => {
  it.each(
    dialects,
  )('with %s has no lists of rows in its forms, and accepts its own examples', async (_, dialect) => {
    const flat = flatten(contractIn(dialect))
    for (const [name, body] of Object.entries(flat.components.requestBodies)) {
      for (const [field, property] of Object.entries(component(flat, 'schemas', name).properties!)) {
        const whole = resolved(flat, property)
        const isList = whole.type === 'array'
        expect(isList && resolved(flat, schemaItems(whole)).type === 'object', field).toBe(false)
      }
      for (const { value } of Object.values(mediaOf(body).examples ?? {})) {
        const check = formCheck(flat, name)
        const texts = Object.fromEntries(
          Object.entries(value as object).map(([field, text]) => [
            field,
            Array.isArray(text) ? text.map(String) : String(text),
          ]),
        )
        expect(check(texts), `${name} ${JSON.stringify(check.errors)}`).toBe(true)
      }
    }
    await expect(SwaggerParser.validate(structuredClone(flat) as never)).resolves.toHaveProperty('openapi')
  })

  const url = 'https://shop.example/'
  const createCheck = formCheck(flatten(contractIn(defaultDialect)), 'LinkCreate')
  it.each([
    [true, { url, 'country[0][key]': 'DE', 'country[0][value]': url }],
    [true, { url, 'pixel_ids[]': ['3', '7'], 'rotation[1][value]': url }],
    [false, { url, 'country[0][key]': 'DE' }],
    [false, { url, 'country[4][value]': url }],
    [false, { url, 'country[0][key]': 'Germany', 'country[0][value]': url }],
    [false, { url, 'platform[0][key]': 'ios', 'platform[0][value]': url }],
    [false, { url, 'pixel_ids[]': ['x'] }],
    [false, { privacy: '0' }],
  ])('validates %s: %j', (valid, fields) => {
    expect(createCheck(fields)).toBe(valid)
  })
})
