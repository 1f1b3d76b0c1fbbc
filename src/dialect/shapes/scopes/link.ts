import type { JsonSchema } from '../json-schema.ts'
import type { Scope, Value } from '../scope.ts'
import { addressValues, idValue, pixelScope, revision } from './pixel.ts'
import { rowLists } from './rows.ts'

const text: Value = { type: 'text', schema: { type: 'string' } }
const address: Value = { type: 'text', schema: { type: 'string', format: 'uri' } }
const moment: Value = { type: 'moment', schema: { type: 'string' } }
const secret: Value = { type: 'secret', schema: {}, unset: true }
const accountId: Value = { type: 'number', schema: { type: 'integer', minimum: 1 }, account: true }
const ordinal: Value = { type: 'number', schema: { type: 'integer', minimum: 1 }, ordinal: true }

const number = (schema: JsonSchema): Value => ({ type: 'number', schema: { type: 'integer', ...schema } })
const optional = (value: Value): Value => ({ ...value, unset: true })

/**
 * Returns the values that a link can show: the fields of section 2.1, and those that the service derives from
 * them.
 * @param ids the schemas of identifiers
 */
export function linkScope(ids: { links: JsonSchema; pixels: JsonSchema }): Scope {
  return {
    of: 'a link',
    values: {
      id: idValue(ids.links),
      ...addressValues,
      url: address,
      host: text,
      alias: optional(text),
      alias_generated: { type: 'boolean', schema: { type: 'boolean' } },
      short_url: address,
      domain_id: optional(accountId),
      domain: optional(text),
      space_id: optional(accountId),
      space: optional(text),
      pixel_ids: { type: 'list', schema: {}, item: embeddedPixelScope(ids), plain: '$id' },
      password: secret,
      privacy_password: secret,
      disabled: number({ enum: [0, 1] }),
      privacy: number({ enum: [0, 1, 2] }),
      expiration_url: optional(address),
      expiration_date: { type: 'date', schema: { type: 'string', format: 'date' }, unset: true },
      expiration_time: { type: 'clock', schema: { type: 'string', pattern: '^\\d{2}:\\d{2}$' }, unset: true },
      expires_at: optional(moment),
      expiration_clicks: optional(number({ minimum: 0 })),
      target_type: optional(number({ enum: [0, 1, 2, 3, 4] })),
      ...rowLists(ids.links),
      title: optional(text),
      clicks: number({ minimum: 0 }),
      status: number({ enum: [1, 2, 3] }),
      expired: { type: 'boolean', schema: { type: 'boolean' } },
      created_at: moment,
      updated_at: moment,
      ...revision,
      domain_position: optional(ordinal),
      space_position: optional(ordinal),
    },
  }
}

/** Returns the values of a pixel within a link. */
function embeddedPixelScope(ids: { links: JsonSchema; pixels: JsonSchema }): Scope {
  const { values } = pixelScope(ids)
  return { of: 'a pixel of a link', values: { ...values, link_id: idValue(ids.links) } }
}
