import { expect } from 'vitest'
import { strictAjv } from '../../spec/load.ts'
import type { Json } from '../../src/dialect/shapes/json.ts'
import type { Values } from '../../src/dialect/shapes/scope.ts'
import { linkScope } from '../../src/dialect/shapes/scopes/index.ts'
import { compile, locate, parseStrict, print, schemaOf } from '../../src/dialect/shapes/shape.ts'

// A link for the tests of shapes, and what must hold for each construct of a shape.

const integer = { type: 'integer', minimum: 1 }
/** The values that a shape of a link may name. */
export const scope = linkScope({ links: integer, pixels: integer })

/** The values of a link, as they are passed to a shape. */
export const values: Values = {
  id: 7,
  url: 'https://a.example/x',
  host: 'a.example',
  alias: 'sale',
  alias_generated: false,
  updates: 2,
  version: 3,
  domain: 'go.example',
  domain_id: 1,
  space_id: null,
  space: null,
  disabled: 1,
  privacy: 2,
  password: 'secret',
  privacy_password: null,
  clicks: 0,
  expiration_date: '2026-01-31',
  expiration_time: '23:59',
  expiration_clicks: null,
  expires_at: Date.parse('2026-01-31T23:59:00Z'),
  target_type: 1,
  status: 2,
  expired: true,
  pixel_ids: [
    { id: 3, name: 'News' },
    { id: 9, name: 'Shop' },
  ],
  country: [
    { key: 'DE', value: 'https://de.example/' },
    { key: 'FR', value: 'https://fr.example/' },
  ],
  platform: [{ key: 'OS X', value: 'https://mac.example/' }],
  rotation: [],
  targeting: [{ list: 'country', key: 'DE', value: 'https://de.example/' }],
  language: [
    { key: 'sv', value: 'https://b.example/' },
    { key: 'de', value: 'https://a.example/' },
  ],
  all_targeting: [
    { list: 'country', key: 'DE', value: 'https://de.example/' },
    { list: 'rotation', value: 'https://r.example/' },
  ],
  created_at: Date.parse('2026-03-01T12:30:00Z'),
}

/** A shape, the JSON that it writes for `values`, and the values located in that JSON. */
export type ShapeCase = [shape: Json, written: Json, located: Record<string, unknown>]

/** Fails unless a shape writes that JSON, locates the values, has a valid schema, and can be printed. */
export function expectRoundTrip(source: Json, written: Json, located: Record<string, unknown>): void {
  const node = parseStrict(source, scope, '')
  const received = compile(node)(values)
  expect(received).toEqual(written)
  const found = locate(node, received, scope)
  expect(found.issues).toEqual([])
  expect(found.values).toEqual(located)
  const { schema } = schemaOf(node, scope)
  const validate = strictAjv().compile(schema)
  expect(validate(received), JSON.stringify([schema, validate.errors])).toBe(true)
  const printed = print(node)
  expect(parseStrict(printed, scope, '')).toEqual(node)
  expect(print(parseStrict(printed, scope, ''))).toEqual(printed)
}
